import type { ClosedDay } from '@contract';
import simpleRestProvider from 'ra-data-simple-rest';
import { ApiError, call, type ApiRequest } from '../../shared/api-client';
import type {
  ActivityEntry,
  AdminStats,
  Appointment,
  AuditEntry,
  Delivery,
  IssueSummary,
  Lead,
  LeadDetail,
  LeadNote,
  LeadRef,
  Mail,
  MailDetail,
  MailSummary,
  SearchResults,
  StaffMember,
  StoredSettings,
  Subscriber,
  Task,
  Today,
  User,
  WeekOfLeads,
} from '../../shared/api-types';
import type { ErasureCertificate, ListedHold, PrivacyRequest } from '../privacy/types';
import type { ConsoleProvider, DayOfBookings, DeliveryFilter, LeadFilter, NewUser } from './consoleProvider';
import { toCalendarDate } from '../dates';
import { accountProvider } from './accountProvider';
import { auditProvider } from './auditProvider';
import { withConfirmation } from './confirmation';
import { businessProvider } from './businessProvider';
import { blogProvider, postList } from './blogProvider';
import { httpClient } from './httpClient';
import { listFromArray, type ListParams } from './listFromArray';
import { requestedLeads } from './leadPeriods';
import { leadList } from './leadList';
import { mediaProvider } from './mediaProvider';
import { careProvider } from './careProvider';
import { screeningProvider } from './screeningProvider';
import { newsletterProvider } from './newsletterProvider';
import { securityProvider } from './securityProvider';
import { privacyProvider } from './privacyProvider';

const base = simpleRestProvider('/api/admin', httpClient);
const bookings = simpleRestProvider('/api', httpClient);

const leadPath = ({ leadType, leadId }: LeadRef) => `/api/admin/leads/${leadType}/${leadId}`;
const MAILS = '/api/admin/mails';
const TASKS = '/api/admin/tasks';
const FEED = '/api/user/calendar-feed';
const change = (path: string, body: unknown, method: ApiRequest['method'] = 'PATCH') =>
  call<void>(path, { method, body });

/** Drops empty filter values; the server rejects values that it does not support. */
const filterOf = (filter: object) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

const leadFilter = (filter: LeadFilter) => filterOf(requestedLeads(filter, toCalendarDate(new Date())));

const lists: Record<string, (params: ListParams & { filter?: object }) => Promise<unknown>> = {
  leads: (params) => leadList({ ...params, filter: leadFilter(params.filter ?? {}) }),
  messages: (params) => base.getList<Mail>('mails', { ...params, filter: filterOf(params.filter ?? {}) }),
  audit: (params) => base.getList<AuditEntry>('audit', { ...params, filter: filterOf(params.filter ?? {}) }),
  tasks: (params) => base.getList<Task>('tasks', { ...params, filter: filterOf(params.filter ?? {}) }),
  newsletter: (params) =>
    base.getList<IssueSummary>('newsletters', { ...params, filter: filterOf(params.filter ?? {}) }),
  subscribers: (params) =>
    base.getList<Subscriber>('newsletters/subscribers', {
      ...params,
      filter: filterOf(params.filter ?? {}),
    }),
  deliveries: (params) => {
    const { issueId, ...filter } = params.filter as DeliveryFilter;
    return base.getList<Delivery>(`newsletters/${issueId}/deliveries`, {
      ...params,
      filter: filterOf(filter),
    });
  },
  suspected: (params) => base.getList('suspected', { ...params, filter: filterOf(params.filter ?? {}) }),
  privacyRequests: (params) =>
    base.getList<PrivacyRequest>('privacy/requests', { ...params, filter: filterOf(params.filter ?? {}) }),
  erasures: (params) => base.getList<ErasureCertificate>('privacy/erasures', { ...params, filter: {} }),
  legalHolds: (params) => base.getList<ListedHold>('privacy/holds', { ...params, filter: {} }),
  calendar: (params) =>
    bookings.getList<Appointment>('appointments', { ...params, filter: params.filter ?? {} }),
  posts: (params) => postList(params),
  users: async (params) => {
    const { status = 'active' } = (params.filter ?? {}) as Partial<User>;
    return listFromArray(await call<User[]>(`/api/admin/users/status/${status}`), params);
  },
};

