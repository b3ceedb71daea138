import type { BusinessSection, CalendarDate } from '@contract';
import type { LeadRef } from '@/shared/api-types';
import type { Resource } from './records';

/** A period of days, both ends included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** react-admin's `meta` of a record that is fetched by itself. */
export const WHOLE = { whole: true };

/** Query keys. Invalidating a shorter key also invalidates all keys that begin with it. */
export const queryKeys = {
  /** Of one record, as `useRecord` fetches it. */
  record: (resource: Resource, id: string) => [resource, 'getOne', { id, meta: WHOLE }],
  leads: ['leads'],
  calendar: ['calendar'],
  bookingDays: ({ from, to }: Period) => ['calendar', 'days', from, to],
  // apart from `calendar`: a change of a booking does not change the holidays
  everyClosedDay: ['closedDays'],
  closedDays: ({ from, to }: Period) => ['closedDays', from, to],
  posts: ['posts'],
  postLists: ['posts', 'getList'],
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
  mailSummary: ['messages', 'summary'],
  newsletter: ['newsletter'],
  issues: ['newsletter', 'getList'],
  // apart from `newsletter`: the progress of an issue does not change who subscribed
  audience: (id: string) => ['audience', id],
  sendingStatus: ['newsletter', 'status'],
  issuePreview: (draft: object) => ['issuePreview', draft],
  deliveries: ['deliveries'],
  consents: (subscriptionId: string) => ['leads', 'consents', subscriptionId],
  media: ['media'],
  pictureLists: ['media', 'getList'],
  tasks: ['tasks'],
  waiting: ['tasks', 'waiting'],
  clients: ['clients'],
  households: ['households'],
  clientLists: ['clients', 'getList'],
  timelines: ['clients', 'timeline'],
  timeline: (clientId: string) => ['clients', 'timeline', clientId],
  clientDeletion: (id: string) => ['clients', 'deletion', id],
  clientTags: ['clients', 'tags'],
  duplicatePairs: ['clients', 'duplicatePairs'],
  duplicates: (clientId: string) => ['clients', 'duplicates', clientId],
  merges: (clientId: string) => ['clients', 'merges', clientId],
  policies: ['policies'],
  policyCases: (id: string) => ['policies', 'cases', id],
  policyPremiums: (id: string) => ['policies', 'premiums', id],
  policyVersions: (id: string) => ['policies', 'versions', id],
  changePreview: (id: string, change: string | null) => ['policies', 'preview', id, change],
  insurers: ['insurers'],
  // with `policies`, whose changes change it
  book: (months: number) => ['policies', 'book', months],
  policySums: (filter: object) => ['policies', 'sums', filter],
  settings: ['settings'],
  tomorrowsMails: ['policies', 'mails of tomorrow'],
  business: ['settings', 'business'],
  calculators: ['settings', 'calculators'],
  calculatorUse: ['calculatorUse'],
  businessHistory: (section: BusinessSection) => ['settings', 'business', 'history', section],
  businessPreview: (section: BusinessSection, value: string) => ['businessPreview', section, value],
  selfCheck: ['selfCheck'],
  auditState: ['audit', 'state'],
  auditNames: (subjects: readonly string[]) => ['audit', 'names', subjects],
  firstSteps: ['firstSteps'],
  ownSessions: ['ownSessions'],
  ownEmail: ['ownEmail'],
  people: ['privacy', 'people'],
  peopleFound: (query: string) => ['privacy', 'people', query],
  privacyRequests: ['privacyRequests'],
  erasures: ['erasures'],
  legalHolds: ['legalHolds'],
  due: ['privacy', 'due'],
  retention: ['settings', 'retention'],
  threshold: ['privacy', 'threshold'],
  breaches: ['breaches'],
  subscribers: ['subscribers'],
  imports: ['imports'],
  importRows: (id: string, outcome: string) => ['imports', 'rows', id, outcome],
  importUndo: (id: string) => ['imports', 'undo', id],
  importFields: (kind: string) => ['importFields', kind],
  importMappings: (kind: string) => ['importMappings', kind],
  apiKeys: ['apiKeys'],
  webhooks: ['webhooks'],
  webhookDeliveries: (id: string) => ['webhooks', 'deliveries', id],
  calendarFeed: ['calendarFeed'],
  busyCalendars: ['busyCalendars'],
  everyBusyTime: ['busyTimes'],
  busyTimes: ({ from, to }: Period) => ['busyTimes', from, to],
  unreadDays: ({ from, to }: Period) => ['busyTimes', 'unread', from, to],
  secondFactor: ['secondFactor'],
  suspected: ['suspected'],
  blocked: ['blocked'],
  search: (query: string) => ['search', query],
  history: (postId: string) => ['posts', 'history', postId],
  preview: (content: string) => ['preview', content],
} as const;

/** What a change of a client, or a merge, changes. */
export const queriesOfClients: readonly QueryKey[] = [
  queryKeys.clients,
  queryKeys.households,
  queryKeys.leads,
  queryKeys.policies,
  queryKeys.tasks,
];

/** What a link of a lead to a client, or its end, changes. */
export const queriesOfLink = (lead: LeadRef): readonly QueryKey[] => [
  queryKeys.clients,
  queryKeys.leads,
  queryKeys.calendar,
  queryKeys.activity(lead),
];

export type QueryKey = readonly unknown[];
