import type { BookingStatus, CalendarDate, ClosedDay, ContactChannel, LeadStatus } from '@contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { ApiError, call, type ApiRequest } from '@/shared/api-client';
import type {
  ActivityEntry,
  AdminStats,
  Appointment,
  LeadDetail,
  LeadNote,
  LeadRef,
  NewTask,
  SearchResults,
  StaffMember,
  StoredSettings,
  Task,
  TaskChange,
  Today,
  Waiting,
  User,
  TomorrowsMails,
  VisitorMails,
  WeekOfLeads,
} from '@/shared/api-types';
import type {
  BulkChange,
  DayOfBookings,
  DeliveryFilter,
  LeadFilter,
  Sale,
  Schedule,
  Telling,
  TellingAndConfirming,
} from './requests';
import { toCalendarDate } from '../dates/dates';
import { accountProvider } from './accountProvider';
import { apiKeysProvider } from './apiKeysProvider';
import { auditProvider } from './auditProvider';
import { withConfirmation } from './confirmation';
import { bookProvider } from './bookProvider';
import { businessProvider } from './businessProvider';
import { clientsProvider } from './clientsProvider';
import { policiesProvider, policyFilter } from './policiesProvider';
import { blogProvider, postList } from './blogProvider';
import { httpClient } from './httpClient';
import { listFromArray, type ListParams } from './listFromArray';
import { requestedLeads } from './leadPeriods';
import { importsProvider } from './importsProvider';
import { leadList } from './leadList';
import { mailsProvider } from './mailsProvider';
import { mediaProvider } from './mediaProvider';
import { careProvider } from './careProvider';
import { screeningProvider } from './screeningProvider';
import { newsletterProvider } from './newsletterProvider';
import { securityProvider } from './securityProvider';
import { privacyProvider } from './privacyProvider';
import { webhooksProvider } from './webhooksProvider';

const base = simpleRestProvider('/api/admin', httpClient);
const bookings = simpleRestProvider('/api', httpClient);

const leadPath = ({ leadType, leadId }: LeadRef) => `/api/admin/leads/${leadType}/${leadId}`;
const TASKS = '/api/admin/tasks';
const FEED = '/api/user/calendar-feed';
const change = (path: string, body: unknown, method: ApiRequest['method'] = 'PATCH') =>
  call<void>(path, { method, body });

const sent = ({ tellVisitor, message, evenPast, confirm }: TellingAndConfirming = {}) => ({
  tellVisitor,
  message: message?.trim() || undefined,
  evenPast: evenPast || undefined,
  confirm: confirm || undefined,
});

/** Drops empty filter values; the server rejects values that it does not support. */
const filterOf = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

const leadFilter = (filter: LeadFilter) => filterOf(requestedLeads(filter, toCalendarDate(new Date())));

type List = (params: ListParams & { filter?: object }) => Promise<unknown>;

const listOf =
  (path: string): List =>
  (params) =>
    base.getList(path, { ...params, filter: filterOf(params.filter ?? {}) });

const unknownResource: List = () => Promise.reject(new Error('There is no such resource'));
const lists: Record<string, List> = {
  leads: (params) => leadList({ ...params, filter: leadFilter(params.filter ?? {}) }),
  messages: listOf('mails'),
  audit: listOf('audit'),
  tasks: listOf('tasks'),
  clients: listOf('clients'),
  policies: (params) => listOf('policies')({ ...params, filter: policyFilter(params.filter ?? {}) }),
  newsletter: listOf('newsletters'),
  subscribers: listOf('newsletters/subscribers'),
  deliveries: (params) => {
    const { issueId, ...filter } = params.filter as DeliveryFilter;
    return listOf(`newsletters/${issueId}/deliveries`)({ ...params, filter });
  },
  suspected: listOf('suspected'),
  privacyRequests: listOf('privacy/requests'),
  erasures: (params) => listOf('privacy/erasures')({ ...params, filter: {} }),
  legalHolds: (params) => listOf('privacy/holds')({ ...params, filter: {} }),
  imports: listOf('imports'),
  calendar: (params) =>
    bookings.getList<Appointment>('appointments', { ...params, filter: params.filter ?? {} }),
  posts: (params) => postList(params),
  users: async (params) => {
    const { status = 'active' } = (params.filter ?? {}) as Partial<User>;
    return listFromArray(await call<User[]>(`/api/admin/users/status/${status}`), params);
  },
};

/**
 * react-admin's data provider, with a typed method for each other use case of the console. Rejects with an ApiError on an
 * error response. Where `tellVisitor` is missing, the office's settings decide whether the visitor gets a message.
 */