/** The console's provider over the REST API: lists through ra-data-simple-rest, everything else as a named method. */
export const dataProvider: ConsoleProvider = withConfirmation<ConsoleProvider>({
  ...base,
  ...blogProvider,
  ...newsletterProvider,
  ...businessProvider,
  ...mediaProvider(base),
  ...careProvider,
  ...securityProvider,
  ...accountProvider,
  ...auditProvider(base),
  ...screeningProvider(base),
  ...privacyProvider,
  getList: (resource, params) => (lists[resource] ?? unknownResource)(params) as never,

  stats: () => call<AdminStats>('/api/admin/stats'),
  weeks: () => call<WeekOfLeads[]>('/api/admin/stats/weeks'),
  async leadPage(filter: LeadFilter, offset: number, limit: number) {
    const { data, total = 0 } = await base.getList<Lead>('leads', {
      filter: leadFilter(filter),
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: offset / limit + 1, perPage: limit },
    });
    return { leads: data, total };
  },
  changeLeadStatus: ({ leadType, leadId }, leadStatus) =>
    change(`/api/admin/${leadType}s/${leadId}/lead-status`, { leadStatus }),
  changeLeads: (leads, changed) =>
    change(
      '/api/admin/leads/bulk',
      { ids: leads.map(({ leadType, leadId }) => `${leadType}:${leadId}`), ...changed },
      'POST',
    ),
  staff: () => call<StaffMember[]>('/api/admin/staff'),
  changeBookingStatus: (id, bookingStatus, tellVisitor) =>
    change(`/api/admin/appointments/${id}/booking-status`, { bookingStatus, tellVisitor }),
  reschedule: (id, { preferredDate, preferredTime }, tellVisitor) =>
    change(`/api/admin/appointments/${id}/schedule`, { preferredDate, preferredTime, tellVisitor }),
  sendCorrection: (id) => change(`/api/admin/appointments/${id}/correction`, {}, 'POST'),
  answerVisitorRequest: (id, accept, tellVisitor) =>
    change(`/api/admin/appointments/${id}/visitor-request`, { accept, tellVisitor }, 'POST'),
  recordSale: (id, { productPurchased, premiumFrequency, premiumRate }) =>
    change(`/api/admin/appointments/${id}/sales-info`, { productPurchased, premiumFrequency, premiumRate }),
  notes: (lead) => call<LeadNote[]>(`${leadPath(lead)}/notes`),
  addNote: (lead, note, channel) =>
    change(`${leadPath(lead)}/notes`, { note, ...(channel && { channel }) }, 'POST'),
  leadDetail: (lead) =>
    call<LeadDetail>(leadPath(lead)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  correctDetails: ({ leadType, leadId }, changes) =>
    change(`/api/admin/${leadType}s/${leadId}/details`, changes),
  addBooking: (booking, tellVisitor) =>
    change('/api/admin/appointments', { ...booking, tellVisitor }, 'POST'),
  activity: (lead) => call<ActivityEntry[]>(`${leadPath(lead)}/activity`),

  bookingDays: (from, to) => call<DayOfBookings[]>(`/api/admin/calendar/days?from=${from}&to=${to}`),
  closedDays: (from, to) => call<ClosedDay[]>(`/api/admin/calendar/closed-days?from=${from}&to=${to}`),

  today: () => call<Today>('/api/admin/today'),
  search: (query) => call<SearchResults>(`/api/admin/search?q=${encodeURIComponent(query)}`),
  addTask: ({ title, dueDate, leadType, leadId, assigneeId }) =>
    call<Task>(TASKS, { method: 'POST', body: { title, dueDate, leadType, leadId, assigneeId } }),
  changeTask: (id, { title, dueDate, assigneeId, done }) =>
    call<Task>(`${TASKS}/${id}`, { method: 'PATCH', body: { title, dueDate, assigneeId, done } }),
  deleteTask: (id) => call<void>(`${TASKS}/${id}`, { method: 'DELETE' }),
  mail: (id) => call<MailDetail>(`${MAILS}/${id}`),
  resendMail: (id) => call<Mail>(`${MAILS}/${id}/resend`, { method: 'POST', body: {} }),
  sendTestMail: (to) => call<Mail>(`${MAILS}/test`, { method: 'POST', body: { to } }),
  mailSummary: () => call<MailSummary>(`${MAILS}/summary`),
  calendarFeed: () => call(FEED),
  makeCalendarFeed: (password) => call(FEED, { method: 'POST', body: { password } }),
  revokeCalendarFeed: () => call(FEED, { method: 'DELETE' }),
  settings: () => call<StoredSettings>('/api/admin/settings'),
  saveVisitorMails: (mails, ifUpdatedAt) =>
    change('/api/admin/settings/visitorMails', { ...mails, ifUpdatedAt }, 'PUT'),

  createUser: ({ username, password, name, role, email }: NewUser) =>
    change('/api/admin/users', { username, password, name, role, ...(email && { email }) }, 'POST'),
  changeUserStatus: (id, status, note) =>
    change(`/api/admin/users/${id}/status`, { status, ...(note ? { note } : {}) }),
  resetPassword: (id, password) => change(`/api/admin/users/${id}/password`, { password }),
  changeOwnPassword: (currentPassword, newPassword) =>
    change('/api/user/password', { currentPassword, newPassword }, 'POST'),
});

function unknownResource(): Promise<never> {
  return Promise.reject(new Error('There is no such resource'));
}
