import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { type BusyCalendar, calendarAddress, MOST_CALENDARS, NEVER_READ } from '../domain/busy-calendar.js';
import { CalendarSecrets } from './calendar-secrets.js';
import { BusyCalendarRepository, CalendarServers } from './ports.js';

interface NewCalendar {
  readonly name: string;
  readonly url: string;
}

/** Checks entered addresses, and seals them. */
@Injectable()
export class CalendarAddresses {
  constructor(
    private readonly servers: CalendarServers,
    private readonly secrets: CalendarSecrets,
  ) {}

  /** Rejects an address that the server does not connect to. */
  async sealed(url: string): Promise<Pick<BusyCalendar, 'host' | 'sealedUrl'>> {
    const address = calendarAddress(url);
    await this.servers.check(address);
    const { href, host } = new URL(address);
    return { host, sealedUrl: this.secrets.sealAddress(href) };
  }

  isSame(one: string, other: string): boolean {
    return this.secrets.openAddress(one) === this.secrets.openAddress(other);
  }
}

/** What a member of staff does with the calendars that other programs keep for them. */
@Injectable()
export class ManageBusyCalendars {
  constructor(
    private readonly units: UnitOfWork,
    private readonly calendars: BusyCalendarRepository,
    private readonly addresses: CalendarAddresses,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a calendar of the user by its secret address. Rejects an address that the server does not connect to, one that the
   * user has already, and more than a handful.
   */
  async add(userId: string, { name, url }: NewCalendar): Promise<BusyCalendar> {
    const calendar: BusyCalendar = {
      id: newId(),
      userId,
      name,
      ...(await this.addresses.sealed(url)),
      createdAt: this.clock.timestamp(),
      ...NEVER_READ,
    };
    await this.units.run(async (unit) => {
      const own = await this.calendars.lockOfUser(unit, userId);
      if (own.some(({ sealedUrl }) => this.addresses.isSame(sealedUrl, calendar.sealedUrl)))
        throw new Invalid({ url: 'busy-calendar.exists' });
      if (own.length >= MOST_CALENDARS)
        throw new Conflict(['busy-calendar.too-many', { max: MOST_CALENDARS }]);
      await this.calendars.add(unit, calendar);
    });
    return calendar;
  }

  /** In the order in which they were added. */
  ofUser(userId: string): Promise<BusyCalendar[]> {
    return this.calendars.ofUser(userId);
  }

  /** Deletes a calendar and its times. Rejects one that the user does not have. */
  async remove(userId: string, id: string): Promise<void> {
    await this.units.run(async (unit) => {
      const calendar = await this.calendars.lock(unit, id);
      if (calendar?.userId !== userId) throw new NotFound('busy-calendar.unknown');
      await this.calendars.remove(unit, id);
    });
  }
}
