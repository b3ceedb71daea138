import { CalendarReader, type ReadCalendar, type ReadSpan } from '../application/ports.js';
import { type BusyTime, MOST_NAMED_ENTRIES, MOST_TIMES, type NamedEntry } from '../domain/busy-calendar.js';
import {
  calendarText,
  type Component,
  componentsOf,
  propertiesOf,
  propertyOf,
} from './calendar-components.js';
import { IcalEvent, periodOf, titleOf } from './ical-event.js';
import { latestVersions, occurrencesOf } from './ical-occurrences.js';
import { IcalZones } from './ical-zones.js';
import { DAY, dayOf, momentAt } from './moment.js';
import { eachInTime } from './time-limit.js';
import { Unreadable } from './unreadable.js';

/** Entries of a calendar; ten years of a full one are 20,000. */
const MOST_ENTRIES = 30_000;
/** What one entry may take. */
const ENTRY_MS = 140;

/**
 * Reads a calendar file (RFC 5545), entry by entry, so that one that cannot be read, recurs too often or takes too much time
 * hides no other.
 */
export class IcalReader extends CalendarReader {
  constructor(private readonly officeZone: string) {
    super();
  }

  override async read(file: Uint8Array, span: ReadSpan): Promise<ReadCalendar> {
    const text = calendarText(file).trim();
    if (!/^BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 200))) return { problem: 'busy-calendar.no-calendar' };
    if (!/\nEND:VCALENDAR$/i.test(text)) return { problem: 'busy-calendar.incomplete' };
    return new Reading(this.officeZone, span).read(text);
  }
}

/** In milliseconds since 1970. */
interface Period {
  readonly start: number;
  readonly end: number;
}

interface TitledPeriod extends Period {
  readonly title: string;
}

/** What the work on an entry found, or why it cannot be read. */
type Outcome<Found> = { readonly found: Found } | { readonly reason: NamedEntry['reason'] };

/** The reading of one file. */
class Reading {
  private readonly from: number;
  /** Ends earlier once there are more times than are kept, because later ones do not count then. */
  private to: number;
  private readonly lastDay: string;
  private readonly zones: IcalZones;
  private times: TitledPeriod[] = [];
  private hasMore = false;
  private leftOut = 0;
  private shifted = 0;
  private readonly entries: NamedEntry[] = [];

  constructor(officeZone: string, { from, to }: ReadSpan) {
    this.from = from.getTime();
    this.to = to.getTime();
    this.lastDay = dayOf(this.to);
    this.zones = new IcalZones(officeZone, this.to + 2 * DAY);
  }

  read(text: string): ReadCalendar {
    const { events, freeBusy, zones, zone, hasOthers } = componentsOf(text);
    if (events.length + freeBusy.length > MOST_ENTRIES)
      return { problem: ['busy-calendar.too-many-entries', { max: MOST_ENTRIES }] };
    if (hasOthers && events.length + freeBusy.length === 0) return { problem: 'busy-calendar.no-entries' };
    eachInTime(
      zones,
      ENTRY_MS,
      (described) => this.zones.describe(described),
      () => undefined,
    );
    if (zone) this.zones.useOwn(zone);
    this.readFreeBusy(freeBusy);
    this.readEvents(events);
    this.keepNearest();
    const { hasMore, leftOut, shifted, entries } = this;
    return { times: this.times.map(busyTime), hasMore, leftOut, shifted, entries };
  }

