import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Config } from '../../platform/config.js';
import { CalendarReader, type ReadCalendar, type ReadSpan } from '../application/ports.js';

/** The script of the thread that reads calendar files. */
export class CalendarThread {
  constructor(
    readonly path: string,
    /** No file within the limits takes this long. */
    readonly timeoutMs = 20_000,
  ) {}
}

export interface CalendarJob {
  readonly file: Uint8Array;
  readonly span: ReadSpan;
  readonly officeZone: string;
}

/** Enough for 30,000 entries, or for 5 MB of ordinary ones. */
const MEMORY_MB = 96;

/**
 * Reads each calendar in a thread of its own, one after the other, with limited time and memory: requests are answered
 * meanwhile. The time of a calendar begins with its thread.
 */
@Injectable()
export class ThreadedCalendarReader extends CalendarReader {
  private readonly one = pLimit(1);

  constructor(
    private readonly thread: CalendarThread,
    private readonly config: Config,
  ) {
    super();
  }

  override read(file: Uint8Array, span: ReadSpan, signal?: AbortSignal): Promise<ReadCalendar> {
    return this.one(() => this.readInThread(file, span, signal));
  }

  private readInThread(file: Uint8Array, span: ReadSpan, signal?: AbortSignal): Promise<ReadCalendar> {
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.thread.path, {
        workerData: { file, span, officeZone: this.config.timeZone } satisfies CalendarJob,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
      });
      const end = () => void worker.terminate();
      const timer = setTimeout(end, this.thread.timeoutMs);
      signal?.addEventListener('abort', end, { once: true });
      let answer: ReadCalendar = { problem: 'busy-calendar.too-slow' };
      worker.once('message', (message: ReadCalendar) => (answer = message));
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer = { problem: 'busy-calendar.too-complex' };
        else reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        if (signal?.aborted) reject(signal.reason as Error);
        else resolve(answer);
      });
    });
  }
}
