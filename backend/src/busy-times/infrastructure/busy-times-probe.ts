import { Injectable } from '@nestjs/common';
import { attention, good, type Probe } from '../../care/added-checks.js';
import type { Said } from '../../platform/domain-error.js';
import { coded, sentenceOf } from '../../platform/sentences/said.js';
import { UserNames } from '../../users/user-names.js';
import { unreadSince } from '../domain/busy-calendar.js';
import { SqlBusyCalendars } from './sql-busy-calendars.js';

/** Whether the calendars that staff gave are read. */
@Injectable()
export class BusyTimesProbe implements Probe {
  readonly titles = { busyTimes: 'Busy times of staff' };

  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly names: UserNames,
  ) {}

  async measure(now: Date) {
    const all = await this.calendars.all();
    return { busyTimes: await this.finding(all, now) };
  }

  private async finding(all: Awaited<ReturnType<SqlBusyCalendars['all']>>, now: Date) {
    if (all.length === 0) return good('No member of staff has given a calendar with busy times.');
    const unread = all.flatMap((calendar) => {
      const since = unreadSince(calendar, now);
      return since === null ? [] : [{ ...calendar, since }];
    });
    const names = await this.names.of(all.map(({ userId }) => userId));
    const larger = all.flatMap(({ userId, problem }) =>
      problem && coded(JSON.parse(problem) as Said).code === 'busy-calendar.nearest-only'
        ? [`A calendar of ${names.get(userId) ?? 'Somebody'}: ${sentenceOf(JSON.parse(problem) as Said)}.`]
        : [],
    );
    if (unread.length === 0) {
      const are = all.length === 1 ? 'One calendar is' : `${all.length} calendars are`;
      return good([`${are} read every ten minutes.`, ...larger].join(' '));
    }
    const lines = unread.map(({ userId, readAt, since, problem }) => {
      const why = problem === null ? '' : `: ${sentenceOf(JSON.parse(problem) as Said)}`;
      const who = names.get(userId) ?? 'Somebody';
      return readAt === null
        ? `A calendar of ${who} could not be read yet${why}.`
        : `A calendar of ${who} was last read ${ageOf(since, now)} ago, and its times of then are still shown${why}.`;
    });
    return attention(
      lines.join(' '),
      'They find the calendar under Settings, and can enter its address again.',
      {
        link: '/admin/settings',
      },
    );
  }
}

function ageOf(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / 3_600_000);
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