export const dataProvider = withConfirmation({
  ...base,
  ...blogProvider,
  ...newsletterProvider,
  ...businessProvider,
  ...mediaProvider(base),
  ...careProvider,
  ...securityProvider,
  ...accountProvider,
  ...auditProvider,
  ...screeningProvider(base),
  ...clientsProvider(base),
  ...policiesProvider(base),
  ...bookProvider,
  ...privacyProvider,
  ...importsProvider,
  ...apiKeysProvider,
  ...mailsProvider,
  ...webhooksProvider,
  getList: ((resource: string, params: GetListParams) =>
    (lists[resource] ?? unknownResource)(params)) as DataProvider['getList'],
  stats: (): Promise<AdminStats> => call('/api/admin/stats'),
  weeks: (): Promise<readonly WeekOfLeads[]> => call('/api/admin/stats/weeks'),
  changeLeadStatus: ({ leadType, leadId }: LeadRef, leadStatus: LeadStatus): Promise<void> =>
    change(`/api/admin/${leadType}s/${leadId}/lead-status`, { leadStatus }),
  /** Changes up to 100 leads, all or none. */
  changeLeads: (leads: readonly LeadRef[], changed: BulkChange): Promise<void> =>
    change(
      '/api/admin/leads/bulk',
      { ids: leads.map(({ leadType, leadId }) => `${leadType}:${leadId}`), ...changed },
      'POST',
    ),
  /** The active users, who can own leads and tasks. */
  staff: (): Promise<readonly StaffMember[]> => call('/api/admin/staff'),
  changeBookingStatus: (id: string, bookingStatus: BookingStatus, telling?: Telling): Promise<void> =>
    change(`/api/admin/appointments/${id}/booking-status`, { bookingStatus, ...sent(telling) }),
  reschedule: (
    id: string,
    { preferredDate, preferredTime }: Schedule,
    telling?: TellingAndConfirming,
  ): Promise<void> =>
    change(`/api/admin/appointments/${id}/schedule`, { preferredDate, preferredTime, ...sent(telling) }),
  /** Mails the confirmation to the address of now, and withdraws it where else it went. */
  sendBookingConfirmation: (id: string): Promise<void> =>
    change(`/api/admin/leads/appointment/${id}/send-confirmation`, {}, 'POST'),
  /** Mails the visitor that the confirmation was a mistake. */
  sendCorrection: (id: string): Promise<void> =>
    change(`/api/admin/appointments/${id}/correction`, {}, 'POST'),
  /** Accepts or dismisses what the visitor asked for. */
  answerVisitorRequest: (id: string, accept: boolean, telling?: TellingAndConfirming): Promise<void> =>
    change(`/api/admin/appointments/${id}/visitor-request`, { accept, ...sent(telling) }, 'POST'),
  /** Records the sale and closes the lead in one step. */
  recordSale: (id: string, { productPurchased, premiumFrequency, premiumRate }: Sale): Promise<void> =>
    change(`/api/admin/appointments/${id}/sales-info`, { productPurchased, premiumFrequency, premiumRate }),
  notes: (lead: LeadRef): Promise<readonly LeadNote[]> => call(`${leadPath(lead)}/notes`),
  /** With a channel the note is the record of a contact. */
  addNote: (lead: LeadRef, note: string, channel?: ContactChannel | null): Promise<void> =>
    change(`${leadPath(lead)}/notes`, { note, ...(channel && { channel }) }, 'POST'),
  /** Null if there is no such lead. */
  leadDetail: (lead: LeadRef): Promise<LeadDetail | null> =>
    call<LeadDetail>(leadPath(lead)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  /** Sends only the changed fields. */
  correctDetails: (
    { leadType, leadId }: LeadRef,
    changes: Readonly<Record<string, string | number | null>>,
  ): Promise<void> => change(`/api/admin/${leadType}s/${leadId}/details`, changes),
  /** Adds a booking of somebody who called, came by or was referred. */
  addBooking: (booking: Readonly<Record<string, string | null>>, tellVisitor?: boolean): Promise<void> =>
    change('/api/admin/appointments', { ...booking, tellVisitor }, 'POST'),
  activity: (lead: LeadRef): Promise<readonly ActivityEntry[]> => call(`${leadPath(lead)}/activity`),

  /** Number of bookings by day in a period, both ends included; days without bookings are omitted. */
  bookingDays: (from: CalendarDate, to: CalendarDate): Promise<readonly DayOfBookings[]> =>
    call(`/api/admin/calendar/days?from=${from}&to=${to}`),
  /** Days of a period on which the office is closed besides its weekly hours, both ends included. */
  closedDays: (from: CalendarDate, to: CalendarDate): Promise<readonly ClosedDay[]> =>
    call(`/api/admin/calendar/closed-days?from=${from}&to=${to}`),

  /** What is to be done today. */
  today: (): Promise<Today> => call('/api/admin/today'),
  /** How much waits for the user, for the menu. */
  waiting: (): Promise<Waiting> => call('/api/admin/waiting'),
  /** Leads and posts that match, at most eight of each. */
  search: (query: string): Promise<SearchResults> => call(`/api/admin/search?q=${encodeURIComponent(query)}`),
  addTask: ({ title, dueDate, leadType, leadId, clientId, assigneeId }: NewTask): Promise<Task> =>
    call(TASKS, { method: 'POST', body: { title, dueDate, leadType, leadId, clientId, assigneeId } }),
  /** Missing fields stay as they are. */
  changeTask: (id: string, { title, dueDate, assigneeId, done }: TaskChange): Promise<Task> =>
    call(`${TASKS}/${id}`, { method: 'PATCH', body: { title, dueDate, assigneeId, done } }),
  deleteTask: (id: string): Promise<void> => call(`${TASKS}/${id}`, { method: 'DELETE' }),
  /** Since when the user has an address for calendar apps; null without one. */
  calendarFeed: (): Promise<{ createdAt: string | null; fetchedAt: string | null }> => call(FEED),
  /** Replaces an earlier address. */
  makeCalendarFeed: (password: string): Promise<{ url: string }> =>
    call(FEED, { method: 'POST', body: { password } }),
  revokeCalendarFeed: (): Promise<void> => call(FEED, { method: 'DELETE' }),
  settings: (): Promise<StoredSettings> => call('/api/admin/settings'),
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveVisitorMails: (mails: VisitorMails, ifUpdatedAt: string | null): Promise<void> =>
    change('/api/admin/settings/visitorMails', { ...mails, ifUpdatedAt }, 'PUT'),
  tomorrowsMails: (): Promise<TomorrowsMails> => call('/api/admin/policy-mails/tomorrow'),
});

export type ConsoleProvider = typeof dataProvider;
