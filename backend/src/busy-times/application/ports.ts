import type { Said } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { BusyCalendar, BusyTime, NamedEntry } from '../domain/busy-calendar.js';

/** A time as it is stored, with its title sealed. ISO 8601 UTC. */
export interface StoredTime {
  readonly startAt: string;
  readonly endAt: string;
  readonly sealedTitle: string;
}

/** Calendars of staff that other programs keep, and the times of them. */
export abstract class BusyCalendarRepository {
  /** In the order in which they were added. */
  abstract ofUser(userId: string): Promise<BusyCalendar[]>;

  /** As `ofUser`; they stay as they are until the unit of work ends. */
  abstract lockOfUser(unit: Unit, userId: string): Promise<BusyCalendar[]>;

  /** From the one that was added first. */
  abstract all(): Promise<BusyCalendar[]>;

  /** The calendar stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<BusyCalendar | null>;

  abstract add(unit: Unit, calendar: BusyCalendar): Promise<void>;

  abstract update(unit: Unit, id: string, changes: Partial<BusyCalendar>): Promise<void>;

  /** Replaces the times of a calendar. */
  abstract storeTimes(
    unit: Unit,
    calendar: Pick<BusyCalendar, 'id' | 'userId'>,
    times: readonly StoredTime[],
  ): Promise<void>;

  /** With its times. */
  abstract remove(unit: Unit, id: string): Promise<void>;

  /** The calendars that were not tried since that time, those that waited longest first. */
  abstract due(before: string): Promise<BusyCalendar[]>;

  /** The ids of the users with a calendar that was read at least once. */
  abstract people(): Promise<string[]>;

  /** The times of a user that overlap the span, without titles, in the order of their starts. */
  abstract timesOf(userId: string, from: string, to: string): Promise<Omit<StoredTime, 'sealedTitle'>[]>;
}

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
