import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../../platform/clock.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { type BusyCalendar, dueBefore } from '../domain/busy-calendar.js';
import { BusyCalendarRepository } from './ports.js';
import { ReadCalendarFile } from './read-calendar-file.js';

/** Calendars that are read at the same time: one whose server is silent does not hold up the others. */
const AT_ONCE = 4;

/**
 * Reads the calendars that are due, each on one of the replicas. One that cannot be read keeps the times of its last reading,
 * and says why.
 */
@Injectable()
export class ReadBusyCalendars extends StoppableJob<number> {
  constructor(
    private readonly units: UnitOfWork,
    private readonly calendars: BusyCalendarRepository,
    private readonly reading: ReadCalendarFile,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The number of calendars that were read; null when none was due. */
  protected async run(): Promise<number | null> {
    const due = await this.calendars.due(dueBefore(this.clock.now()));
    const limit = pLimit(AT_ONCE);
    const readings = await Promise.allSettled(due.map((calendar) => limit(() => this.readOne(calendar))));
    for (const reading of readings) if (reading.status === 'rejected') throw reading.reason;
    return due.length > 0 ? due.length : null;
  }

  private async readOne(calendar: BusyCalendar): Promise<void> {
    const claimedAt = this.clock.timestamp();
    if (this.signal.aborted || !(await this.claim(calendar, claimedAt))) return;
    const reading = await this.reading.execute(calendar, this.signal).catch((error: unknown) => {
      if (this.signal.aborted) return null;
      throw error;
    });
    if (!reading) return;
    const { found, times } = reading;
    await this.whenTried({ ...calendar, triedAt: claimedAt }, async (unit) => {
      await this.calendars.update(unit, calendar.id, found);
      if (times) await this.calendars.storeTimes(unit, calendar, times);
    });
  }

  /** False when another replica has tried it since it was read. */
  private claim(calendar: BusyCalendar, triedAt: string): Promise<boolean> {
    return this.whenTried(calendar, (unit) => this.calendars.update(unit, calendar.id, { triedAt }));
  }

  /** Does nothing when the calendar was deleted or tried by another replica meanwhile. */
  private whenTried({ id, triedAt }: BusyCalendar, work: (unit: Unit) => Promise<void>): Promise<boolean> {
    return this.units.run(async (unit) => {
      const stored = await this.calendars.lock(unit, id);
      if (stored?.triedAt !== triedAt) return false;
      await work(unit);
      return true;
    });
  }
}
