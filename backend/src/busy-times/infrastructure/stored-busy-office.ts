import { Injectable } from '@nestjs/common';
import { BusyOffice } from '../../calendar/busy-office.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { Config } from '../../platform/config.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { Business } from '../../settings/business.js';
import { type TakenTimes, takenTimes } from '../../calendar/domain/taken-times.js';
import { SqlBusyCalendars } from './sql-busy-calendars.js';

/** More than the days that the site looks at. */
const DAYS = 100;

/** The times at which everybody of the office is busy who gave a calendar. */
@Injectable()
export class StoredBusyOffice extends BusyOffice {
  private taken: TakenTimes = {};

  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly business: Business,
    private readonly time: BusinessTime,
    private readonly config: Config,
    private readonly publicContent: PublicContent,
  ) {
    super();
  }

  override get takenTimes(): TakenTimes {
    return this.taken;
  }

  /** Reads them again; the site shows its pages anew when they are others. */
  async refresh(): Promise<void> {
    const taken = await this.read();
    if (JSON.stringify(taken) === JSON.stringify(this.taken)) return;
    this.taken = taken;
    this.publicContent.changed();
  }

  private async read(): Promise<TakenTimes> {
    const from = this.time.today();
    const people = await this.calendars.people();
    if (people.length === 0) return {};
    const busy = await this.calendars.timesBetween(
      this.time.startOf(from),
      this.time.startOf(addDays(from, DAYS + 1)),
    );
    return takenTimes(people, busy, {
      ...{ from, count: DAYS, timeZone: this.config.timeZone },
      minutes: this.business.current().hours.meeting.minutes,
    });
  }
}
