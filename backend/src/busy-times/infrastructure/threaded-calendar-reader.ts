import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { LimitedThread } from '../../platform/limited-thread.js';
import { CalendarReader, type ReadCalendar, type ReadSpan } from '../application/ports.js';

export interface CalendarJob {
  readonly file: Uint8Array;
  readonly span: ReadSpan;
  readonly officeZone: string;
}

/** Enough for 30,000 entries, or for 5 MB of ordinary ones. */
const MEMORY_MB = 96;

/** The thread that reads calendar files. */
export class CalendarThread extends LimitedThread<CalendarJob, ReadCalendar> {
  /** No file within the limits takes as long. */
  constructor(path: string, timeoutMs = 20_000) {
    super(path, { timeoutMs, memoryMb: MEMORY_MB });
  }
}

/** Reads calendars in a thread, one after the other. */
@Injectable()
export class ThreadedCalendarReader extends CalendarReader {
  constructor(
    private readonly thread: CalendarThread,
    private readonly config: Config,
  ) {
    super();
  }

  override async read(file: Uint8Array, span: ReadSpan, signal?: AbortSignal): Promise<ReadCalendar> {
    const found = await this.thread.run({ file, span, officeZone: this.config.timeZone }, signal);
    if (found === 'time') return { problem: 'busy-calendar.too-slow' };
    return found === 'memory' ? { problem: 'busy-calendar.too-complex' } : found;
  }
}
