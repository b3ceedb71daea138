import { Injectable } from '@nestjs/common';
import { attention, good, type Probe } from '../../care/added-checks.js';
import type { Said } from '../../platform/domain-error.js';
import { sentenceOf } from '../../platform/sentences/said.js';
import { UserNames } from '../../users/user-names.js';
import { type BusyCalendar, isFailure, unreadSince } from '../domain/busy-calendar.js';
import { BusyCalendarRepository } from '../application/ports.js';

/** Whether the calendars that staff gave are read. */
@Injectable()
export class BusyTimesProbe implements Probe {
  readonly titles = { busyTimes: 'Busy times of staff' };

  constructor(
    private readonly calendars: BusyCalendarRepository,
    private readonly names: UserNames,
  ) {}

  async measure(now: Date) {
    const all = await this.calendars.all();
    return { busyTimes: await this.finding(all, now) };
  }

  private async finding(all: readonly BusyCalendar[], now: Date) {
    if (all.length === 0) return good('No member of staff has given a calendar with busy times.');
    const unread = all.flatMap((calendar) => {
      const since = unreadSince(calendar, now);
      return since === null ? [] : [{ ...calendar, since }];
    });
    const names = await this.names.of(all.map(({ userId }) => userId));
    const who = (userId: string) => names.get(userId) ?? 'Somebody';
    const said = (problem: string) => sentenceOf(JSON.parse(problem) as Said);
    const leftOut = all.filter((calendar) => calendar.leftOut > 0);
    if (unread.length === 0 && leftOut.length === 0) {
      const are = all.length === 1 ? 'One calendar is' : `${all.length} calendars are`;
      const remarks = all.flatMap(({ userId, problem }) =>
        problem === null || isFailure(problem) ? [] : [`A calendar of ${who(userId)}: ${said(problem)}.`],
      );
      return good([`${are} read every ten minutes.`, ...remarks].join(' '));
    }
    const lines = unread.map(({ userId, readAt, since, problem }) => {
      const why = problem === null ? '' : `: ${said(problem)}`;
      return readAt === null
        ? `A calendar of ${who(userId)} could not be read yet${why}.`
        : `A calendar of ${who(userId)} was last read ${ageOf(since, now)} ago, and its times of then are still shown${why}.`;
    });
    const counts = leftOut.map(({ userId, leftOut: count }) => {
      const entries = count === 1 ? 'One entry' : `${count} entries`;
      return `${entries} of a calendar of ${who(userId)} could not be read, so that times may seem free.`;
    });
    return attention(
      [...lines, ...counts].join(' '),
      unread.length > 0
        ? 'They find the calendar under Settings, Calendars, and can enter its address again.'
        : 'They find under Settings, Calendars which entries those are and why, and can change them in their calendar.',
      {
        link: '/admin/settings/calendars',
      },
    );
  }
}

function ageOf(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / 3_600_000);
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