  private readEvents(components: readonly Component[]): void {
    const byUid = new Map<string, IcalEvent[]>();
    this.each(
      components,
      (component) => component,
      (component) => new IcalEvent(component, this.zones),
      (event) => {
        // entries without a uid are no versions of each other
        const uid = event.uid === '' ? `without uid ${byUid.size}` : `uid ${event.uid}`;
        const sameUid = byUid.get(uid);
        if (sameUid) sameUid.push(event);
        else byUid.set(uid, [event]);
      },
    );
    const versions = [...byUid.values()].map(latestVersions);
    const entries = versions.flatMap(({ series, replacing }) => [
      ...series.map((event) => ({ event, replacing })),
      ...replacing.map((event) => ({ event, replacing })),
    ]);
    this.each(
      entries,
      ({ event }) => event.component,
      ({ event, replacing }) =>
        occurrencesOf(event, replacing, this.from, this.to).filter(
          (occurrence) => occurrence.event.isBusy && occurrence.end > occurrence.start,
        ),
      (found, { event }) => {
        if (found.length === 0) return;
        const { unknownZone: zone } = event;
        if (zone !== undefined) {
          this.shifted += 1;
          this.name(event.component, ['busy-entry.zone', { zone }]);
        }
        for (const { start, end, event: shown } of found) this.add(start, end, shown.title);
      },
    );
  }

  private readFreeBusy(components: readonly Component[]): void {
    this.each(
      components,
      (component) => component,
      (component) => this.busyPeriods(component),
      (periods, component) => {
        const title = titleOf(component);
        for (const { start, end } of periods) this.add(start, end, title);
      },
    );
  }

  private busyPeriods(component: Component): Period[] {
    return (
      propertiesOf(component, 'FREEBUSY')
        // any other type, also one that is not known, is busy (RFC 5545, 3.2.9)
        .filter(({ params }) => params.fbtype?.toUpperCase() !== 'FREE')
        .flatMap((property) =>
          property.value.split(',').map((text) => {
            const period = periodOf(text.trim(), (time) => this.zones.momentOf(time, property));
            if (period?.end == null) throw new Unreadable('busy-entry.period');
            return { start: momentAt(period.moment), end: period.end };
          }),
        )
    );
  }

  /** Calls `work` with each within its time, and `keep` with what it found; one that cannot be read is left out. */
  private each<Item, Found>(
    items: readonly Item[],
    componentOf: (item: Item) => Component,
    work: (item: Item) => Found,
    keep: (found: Found, item: Item) => void,
  ): void {
    eachInTime<Item, Outcome<Found>>(
      items,
      ENTRY_MS,
      (item) => {
        try {
          return { found: work(item) };
        } catch (error) {
          if (error instanceof Unreadable) return { reason: error.reason };
          throw error;
        }
      },
      (item, result = { reason: 'busy-entry.too-slow' }) => {
        if ('found' in result) keep(result.found, item);
        else this.leaveOut(componentOf(item), result.reason);
      },
    );
  }

  private leaveOut(component: Component, reason: NamedEntry['reason']): void {
    const day = this.dayOf(component);
    const recurs = ['RRULE', 'RDATE'].some((name) => propertyOf(component, name));
    if (day && !recurs && (day < dayOf(this.from) || day > this.lastDay)) return;
    this.leftOut += 1;
    this.name(component, reason);
  }

  private name(component: Component, reason: NamedEntry['reason']): void {
    if (this.entries.length < MOST_NAMED_ENTRIES)
      this.entries.push({ title: titleOf(component), day: this.dayOf(component), reason });
  }

  /** The day on which an entry begins, as far as that can be read. */
  private dayOf(component: Component): string | null {
    const property = propertyOf(component, 'DTSTART');
    const start = property && this.zones.momentOf(property.value, property);
    return start ? dayOf(start.wall) : null;
  }

  private add(start: number, end: number, title: string): void {
    if (start >= this.to || end <= this.from || end <= start) return;
    this.times.push({ start, end, title });
    if (this.times.length > 2 * MOST_TIMES) this.keepNearest();
  }

  private keepNearest(): void {
    this.times.sort((one, other) => one.start - other.start);
    if (this.times.length <= MOST_TIMES) return;
    this.hasMore = true;
    this.times.length = MOST_TIMES;
    this.to = this.times.at(-1)!.start + 1;
  }
}

function busyTime({ start, end, title }: TitledPeriod): BusyTime {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), title };
}
