import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Clock } from '../../platform/clock.js';
import type { Said } from '../../platform/domain-error.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { StoppableJob } from '../../platform/stoppable-job.js';
import {
  ADDRESS,
  type BusyCalendar,
  dueBefore,
  ENTRIES,
  MOST_TIMES,
  needsWhole,
  storedSpan,
  TITLE,
} from '../domain/busy-calendar.js';
import { type Reading, SqlBusyCalendars } from '../store/sql-busy-calendars.js';
import { CalendarReader, CalendarServers, type ReadCalendar } from './ports.js';

type Readable = Exclude<ReadCalendar, { readonly problem: Said }>;

/** Calendars that are read at the same time: one whose server is silent does not hold up the others. */
const AT_ONCE = 4;

/**
 * Reads the calendars that are due, each on one of the replicas. One that cannot be read keeps the times of its last reading,
 * and says why.
 */
@Injectable()
export class ReadBusyCalendars extends StoppableJob<number> {
  constructor(
    private readonly calendars: SqlBusyCalendars,
    private readonly servers: CalendarServers,
    private readonly reader: CalendarReader,
    private readonly sealed: SealedTexts,
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
    if (this.signal.aborted || !(await this.calendars.claim(calendar, claimedAt))) return;
    const reading = await this.read(calendar).catch((error: unknown) => {
      if (this.signal.aborted) return null;
      throw error;
    });
    if (reading) await this.calendars.store(calendar, claimedAt, reading);
  }

  private async read(calendar: BusyCalendar): Promise<Reading> {
    const address = this.sealed.open(calendar.sealedUrl, ADDRESS);
    if (address === null) return failed('busy-calendar.sealed');
    const now = this.clock.now();
    const known = needsWhole(calendar, now) ? null : calendar;
    const fetched = await this.servers.fetch(address, known, this.signal);
    if ('problem' in fetched) return failed(fetched.problem);
    const readAt = now.toISOString();
    if ('unchanged' in fetched) return { readAt };
    const { file, etag, lastModified } = fetched;
    const read = await this.reader.read(file, storedSpan(now), this.signal);
    if ('problem' in read) return failed(read.problem);
    const { leftOut, entries } = read;
    const problem = remarkOn(read);
    return {
      ...{
        readAt,
        wholeAt: readAt,
        etag,
        lastModified,
        leftOut,
        problem: problem && JSON.stringify(problem),
      },
      sealedEntries: entries.length === 0 ? null : this.sealed.seal(JSON.stringify(entries), ENTRIES),
      times: read.times.map(({ start, end, title }) => ({
        ...{ startAt: start, endAt: end, sealedTitle: this.sealed.seal(title, TITLE) },
      })),
    };
  }
}

function remarkOn({ leftOut, shifted, hasMore }: Readable): Said | null {
  if (leftOut > 0 && shifted > 0)
    return ['busy-calendar.left-out-and-zones', { count: leftOut, zones: shifted }];
  if (leftOut > 0) return ['busy-calendar.left-out', { count: leftOut }];
  if (shifted > 0) return ['busy-calendar.unknown-zones', { count: shifted }];
  return hasMore ? ['busy-calendar.nearest-only', { max: MOST_TIMES }] : null;
}

const failed = (problem: Said): Reading => ({ problem: JSON.stringify(problem) });
