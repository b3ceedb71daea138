import type { CalendarDate } from '@contract';
import type { LeadRef } from '../../shared/api-types';

/** Days from one to another, both included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Under which names what was read is kept. A shorter key stands for everything that begins with it. */
export const queryKeys = {
  leads: ['leads'],
  calendar: ['calendar'],
  bookingDays: ({ from, to }: Period) => ['calendar', 'days', from, to],
  posts: ['blog'],
  users: ['users'],
  stats: ['stats'],
  weeks: ['stats', 'weeks'],
  notes: ({ leadType, leadId }: LeadRef) => ['notes', leadType, leadId],
  activity: ({ leadType, leadId }: LeadRef) => ['activity', leadType, leadId],
  history: (postId: string) => ['blog', 'history', postId],
  preview: (content: string) => ['preview', content],
} as const;

export type QueryKey = readonly unknown[];
