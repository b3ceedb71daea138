import ICAL from 'ical.js';
import type { Said } from '../../platform/domain-error.js';
import { CalendarReader, type ReadCalendar, type ReadSpan } from '../application/ports.js';
import type { BusyTime } from '../domain/busy-calendar.js';
import { IcalEvent } from './ical-event.js';
import { occurrencesOf, TooManyOccurrences } from './ical-occurrences.js';
import { IcalZones } from './ical-zones.js';

/** Entries of a calendar; ten years of a full one are 20,000. */
const MOST_ENTRIES = 30_000;
/** Busy times in the days that are read. */
const MOST_TIMES = 5_000;
const LONGEST_TITLE = 100;

/** Reads a calendar file (RFC 5545) with ical.js, entry by entry, so that one that is broken hides no other. */
export class IcalReader extends CalendarReader {
  constructor(private readonly officeZone: string) {
    super();
  }

  override async read(file: string, span: ReadSpan): Promise<ReadCalendar> {
    const text = file.replace(/^\uFEFF/, '').trim();
    if (!/^BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 200))) return { problem: 'busy-calendar.no-calendar' };
    if (!/\nEND:VCALENDAR$/i.test(text)) return { problem: 'busy-calendar.incomplete' };
    return readEntries(text, span, this.officeZone);
  }
}

function readEntries(text: string, span: ReadSpan, officeZone: string): ReadCalendar {
  const entries = blocksOf(text, 'VEVENT');
  if (entries.length > MOST_ENTRIES) return tooMany(MOST_ENTRIES);
  const zones = new IcalZones(
    blocksOf(text, 'VTIMEZONE').flatMap((block) => parsed(block) ?? []),
    /^X-WR-TIMEZONE:(.+)$/im.exec(text)?.[1]?.trim() ?? null,
    officeZone,
  );
  const events = new Map<string, IcalEvent[]>();
  let unreadable = 0;
  for (const block of entries) {
    const event = eventOf(block, zones);
    if (!event) unreadable += 1;
    else events.set(event.uid, [...(events.get(event.uid) ?? []), event]);
  }
  const times: BusyTime[] = [];
  for (const sameUid of events.values()) {
    try {
      times.push(...busyTimes(sameUid, span));
    } catch (error) {
      if (error instanceof TooManyOccurrences) return tooMany(MOST_TIMES);
      unreadable += 1;
    }
    if (times.length > MOST_TIMES) return tooMany(MOST_TIMES);
  }
  return { times: times.sort((one, other) => (one.start < other.start ? -1 : 1)), unreadable };
}

function tooMany(max: number): { problem: Said } {
  return { problem: ['busy-calendar.too-many-entries', { max }] };
}

function eventOf(block: string, zones: IcalZones): IcalEvent | null {
  const component = parsed(block);
  try {
    return component && new IcalEvent(component, zones);
  } catch {
    return null;
  }
}

function busyTimes(sameUid: readonly IcalEvent[], { from, to }: ReadSpan): BusyTime[] {
  const times: BusyTime[] = [];
  for (const { start, end, event } of occurrencesOf(sameUid, from.getTime(), to.getTime()))
    if (event.isBusy && end > start)
      times.push({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        title: [...event.title].slice(0, LONGEST_TITLE).join(''),
      });
  return times;
}

/** The texts of the components of that name, each from its first line to its last one. */
function blocksOf(text: string, name: string): string[] {
  return text.match(new RegExp(`^BEGIN:${name}[ \\t]*\\r?\\n[^]*?^END:${name}[ \\t]*$`, 'gim')) ?? [];
}

function parsed(block: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(block) as unknown[]);
  } catch {
    return null;
  }
}
