import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { BusyCalendar } from '../domain/busy-calendar.js';

export const BusyCalendars = new Table<BusyCalendar>({
  name: 'busy_calendars',
  holds: { staff: 'their calendars, and which entries of them could not be read' },
  exported: { notExported: 'secret addresses' },
  columns: {
    id,
    userId: text,
    name: text,
    sealedUrl: { type: 'text' },
    host: text,
    createdAt: text,
    triedAt: nullableText,
    readAt: nullableText,
    wholeAt: nullableText,
    etag: nullableText,
    lastModified: nullableText,
    problem: nullableText,
    leftOut: { type: 'int' },
    sealedEntries: { type: 'text', nullable: true },
  },
});

/** A time of a calendar, with its place among them. */
export interface BusyTimeRow {
  readonly calendarId: string;
  readonly position: number;
  readonly userId: string;
  readonly startAt: string;
  readonly endAt: string;
  /** For the owner of the calendar alone. */
  readonly sealedTitle: string;
}

export const BusyTimes = new Table<BusyTimeRow>({
  name: 'busy_times',
  holds: { staff: 'when they are busy' },
  exported: { notExported: 'copies of other calendars' },
  columns: {
    calendarId: id,
    position: { type: 'int', primary: true },
    userId: text,
    startAt: text,
    endAt: text,
    sealedTitle: text,
  },
});
