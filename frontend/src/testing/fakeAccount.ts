import type { AccountProvider } from '../admin/ground/api/accountProvider';
import type { BusyCalendar, BusyTime, OwnSession, UnreadDay, User } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

export interface AccountData {
  ownSessions: OwnSession[];
  ownEmail: string | null;
  busyCalendars: BusyCalendar[];
  busyTimes: BusyTime[];
  unreadDays: UnreadDay[];
  /** What was asked for on the page for forgotten passwords. */
  askedLinks: string[];
}

export function aSession(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 'session-1',
    browser: 'Chrome on Windows',
    createdAt: '2026-11-22T01:00:00.000Z',
    seenAt: '2026-11-22T02:00:00.000Z',
    current: false,
    ...changes,
  };
}

export function anAccount(): AccountData {
  return {
    ownSessions: [aSession({ current: true })],
    ownEmail: null,
    askedLinks: [],
    busyCalendars: [],
    busyTimes: [],
    unreadDays: [],
  };
}

export function fakeAccount({
  data,
  change,
}: FakeTools<AccountData & { users: User[]; passwords: Record<string, string> }>): AccountProvider {
  const keep = (stays: (session: OwnSession) => boolean) =>
    void (data.ownSessions = data.ownSessions.filter(stays));
  return {
    ownSessions: async () => data.ownSessions,
    endSession: (id) => change('endSession', () => keep((session) => session.id !== id)),
    endOtherSessions: () => change('endOtherSessions', () => keep(({ current }) => current)),
    busyCalendars: async () => data.busyCalendars,
    addBusyCalendar: ({ name, url }) =>
      change('addBusyCalendar', () => {
        const added = {
          id: `calendar-${name}`,
          name,
          url: `https://${new URL(url).host}/…`,
          createdAt: '2026-11-24T04:00:00.000Z',
          readAt: null,
          problem: null,
          isStale: false,
          leftOut: 0,
          entries: [],
        };
        data.busyCalendars = [...data.busyCalendars, added];
        return added;
      }),
    removeBusyCalendar: (id) =>
      change('removeBusyCalendar', () => {
        data.busyCalendars = data.busyCalendars.filter((calendar) => calendar.id !== id);
      }),
    // as days of UTC, which is near enough
    unreadDays: async (from, to) => data.unreadDays.filter(({ day }) => day >= from && day <= to),
    busyTimes: async (from, to) =>
      data.busyTimes.filter(({ start, end }) => end.slice(0, 10) >= from && start.slice(0, 10) <= to),
    ownEmail: async () => ({ email: data.ownEmail }),
    changeOwnEmail: (email) => change('changeOwnEmail', () => void (data.ownEmail = email)),
    resetPassword: (id, password) => change('resetPassword', () => void (data.passwords[id] = password)),
    changeOwnPassword: (_current, next) =>
      change('changeOwnPassword', () => void (data.passwords.own = next)),
    confirmPassword: (password) => change(`confirmPassword ${password}`, () => {}),
    requireConfirmation: () => change('requireConfirmation', () => {}),
    askForPasswordLink: (account) =>
      change('askForPasswordLink', () => {
        data.askedLinks.push(account);
        return { message: 'If there is such an account, a link is on its way.' };
      }),
    setForgottenPassword: (token, newPassword) =>
      change('setForgottenPassword', () => void (data.passwords[token] = newPassword)),
  };
}
