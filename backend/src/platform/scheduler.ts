import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Cron } from 'croner';
import { Config } from './config.js';
import { OwnServer } from './http/own-server.js';
import { Logger } from './logger.js';

interface JobOptions {
  /** Runs the job once at start as well. */
  readonly atStart?: boolean;
}

/**
 * Runs jobs at the times of a cron pattern, in the office's time zone, until the server shuts down; a command runs none. Every
 * replica runs every job, so the work must tolerate concurrent runs.
 */
@Injectable()
export class Scheduler implements OnModuleDestroy {
  private readonly jobs: Cron[] = [];

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly own: OwnServer,
  ) {}

  /**
   * A run that is due while the one before is not finished is skipped. A failure is logged under the name of the job,
   * and the next run is at the next time of the pattern.
   */
  every(
    name: string,
    pattern: string,
    work: () => Promise<unknown>,
    { atStart = false }: JobOptions = {},
  ): void {
    if (!this.own.http) return;
    const options = {
      timezone: this.config.timeZone,
      protect: true,
      // a pending run must not keep the process alive
      unref: true,
      catch: (error: unknown) => this.logger.failure('scheduled job failed', error, { job: name }),
    };
    const job = new Cron(pattern, options, async () => {
      await work();
    });
    this.jobs.push(job);
    if (atStart) void job.trigger();
  }

  onModuleDestroy(): void {
    for (const job of this.jobs) job.stop();
  }
}
