import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict, Invalid } from '../../platform/domain-error.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { ADDRESS, type BusyCalendar, calendarAddress, MOST_CALENDARS } from '../domain/busy-calendar.js';
import { SqlBusyCalendars } from '../store/sql-busy-calendars.js';
import { CalendarServers } from './ports.js';

interface NewCalendar {
  readonly name: string;
  readonly url: string;
}

/**
 * Adds a calendar of a member of staff by its secret address. Rejects an address that the server does not connect to, one
 * that the user has already, and more than a handful.
 */
@Injectable()
export class AddBusyCalendar {
  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly servers: CalendarServers,
    private readonly sealed: SealedTexts,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, { name, url }: NewCalendar): Promise<BusyCalendar> {
    const address = calendarAddress(url);
    await this.servers.check(address);
    const { href, host } = new URL(address);
    const calendar: BusyCalendar = {
      ...{ id: newId(), userId, name, host, sealedUrl: this.sealed.seal(href, ADDRESS) },
      ...{ createdAt: this.clock.timestamp(), triedAt: null, readAt: null, wholeAt: null },
      ...{ etag: null, lastModified: null, problem: null, leftOut: 0, sealedEntries: null },
    };
    await this.calendars.add(calendar, (own) => {
      if (own.some(({ sealedUrl }) => this.sealed.open(sealedUrl, ADDRESS) === href))
        throw new Invalid({ url: 'busy-calendar.exists' });
      if (own.length >= MOST_CALENDARS)
        throw new Conflict(['busy-calendar.too-many', { max: MOST_CALENDARS }]);
    });
    return calendar;
  }
}
