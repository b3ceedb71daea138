import type { BookingStatus, CalendarDate, ContactChannel, LeadStatus } from '@contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import type {
  Appointment,
  EnteredBooking,
  LeadDetails,
  LeadRef,
  NewTask,
  StoredSettings,
  TaskChange,
  User,
  VisitorMails,
} from '@/shared/api-types';
import type {
  BulkChange,
  DeliveryFilter,
  LeadFilter,
  Sale,
  Schedule,
  Telling,
  TellingAndConfirming,
} from './requests';
import { toCalendarDate } from '../dates/dates';
import { api, done, orNull } from './api';
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

const leadOf = ({ leadType, leadId: id }: LeadRef) => ({ leadType, id });

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
    return listFromArray(await api.get('/api/admin/users/status/{status}', { path: { status } }), params);
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
  stats: () => api.get('/api/admin/stats'),
  weeks: () => api.get('/api/admin/stats/weeks'),
  changeLeadStatus: ({ leadType, leadId: id }: LeadRef, leadStatus: LeadStatus) =>
    done(api.patch(`/api/admin/${leadType}s/{id}/lead-status`, { path: { id }, body: { leadStatus } })),
  /** Changes up to 100 leads, all or none. */
  changeLeads: (leads: readonly LeadRef[], changed: BulkChange) =>
    done(
      api.post('/api/admin/leads/bulk', {
        body: { ids: leads.map(({ leadType, leadId }) => `${leadType}:${leadId}`), ...changed },
      }),
    ),
  /** The active users, who can own leads and tasks. */
  staff: () => api.get('/api/admin/staff'),
  changeBookingStatus: (id: string, bookingStatus: BookingStatus, telling?: Telling) =>
    done(
      api.patch('/api/admin/appointments/{id}/booking-status', {
        path: { id },
        body: { bookingStatus, ...sent(telling) },
      }),
    ),
  reschedule: (id: string, { preferredDate, preferredTime }: Schedule, telling?: TellingAndConfirming) =>
    done(
      api.patch('/api/admin/appointments/{id}/schedule', {
        path: { id },
        body: { preferredDate, preferredTime, ...sent(telling) },
      }),
    ),
  /** Mails the confirmation to the address of now, and withdraws it where else it went. */
  sendBookingConfirmation: (id: string) =>
    done(api.post('/api/admin/leads/appointment/{id}/send-confirmation', { path: { id } })),
  /** Mails the visitor that the confirmation was a mistake. */
  sendCorrection: (id: string) => done(api.post('/api/admin/appointments/{id}/correction', { path: { id } })),
  /** Accepts or dismisses what the visitor asked for. */
  answerVisitorRequest: (id: string, accept: boolean, telling?: TellingAndConfirming) =>
    done(
      api.post('/api/admin/appointments/{id}/visitor-request', {
        path: { id },
        body: { accept, ...sent(telling) },
      }),
    ),
  /** Records the sale and closes the lead in one step. */
  recordSale: (id: string, { productPurchased, premiumFrequency, premiumRate }: Sale) =>
    done(
      api.patch('/api/admin/appointments/{id}/sales-info', {
        path: { id },
        body: { productPurchased, premiumFrequency, premiumRate },
      }),
    ),
  notes: (lead: LeadRef) => api.get('/api/admin/leads/{leadType}/{id}/notes', { path: leadOf(lead) }),
  /** With a channel the note is the record of a contact. */
  addNote: (lead: LeadRef, note: string, channel?: ContactChannel | null) =>
    done(
      api.post('/api/admin/leads/{leadType}/{id}/notes', {
        path: leadOf(lead),
        body: { note, channel: channel ?? undefined },
      }),
    ),
  /** Null if there is no such lead. */
  leadDetail: (lead: LeadRef) => orNull(api.get('/api/admin/leads/{leadType}/{id}', { path: leadOf(lead) })),
  /** Sends only the changed fields. */
  correctDetails: ({ leadType, leadId: id }: LeadRef, body: LeadDetails) =>
    done(api.patch(`/api/admin/${leadType}s/{id}/details`, { path: { id }, body })),
  /** Adds a booking of somebody who called, came by or was referred. */
  addBooking: (booking: EnteredBooking, tellVisitor?: boolean) =>
    done(api.post('/api/admin/appointments', { body: { ...booking, tellVisitor } })),
  activity: (lead: LeadRef) => api.get('/api/admin/leads/{leadType}/{id}/activity', { path: leadOf(lead) }),

  /** Number of bookings by day in a period, both ends included; days without bookings are omitted. */
  bookingDays: (from: CalendarDate, to: CalendarDate) =>
    api.get('/api/admin/calendar/days', { query: { from, to } }),
  /** Days of a period on which the office is closed besides its weekly hours, both ends included. */
  closedDays: (from: CalendarDate, to: CalendarDate) =>
    api.get('/api/admin/calendar/closed-days', { query: { from, to } }),

  /** What is to be done today. */
  today: () => api.get('/api/admin/today'),
  /** How much waits for the user, for the menu. */
  waiting: () => api.get('/api/admin/waiting'),
  /** Leads and posts that match, at most eight of each. */
  search: (q: string) => api.get('/api/admin/search', { query: { q } }),
  addTask: ({ title, dueDate, leadType, leadId, clientId, assigneeId }: NewTask) =>
    api.post('/api/admin/tasks', { body: { title, dueDate, leadType, leadId, clientId, assigneeId } }),
  /** Missing fields stay as they are. */
  changeTask: (id: string, { title, dueDate, assigneeId, done: isDone }: TaskChange) =>
    api.patch('/api/admin/tasks/{id}', { path: { id }, body: { title, dueDate, assigneeId, done: isDone } }),
  deleteTask: (id: string) => api.delete('/api/admin/tasks/{id}', { path: { id } }),
  /** Since when the user has an address for calendar apps; null without one. */
  calendarFeed: () => api.get('/api/user/calendar-feed'),
  /** Replaces an earlier address. */
  makeCalendarFeed: (password: string) => api.post('/api/user/calendar-feed', { body: { password } }),
  revokeCalendarFeed: () => api.delete('/api/user/calendar-feed'),
  settings: (): Promise<StoredSettings> => api.get('/api/admin/settings'),
  /** Rejects with 409 unless `ifUpdatedAt` is the time of the last change. */
  saveVisitorMails: (mails: VisitorMails, ifUpdatedAt: string | null) =>
    done(api.put('/api/admin/settings/visitorMails', { body: { ...mails, ifUpdatedAt } })),
  tomorrowsMails: () => api.get('/api/admin/policy-mails/tomorrow'),
});

export type ConsoleProvider = typeof dataProvider;
