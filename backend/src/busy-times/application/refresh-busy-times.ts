import { Injectable } from '@nestjs/common';
import { KnownBusyOffice } from './known-busy-office.js';
import { ReadBusyCalendars } from './read-busy-calendars.js';

/** Reads the calendars that are due, and tells the site when its open times are others then. */
@Injectable()
export class RefreshBusyTimes {
  constructor(
    private readonly reading: ReadBusyCalendars,
    private readonly office: KnownBusyOffice,
  ) {}

  async execute(): Promise<void> {
    await this.reading.execute();
    await this.office.refresh();
  }

  /** Ends the reading in progress; nothing is read afterwards. */
  stop(): Promise<void> {
    return this.reading.stop();
  }
}
