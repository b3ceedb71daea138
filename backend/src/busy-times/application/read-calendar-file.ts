import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Said } from '../../platform/domain-error.js';
import { type BusyCalendar, MOST_TIMES, needsWhole, storedSpan } from '../domain/busy-calendar.js';
import { CalendarSecrets } from './calendar-secrets.js';
import { CalendarReader, CalendarServers, type ReadCalendar, type StoredTime } from './ports.js';

type Readable = Exclude<ReadCalendar, { readonly problem: Said }>;

/** What a reading found; fields that are left out stay. */
export interface CalendarReading {
  readonly found: Partial<BusyCalendar>;
  /** Undefined where they stay. */
  readonly times?: readonly StoredTime[];
}

/** Asks the server of a calendar, and reads its file. */
@Injectable()
export class ReadCalendarFile {
  constructor(
    private readonly servers: CalendarServers,
    private readonly reader: CalendarReader,
    private readonly secrets: CalendarSecrets,
    private readonly clock: Clock,
  ) {}

  /** The times, or the problem of a calendar that cannot be read. Rejects only when it is stopped. */
  async execute(calendar: BusyCalendar, signal: AbortSignal): Promise<CalendarReading> {
    const address = this.secrets.openAddress(calendar.sealedUrl);
    if (address === null) return failed('busy-calendar.sealed');
    const now = this.clock.now();
    const known = needsWhole(calendar, now) ? null : calendar;
    const fetched = await this.servers.fetch(address, known, signal);
    if ('problem' in fetched) return failed(fetched.problem);
    const readAt = now.toISOString();
    if ('unchanged' in fetched) return { found: { readAt } };
    const { file, etag, lastModified } = fetched;
    const read = await this.reader.read(file, storedSpan(now), signal);
    if ('problem' in read) return failed(read.problem);
    const problem = remarkOn(read);
    return {
      found: {
        readAt,
        wholeAt: readAt,
        etag,
        lastModified,
        leftOut: read.leftOut,
        problem: problem && JSON.stringify(problem),
        sealedEntries: this.secrets.sealEntries(read.entries),
      },
      times: read.times.map(({ start, end, title }) => ({
        startAt: start,
        endAt: end,
        sealedTitle: this.secrets.sealTitle(title),
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

const failed = (problem: Said): CalendarReading => ({ found: { problem: JSON.stringify(problem) } });
