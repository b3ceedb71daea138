import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
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
  readonly file: string;
  readonly span: ReadSpan;
  readonly officeZone: string;
}

/**
 * Reads each calendar in a thread of its own, with limited time and memory: requests are answered meanwhile, and a rule that
 * no day fulfils, at which ical.js goes on for ever, ends with the thread.
 */
@Injectable()
export class ThreadedCalendarReader extends CalendarReader {
  constructor(
    private readonly thread: CalendarThread,
    private readonly config: Config,
  ) {
    super();
  }

  override read(file: string, span: ReadSpan): Promise<ReadCalendar> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.thread.path, {
        workerData: { file, span, officeZone: this.config.timeZone } satisfies CalendarJob,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: 192 },
      });
      const timer = setTimeout(() => void worker.terminate(), this.thread.timeoutMs);
      let answer: ReadCalendar = { problem: 'busy-calendar.too-slow' };
      worker.once('message', (message: ReadCalendar) => (answer = message));
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }
}
