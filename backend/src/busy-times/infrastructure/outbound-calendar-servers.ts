import { Injectable } from '@nestjs/common';
import { Invalid, type Said } from '../../platform/domain-error.js';
import { Config } from '../../platform/config.js';
import { Outbound, OutboundRefused } from '../../platform/http/outbound.js';
import { CalendarServers, type FetchedCalendar, type Validators } from '../application/ports.js';

const TIMEOUT_MS = 15_000;
const MOST_MEGABYTES = 5;
/** Longer ones are not kept, so that the whole file is read each time. */
const LONGEST_VALIDATOR = 200;

/** Asks the servers of calendars through the guard of outbound requests. */
@Injectable()
export class OutboundCalendarServers extends CalendarServers {
  constructor(
    private readonly outbound: Outbound,
    private readonly config: Config,
  ) {
    super();
  }

  override async check(address: string): Promise<void> {
    await this.outbound.checkAddress(address);
    // the bookings are in the calendar already
    if (address.startsWith(`${this.config.publicUrl}/calendar/`))
      throw new Invalid({ url: 'busy-calendar.own-feed' });
  }

  override async fetch(
    address: string,
    known: Validators | null,
    signal: AbortSignal,
  ): Promise<FetchedCalendar> {
    try {
      const headers = {
        accept: 'text/calendar',
        'user-agent': 'advisory-office (busy times)',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      };
      const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MOST_MEGABYTES * 1024 * 1024 };
      const response = await this.outbound.request(address, { method: 'GET', headers, ...limits, signal });
      if (response.status === 304 && known) return { unchanged: true };
      if (response.status !== 200) return { problem: problemOf(response.status) };
      if (response.truncated) return { problem: ['busy-calendar.too-large', { max: MOST_MEGABYTES }] };
      return {
        file: response.body,
        etag: kept(response.headers.etag),
        lastModified: kept(response.headers['last-modified']),
      };
    } catch (error) {
      if (error instanceof OutboundRefused) return { problem: error.code };
      throw error;
    }
  }
}

function problemOf(status: number): Said {
  if (status >= 300 && status < 400) return 'busy-calendar.moved';
  return [status < 500 ? 'busy-calendar.rejected' : 'busy-calendar.server-error', { status }];
}

function kept(validator: string | undefined): string | null {
  return validator && validator.length <= LONGEST_VALIDATOR ? validator : null;
}
