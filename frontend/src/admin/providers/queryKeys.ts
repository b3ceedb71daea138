import type { CalendarDate } from '@contract';
import type { LeadRef } from '../../shared/api-types';

/** A period of days, both ends included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Query keys. Invalidating a shorter key also invalidates all keys that begin with it. */
export const queryKeys = {
  leads: ['leads'],
  lead: ({ leadType, leadId }: LeadRef) => ['leads', 'one', leadType, leadId],
  calendar: ['calendar'],
  bookingDays: ({ from, to }: Period) => ['calendar', 'days', from, to],
  posts: ['posts'],
  deletedPosts: ['posts', 'deleted'],
  users: ['users'],
  stats: ['stats'],
  weeks: ['stats', 'weeks'],
  notes: ({ leadType, leadId }: LeadRef) => ['notes', leadType, leadId],
  activity: ({ leadType, leadId }: LeadRef) => ['activity', leadType, leadId],
  messages: ['messages'],
  message: (id: string) => ['messages', 'one', id],
  messageSummary: ['messages', 'summary'],
  settings: ['settings'],
  history: (postId: string) => ['posts', 'history', postId],
  preview: (content: string) => ['preview', content],
} as const;

export type QueryKey = readonly unknown[];
