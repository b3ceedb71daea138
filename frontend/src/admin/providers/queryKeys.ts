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
  leadDetail: ({ leadType, leadId }: LeadRef) => ['leads', 'detail', leadType, leadId],
  calendar: ['calendar'],
  bookingDays: ({ from, to }: Period) => ['calendar', 'days', from, to],
  // apart from `calendar`: a change of a booking does not change the holidays
  closedDays: ({ from, to }: Period) => ['closedDays', from, to],
  posts: ['posts'],
  deletedPosts: ['posts', 'deleted'],
  users: ['users'],
  staff: ['users', 'staff'],
  today: ['leads', 'today'],
  stats: ['stats'],
  weeks: ['stats', 'weeks'],
  notes: ({ leadType, leadId }: LeadRef) => ['notes', leadType, leadId],
  activities: ['activity'],
  activity: ({ leadType, leadId }: LeadRef) => ['activity', leadType, leadId],
  messages: ['messages'],
  message: (id: string) => ['messages', 'one', id],
  messageSummary: ['messages', 'summary'],
  newsletter: ['newsletter'],
  issues: ['newsletter', 'getList'],
  issue: (id: string) => ['newsletter', 'one', id],
  // apart from `newsletter`: the progress of an issue does not change who subscribed
  audience: (id: string) => ['audience', id],
  sendingStatus: ['newsletter', 'status'],
  issuePreview: (draft: object) => ['issuePreview', draft],
  deliveries: ['deliveries'],
  consents: (subscriptionId: string) => ['leads', 'consents', subscriptionId],
  tasks: ['tasks'],
  settings: ['settings'],
  calendarFeed: ['calendarFeed'],
  search: (query: string) => ['search', query],
  history: (postId: string) => ['posts', 'history', postId],
  preview: (content: string) => ['preview', content],
} as const;

export type QueryKey = readonly unknown[];
