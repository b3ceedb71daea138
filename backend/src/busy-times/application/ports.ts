import type { Said } from '../../platform/domain-error.js';
import type { BusyCalendar, BusyTime, NamedEntry } from '../domain/busy-calendar.js';

export interface ReadSpan {
  readonly from: Date;
  readonly to: Date;
}

export type ReadCalendar =
  | {
      /** The nearest `MOST_TIMES`, in their order. */
      readonly times: readonly BusyTime[];
      /** Whether there are later ones as well. */
      readonly hasMore: boolean;
      /** How many entries could not be read. */
      readonly leftOut: number;
      /** How many were read in the time zone of the office, because theirs is not known. */
      readonly shifted: number;
      /** The first `MOST_NAMED_ENTRIES` of both. */
      readonly entries: readonly NamedEntry[];
    }
  | { readonly problem: Said };

/** Port of the reader of calendar files. */
export abstract class CalendarReader {
  /**
   * The times at which the owner of the calendar is busy, or why the file cannot be read as a whole. Rejects with the reason
   * of `signal` when it is stopped.
   */
  abstract read(file: Uint8Array, span: ReadSpan, signal?: AbortSignal): Promise<ReadCalendar>;
}

/** What the server of a calendar names the file that it sent. */
export type Validators = Pick<BusyCalendar, 'etag' | 'lastModified'>;

export type FetchedCalendar =
  ({ readonly file: Uint8Array } & Validators) | { readonly unchanged: true } | { readonly problem: Said };

/** Port of the servers that keep the calendars. */
export abstract class CalendarServers {
  /** Rejects an address that is not asked, as the field `url`. */
  abstract check(address: string): Promise<void>;

  /** With `known` the file only when it is another one. Rejects only when it is stopped. */
  abstract fetch(address: string, known: Validators | null, signal: AbortSignal): Promise<FetchedCalendar>;
}
