import type { CalendarDate } from '@contract';
import { api, done } from './api';

/** The console's use cases of one's own account, of those of others, and of a forgotten password. */
export const accountProvider = {
  /** Newest first. */
  ownSessions: () => api.get('/api/user/sessions'),
  endSession: (id: string) => api.delete('/api/user/sessions/{id}', { path: { id } }),
  endOtherSessions: () => api.delete('/api/user/sessions'),
  /** The user's calendars that other programs keep, in the order in which they were added. */
  busyCalendars: () => api.get('/api/user/busy-calendars'),
  /** Rejects an address that the server does not connect to, with a message for its field. */
  addBusyCalendar: (body: { name: string; url: string }) => api.post('/api/user/busy-calendars', { body }),
  removeBusyCalendar: (id: string) => api.delete('/api/user/busy-calendars/{id}', { path: { id } }),
  /** When members of staff are busy, both days included. */
  busyTimes: (from: CalendarDate, to: CalendarDate) =>
    api.get('/api/admin/calendar/busy', { query: { from, to } }),
  /** The days on which entries of their calendars could not be read, both days included. */
  unreadDays: (from: CalendarDate, to: CalendarDate) =>
    api.get('/api/admin/calendar/busy/unread', { query: { from, to } }),
  ownEmail: () => api.get('/api/user/email'),
  /** Rejects a wrong password, with a message for its field. */
  changeOwnEmail: (email: string | null, password: string) =>
    done(api.put('/api/user/email', { body: { email, password } })),
  resetPassword: (id: string, password: string) =>
    api.patch('/api/admin/users/{id}/password', { path: { id }, body: { password } }),
  changeOwnPassword: (currentPassword: string, newPassword: string) =>
    api.post('/api/user/password', { body: { currentPassword, newPassword } }),
  /** Opens what needs a recent confirmation for 15 minutes. Rejects a wrong password, with a message for its field. */
  confirmPassword: (password: string) => api.post('/api/user/confirmation', { body: { password } }),
  /** Resolves once the session is confirmed. */
  requireConfirmation: () => done(api.get('/api/user/confirmation')),
  /** `account` is a username or an e-mail address; the response does not tell whether there is one. */
  askForPasswordLink: (account: string) => api.post('/api/password/forgotten', { body: { account } }),
  /** Rejects with 404 when the link does not work any more. */
  setForgottenPassword: (token: string, newPassword: string) =>
    api.post('/api/password/reset', { body: { token, newPassword } }),
};

export type AccountProvider = typeof accountProvider;
