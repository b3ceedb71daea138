import ICAL from 'ical.js';
import type { Said } from '../../platform/domain-error.js';
import { CalendarReader, type ReadCalendar, type ReadSpan } from '../application/ports.js';
import { type BusyTime, MOST_TIMES } from '../domain/busy-calendar.js';
import { IcalEvent } from './ical-event.js';
import { occurrencesOf, TooManyOccurrences } from './ical-occurrences.js';
import { IcalZones } from './ical-zones.js';

/** Entries of a calendar; ten years of a full one are 20,000. */
const MOST_ENTRIES = 30_000;
/** Properties of an entry with its alarms, and dates in its lists of dates; a meeting of a whole company has hundreds. */
const MOST_IN_ENTRY = 2_000;
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
  const timeZones = blocksOf(text, 'VTIMEZONE');
  // counted before they are parsed, because ical.js needs hundreds of bytes for each
  if ([...entries, ...timeZones].some(isTooLarge))
    return { problem: ['busy-calendar.entry-too-large', { max: MOST_IN_ENTRY }] };
  const zones = new IcalZones(
    timeZones.flatMap((block) => parsed(block) ?? []),
    /^X-WR-TIMEZONE:(.+)$/im.exec(text)?.[1]?.trim() ?? null,
    officeZone,
  );
  const events = new Map<string, IcalEvent[]>();
  let unreadable = 0;
  for (const block of entries) {
    const event = eventOf(block, zones);
    if (!event) unreadable += 1;
    else if (mayMatter(event, span)) {
      const sameUid = events.get(event.uid);
      if (sameUid) sameUid.push(event);
      else events.set(event.uid, [event]);
    }
  }
  let times: BusyTime[] = [];
  let hasMore = false;
  for (const sameUid of events.values()) {
    try {
      for (const time of busyTimes(sameUid, span)) times.push(time);
    } catch (error) {
      if (error instanceof TooManyOccurrences) return { problem: 'busy-calendar.too-many-occurrences' };
      unreadable += 1;
    }
    hasMore ||= times.length > MOST_TIMES;
    if (times.length > 2 * MOST_TIMES) times = nearest(times);
  }
  return { times: nearest(times), hasMore, unreadable };
}

/** The nearest times, in their order. */
function nearest(times: BusyTime[]): BusyTime[] {
  return times.sort((one, other) => (one.start < other.start ? -1 : 1)).slice(0, MOST_TIMES);
}

function isTooLarge(block: string): boolean {
  let dates = 0;
  for (const [list] of block.matchAll(/^(?:RDATE|EXDATE)\b.*(?:\r?\n[ \t].*)*/gim))
    dates += list.split(',', MOST_IN_ENTRY + 1).length;
  if (dates > MOST_IN_ENTRY) return true;
  let properties = 0;
  // a line that begins with a space goes on with the one before
  for (let end = block.indexOf('\n'); end !== -1; end = block.indexOf('\n', end + 1))
    if (block[end + 1] !== ' ' && block[end + 1] !== '\t' && (properties += 1) > MOST_IN_ENTRY) return true;
  return false;
}

/** False for an entry that happens once and not in the span: most of a calendar of many years. */
function mayMatter(event: IcalEvent, { from, to }: ReadSpan): boolean {
  const isOnce = !['rrule', 'rdate'].some((name) => event.component.getFirstProperty(name));
  const end = event.endOf(event.startTime, event.zone);
  return !isOnce || event.replaces !== null || (event.start < to.getTime() && end > from.getTime());
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
