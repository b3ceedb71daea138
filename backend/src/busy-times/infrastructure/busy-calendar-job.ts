import { Injectable } from '@nestjs/common';
import { Logger } from '../../platform/logger.js';
import { ReadBusyCalendars } from '../application/read-busy-calendars.js';
import { StoredBusyOffice } from './stored-busy-office.js';

/** Reads the calendars that are due, and tells the site when its open times are others then. */
@Injectable()
export class BusyCalendarJob {
  constructor(
    private readonly reading: ReadBusyCalendars,
    private readonly office: StoredBusyOffice,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    await this.reading.execute();
    await this.office.refresh();
  }

  /** Without waiting: after a change of the calendars. */
  runSoon(): void {
    this.run().catch((error: unknown) => this.logger.failure('busy calendars were not read', error));
  }

  stop(): Promise<void> {
    return this.reading.stop();
  }
}
