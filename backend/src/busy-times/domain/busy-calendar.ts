import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Said } from '../../platform/domain-error.js';

/** A calendar of a member of staff that another program keeps. */
export interface BusyCalendar {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The secret address, sealed. */
  readonly sealedUrl: string;
  /** The host of the address, which is no secret. */
  readonly host: string;
  readonly createdAt: string;
  /** When it was last tried, and when that succeeded. ISO 8601 UTC; null before the first time. */
  readonly triedAt: string | null;
  readonly readAt: string | null;
  /** When the whole file was last read. */
  readonly wholeAt: string | null;
  /** What the server named that file, to ask for a newer one only. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** What is wrong with it, as JSON of a code with its values; null when it was read without a problem. */
  readonly problem: string | null;
  /** How many of its entries could not be read, so that their times are not known. */
  readonly leftOut: number;
  /** The first of those, and of the ones whose time is not sure, as sealed JSON of `NamedEntry`; null without any. */
  readonly sealedEntries: string | null;
}

/** What a new calendar says of its reading. */
export const NEVER_READ = {
  triedAt: null,
  readAt: null,
  wholeAt: null,
  etag: null,
  lastModified: null,
  problem: null,
  leftOut: 0,
  sealedEntries: null,
} satisfies Partial<BusyCalendar>;

/** An entry that was not read, or not for sure. */
export interface NamedEntry {
  readonly title: string;
  /** The day on which it begins; null when that cannot be read. */
  readonly day: CalendarDate | null;
  readonly reason: Said;
}

const codeOf = (said: Said): string => (typeof said === 'string' ? said : said[0]);

/** Whether the entry is missing from the times; those in an unknown time zone are there. */
export function isLeftOut({ reason }: NamedEntry): boolean {
  return codeOf(reason) !== 'busy-entry.zone';
}

const REMARKS: readonly string[] = [
  'busy-calendar.left-out',
  'busy-calendar.left-out-and-zones',
  'busy-calendar.unknown-zones',
  'busy-calendar.nearest-only',
];

/** Whether a stored problem is that the calendar could not be read; otherwise it is a remark on what was read. */
export function isFailure(problem: string | null): boolean {
  return problem !== null && !REMARKS.includes(codeOf(JSON.parse(problem) as Said));
}

/** A period in which a user is busy. Times are ISO 8601 UTC. */
export interface BusyTime {
  readonly start: string;
  readonly end: string;
  readonly title: string;
}

export const MOST_CALENDARS = 5;
/** Of a calendar so many are kept, the nearest ones. */
export const MOST_TIMES = 1_000;
/** Of a calendar so many entries that could not be read, or not for sure, are named; all of them are counted. */
export const MOST_NAMED_ENTRIES = 50;
export const LONGEST_NAME = 60;
export const LONGEST_ADDRESS = 2000;

/** The address as it is asked for: calendars hand out `webcal:` for https. */
export function calendarAddress(text: string): string {
  return text.replace(/^webcals?:/i, 'https:');
}

/** What is shown of a secret address. */
export function maskedAddress(host: string): string {
  return `https://${host}/…`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A calendar is due again after ten minutes; a little less, because the clock of the job is not exact to the second. */
export function dueBefore(now: Date): string {
  return new Date(now.getTime() - 10 * MINUTE + 15_000).toISOString();
}

/**
 * Whether the whole file is read, even if it is unchanged: because the days that are stored move on, and while there is a
 * problem with it.
 */
export function needsWhole(
  { wholeAt, problem }: Pick<BusyCalendar, 'wholeAt' | 'problem'>,
  now: Date,
): boolean {
  return wholeAt === null || problem !== null || now.getTime() - Date.parse(wholeAt) > DAY;
}

/** The times that are stored: from yesterday for about 13 months, as far ahead as bookings are made. */
export function storedSpan(now: Date): { readonly from: Date; readonly to: Date } {
  return { from: new Date(now.getTime() - DAY), to: new Date(now.getTime() + 400 * DAY) };
}

/** How long a calendar may be unread before it needs attention. */
const PATIENCE = HOUR;

/** Whether the times of a calendar may be out of date: since when it was not read; null when they are fresh. */
export function unreadSince(
  { readAt, createdAt }: Pick<BusyCalendar, 'readAt' | 'createdAt'>,
  now: Date,
): string | null {
  const since = readAt ?? createdAt;
  return now.getTime() - Date.parse(since) > PATIENCE ? since : null;
}
