import type { CalendarDate, UserStatus } from '@contract';
import { call } from '@/shared/api-client';
import type { BusyCalendar, BusyTime, OwnSession, UnreadDay } from '@/shared/api-types';
import type { NewUser } from './requests';

const SESSIONS = '/api/user/sessions';
const BUSY_CALENDARS = '/api/user/busy-calendars';
const CONFIRMATION = '/api/user/confirmation';

/** The console's use cases of one's own account, of those of others, and of a forgotten password. */
export const accountProvider = {
  /** Newest first. */
  ownSessions: (): Promise<readonly OwnSession[]> => call(SESSIONS),
  endSession: (id: string): Promise<void> => call(`${SESSIONS}/${id}`, { method: 'DELETE' }),
  endOtherSessions: (): Promise<void> => call(SESSIONS, { method: 'DELETE' }),
  /** The user's calendars that other programs keep, in the order in which they were added. */
  busyCalendars: (): Promise<readonly BusyCalendar[]> => call(BUSY_CALENDARS),
  /** Rejects an address that the server does not connect to, with a message for its field. */
  addBusyCalendar: (calendar: { name: string; url: string }): Promise<BusyCalendar> =>
    call(BUSY_CALENDARS, { method: 'POST', body: calendar }),
  removeBusyCalendar: (id: string): Promise<void> => call(`${BUSY_CALENDARS}/${id}`, { method: 'DELETE' }),
  /** When members of staff are busy, both days included. */
  busyTimes: (from: CalendarDate, to: CalendarDate): Promise<readonly BusyTime[]> =>
    call(`/api/admin/calendar/busy?from=${from}&to=${to}`),
  /** The days on which entries of their calendars could not be read, both days included. */
  unreadDays: (from: CalendarDate, to: CalendarDate): Promise<readonly UnreadDay[]> =>
    call(`/api/admin/calendar/busy/unread?from=${from}&to=${to}`),
  ownEmail: (): Promise<{ email: string | null }> => call('/api/user/email'),
  /** Rejects a wrong password, with a message for its field. */
  changeOwnEmail: (email: string | null, password: string): Promise<void> =>
    call('/api/user/email', { method: 'PUT', body: { email, password } }),
  createUser: ({ username, password, name, role, email }: NewUser): Promise<void> =>
    call('/api/admin/users', {
      method: 'POST',
      body: { username, password, name, role, ...(email && { email }) },
    }),
  changeUserStatus: (id: string, status: UserStatus, note?: string): Promise<void> =>
    call(`/api/admin/users/${id}/status`, { method: 'PATCH', body: { status, ...(note && { note }) } }),
  changeUserEmail: (id: string, email: string | null): Promise<void> =>
    call(`/api/admin/users/${id}/email`, { method: 'PUT', body: { email } }),
  resetPassword: (id: string, password: string): Promise<void> =>
    call(`/api/admin/users/${id}/password`, { method: 'PATCH', body: { password } }),
  changeOwnPassword: (currentPassword: string, newPassword: string): Promise<void> =>
    call('/api/user/password', { method: 'POST', body: { currentPassword, newPassword } }),
  /** Opens what needs a recent confirmation for 15 minutes. Rejects a wrong password, with a message for its field. */
  confirmPassword: (password: string): Promise<void> =>
    call(CONFIRMATION, { method: 'POST', body: { password } }),
  /** Resolves once the session is confirmed. */
  requireConfirmation: async (): Promise<void> => void (await call(CONFIRMATION)),
  /** `account` is a username or an e-mail address; the response does not tell whether there is one. */
  askForPasswordLink: (account: string): Promise<{ message: string }> =>
    call('/api/password/forgotten', { method: 'POST', body: { account } }),
  /** Rejects with 404 when the link does not work any more. */
  setForgottenPassword: (token: string, newPassword: string): Promise<void> =>
    call('/api/password/reset', { method: 'POST', body: { token, newPassword } }),
};

export type AccountProvider = typeof accountProvider;
