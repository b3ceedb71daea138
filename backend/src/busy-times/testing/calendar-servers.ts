import { Invalid } from '../../platform/domain-error.js';
import {
  CalendarReader,
  CalendarServers,
  type FetchedCalendar,
  type ReadCalendar,
  type Validators,
} from '../application/ports.js';

const FILE: FetchedCalendar = { file: new Uint8Array(), etag: '"1"', lastModified: null };

/** Servers of which every one answers the same. */
export class FakeCalendarServers extends CalendarServers {
  /** Addresses with this text are rejected. */
  rejected = 'inside';
  answer: (known: Validators | null) => FetchedCalendar | Promise<FetchedCalendar> = () => FILE;
  readonly asked: { readonly address: string; readonly etag: string | null }[] = [];

  override async check(address: string): Promise<void> {
    if (address.includes(this.rejected)) throw new Invalid({ url: 'outbound.private' });
  }

  override async fetch(
    address: string,
    known: Validators | null,
    signal: AbortSignal,
  ): Promise<FetchedCalendar> {
    signal.throwIfAborted();
    this.asked.push({ address, etag: known?.etag ?? null });
    return this.answer(known);
  }
}

/** Reads the same of every file. */
export class FakeCalendarReader extends CalendarReader {
  found: ReadCalendar = { times: [], hasMore: false, leftOut: 0, shifted: 0, entries: [] };

  override async read(): Promise<ReadCalendar> {
    return this.found;
  }
}
