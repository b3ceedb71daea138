import type { BusinessSection, CalendarDate } from '@contract';
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
  everyClosedDay: ['closedDays'],
  closedDays: ({ from, to }: Period) => ['closedDays', from, to],
  posts: ['posts'],
  postLists: ['posts', 'getList'],
  post: (id: string) => ['posts', 'one', id],
  deletedPosts: ['posts', 'deleted'],
  users: ['users'],
  staff: ['users', 'staff'],
  today: ['leads', 'today'],
  stats: ['stats'],
  weeks: ['stats', 'weeks'],
  notes: ({ leadType, leadId }: LeadRef) => ['notes', leadType, leadId],
  allNotes: ['notes'],
  activities: ['activity'],
  activity: ({ leadType, leadId }: LeadRef) => ['activity', leadType, leadId],
  mails: ['messages'],
  mail: (id: string) => ['messages', 'one', id],
  mailSummary: ['messages', 'summary'],
  newsletter: ['newsletter'],
  issues: ['newsletter', 'getList'],
  issue: (id: string) => ['newsletter', 'one', id],
  // apart from `newsletter`: the progress of an issue does not change who subscribed
  audience: (id: string) => ['audience', id],
  sendingStatus: ['newsletter', 'status'],
  issuePreview: (draft: object) => ['issuePreview', draft],
  deliveries: ['deliveries'],
  consents: (subscriptionId: string) => ['leads', 'consents', subscriptionId],
  media: ['media'],
  pictureLists: ['media', 'list'],
  pictures: (query: string) => ['media', 'list', query],
  picture: (id: string) => ['media', 'one', id],
  tasks: ['tasks'],
  waiting: ['tasks', 'waiting'],
  clients: ['clients'],
  clientLists: ['clients', 'getList'],
  client: (id: string) => ['clients', 'one', id],
  // with `leads`, which are changed elsewhere
  clientLeads: (clientId: string) => ['leads', 'client', clientId],
  policies: ['policies'],
  settings: ['settings'],
  business: ['settings', 'business'],
  businessHistory: (section: BusinessSection) => ['settings', 'business', 'history', section],
  businessPreview: (section: BusinessSection, value: string) => ['businessPreview', section, value],
  selfCheck: ['selfCheck'],
  auditState: ['audit', 'state'],
  firstSteps: ['firstSteps'],
  ownSessions: ['ownSessions'],
  ownEmail: ['ownEmail'],
  people: ['privacy', 'people'],
  peopleFound: (query: string) => ['privacy', 'people', query],
  privacyRequests: ['privacyRequests'],
  erasures: ['erasures'],
  legalHolds: ['legalHolds'],
  certificate: (id: string) => ['erasures', 'one', id],
  due: ['privacy', 'due'],
  retention: ['settings', 'retention'],
  threshold: ['privacy', 'threshold'],
  breaches: ['privacy', 'breaches'],
  breach: (id: string) => ['privacy', 'breaches', id],
  calendarFeed: ['calendarFeed'],
  secondFactor: ['secondFactor'],
  suspected: ['suspected'],
  suspectedCount: ['suspected', 'count'],
  blocked: ['blocked'],
  search: (query: string) => ['search', query],
  history: (postId: string) => ['posts', 'history', postId],
  preview: (content: string) => ['preview', content],
} as const;

export type QueryKey = readonly unknown[];
