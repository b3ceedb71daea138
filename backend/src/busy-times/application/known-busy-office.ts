import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BusyOffice } from '../../calendar/busy-office.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { Business } from '../../settings/business.js';
import {
  busyAt,
  type Days,
  type PossibleTime,
  possibleTimes,
  type TakenTimes,
  takenTimesOf,
} from '../../calendar/domain/taken-times.js';
import { BusyCalendarRepository } from './ports.js';

/** More than the days that the site looks at. */
const DAYS = 100;

/** The times at which everybody of the office is busy who gave a calendar. */
@Injectable()
export class KnownBusyOffice extends BusyOffice {
  private taken: TakenTimes = {};
  private possible: { readonly key: string; readonly times: readonly PossibleTime[] } | null = null;

  constructor(
    private readonly calendars: BusyCalendarRepository,
    private readonly business: Business,
    private readonly time: BusinessTime,
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

  /** The times at which everybody is busy; person by person, between which other work runs. */
  private async read(): Promise<TakenTimes> {
    const people = await this.calendars.people();
    if (people.length === 0) return {};
    const from = this.time.today();
    const span = [this.time.startOf(from), this.time.startOf(addDays(from, DAYS + 1))] as const;
    let taken = this.possibleTimes(from);
    for (const userId of people) {
      await afterOtherWork();
      taken = busyAt(taken, await this.calendars.timesOf(userId, ...span));
      if (taken.length === 0) break;
    }
    return takenTimesOf(taken);
  }

  /** Kept for the day, because they take longer to compute than all the rest. */
  private possibleTimes(from: CalendarDate): readonly PossibleTime[] {
    const { minutes } = this.business.current().hours.meeting;
    const days: Days = { from, count: DAYS, timeZone: this.time.timeZone, minutes };
    const key = JSON.stringify(days);
    if (this.possible?.key !== key) this.possible = { key, times: possibleTimes(days) };
    return this.possible.times;
  }
}
