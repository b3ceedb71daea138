import type { LeadType } from '@contract';

/** Which lead is meant; an id alone never says. */
export interface LeadRef {
  readonly leadType: LeadType;
  readonly leadId: string;
}

/** Under which names what was read is kept. A shorter key stands for everything that begins with it. */
export const queryKeys = {
  leads: ['leads'],
  calendar: ['calendar'],
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
