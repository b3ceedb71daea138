import type { BookingStatus, CalendarDate, ContactChannel, LeadStatus, Outcome } from '@contract';
import type { LeadRef, StoredSettings, VisitorMails } from '@/shared/api-types';
import type { EarlierRequest, Sale, Schedule, Telling, TellingAndConfirming } from './requests';
import type { DataProvider } from 'react-admin';
import { api, done } from './api';
import { accountProvider } from './accountProvider';
import { auditProvider } from './auditProvider';
import { withConfirmation } from './confirmation';
import { bookProvider } from './bookProvider';
import { businessProvider } from './businessProvider';
import { clientsProvider } from './clientsProvider';
import { policiesProvider } from './policiesProvider';
import { blogProvider } from './blogProvider';
import { importsProvider } from './importsProvider';
import { mailsProvider } from './mailsProvider';
import { mediaProvider } from './mediaProvider';
import { careProvider } from './careProvider';
import { recordsProvider } from './records';
import { resources } from './resources';
import { screeningProvider } from './screeningProvider';
import { newsletterProvider } from './newsletterProvider';
import { securityProvider } from './securityProvider';
import { privacyProvider } from './privacyProvider';
import { webhooksProvider } from './webhooksProvider';

const leadOf = ({ leadType, leadId: id }: LeadRef) => ({ leadType, id });

const sent = ({ tellVisitor, message, evenPast, confirm }: TellingAndConfirming = {}) => ({
  tellVisitor,
  message: message?.trim() || undefined,
  evenPast: evenPast || undefined,
  confirm: confirm || undefined,
});

/**
 * react-admin's data provider over the resources, with a typed method for what is no act on a record. Rejects with an ApiError on an
 * error response. Where `tellVisitor` is missing, the office's settings decide whether the visitor gets a message.
 */
export const dataProvider = withConfirmation({
  ...recordsProvider(resources),
  ...blogProvider,
  ...newsletterProvider,
  ...businessProvider,
  ...mediaProvider,
  ...careProvider,
  ...securityProvider,
  ...accountProvider,
  ...auditProvider,
  ...screeningProvider,
  ...clientsProvider,
  ...policiesProvider,
  ...bookProvider,
  ...privacyProvider,
  ...importsProvider,
  ...mailsProvider,
  ...webhooksProvider,
  stats: () => api.get('/api/admin/stats'),
  weeks: () => api.get('/api/admin/stats/weeks'),
  changeLeadStatus: ({ leadType, leadId: id }: LeadRef, leadStatus: LeadStatus) =>
    done(api.patch(`/api/admin/${leadType}s/{id}/lead-status`, { path: { id }, body: { leadStatus } })),
  /** The active users, who can own leads and tasks. */
  staff: () => api.get('/api/admin/staff'),
  changeBookingStatus: (id: string, bookingStatus: BookingStatus, telling?: Telling) =>
    done(
      api.patch('/api/admin/appointments/{id}/booking-status', {
        path: { id },
        body: { bookingStatus, ...sent(telling) },
      }),
    ),
  /** Whether the consultation took place; null takes that back. */
  recordOutcome: (id: string, outcome: Outcome | null) =>
    done(api.patch('/api/admin/appointments/{id}/outcome', { path: { id }, body: { outcome } })),
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
  /** Takes back that a wish for another time was accepted: the earlier time, and the request. */
  reopenRequest: (id: string, request: EarlierRequest) =>
    done(api.put('/api/admin/appointments/{id}/visitor-request', { path: { id }, body: request })),
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

/** The provider for react-admin, which names resources by any string. */
export const forReactAdmin = (provider: ConsoleProvider) => provider as unknown as DataProvider;
