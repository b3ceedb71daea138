import { momentIn } from '../../calendar/domain/calendar-date.js';
import { type Component, propertiesOf, type Property, propertyOf } from './calendar-components.js';
import { DAY, dayOf, type Moment, wallTime } from './moment.js';
import { expandRule, ruleOf } from './recurrence.js';
import { type NamedZone, zoneOfName } from './zone-names.js';

export interface Zone {
  /** The moment at which the clocks show a time, both in milliseconds since 1970. */
  readonly at: (wall: number) => number;
  /** The name of a zone that is not known, so that the clocks of the office are used. */
  readonly unknown?: string;
}

const QUARTER = 15 * 60_000;
const WEEK = 7 * DAY;
const UTC: Zone = { at: (wall) => wall };

const fixedZone = (ahead: number): Zone => ({ at: (wall) => wall - ahead });

/**
 * The clocks of a time zone. They are looked up at the ends of each week, and within one only when they change there, which
 * is at a quarter of an hour. No zone has changed its clocks twice within a week since 1970.
 */
function clocksOf(zone: NamedZone): Zone {
  if (typeof zone === 'number') return fixedZone(zone);
  const known = new Map<number, number>();
  const aheadAt = (wall: number, length: number) => {
    const begin = Math.floor(wall / length) * length;
    let ahead = known.get(begin);
    if (ahead === undefined) {
      const minute = (begin - Math.floor(begin / DAY) * DAY) / 60_000;
      ahead = begin - momentIn(zone, dayOf(begin), minute).getTime();
      known.set(begin, ahead);
    }
    return ahead;
  };
  return {
    at: (wall) => {
      const ahead = aheadAt(wall, WEEK);
      return wall - (ahead === aheadAt(wall + WEEK, WEEK) ? ahead : aheadAt(wall, QUARTER));
    },
  };
}

/** A change of the clocks; they show `at` or later after it, and `from` and `to` are ahead of UTC. */
interface Change {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The clocks as a file describes them; null when it does not, or not so that it can be read. Before the first change its
 * TZOFFSETFROM holds. A time that a change skips is read as before it, and of one that is shown twice the first counts
 * (RFC 5545, 3.3.5).
 */
function describedZone(component: Component, until: number): Zone | null {
  try {
    const changes = component.parts
      .flatMap((part) => changesOf(part, until))
      .sort((one, other) => one.at - other.at);
    if (changes.length === 0) return null;
    return {
      at: (wall) => {
        let [low, high] = [0, changes.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (changes[middle]!.at <= wall) low = middle + 1;
          else high = middle;
        }
        return wall - (low === 0 ? changes[0]!.from : changes[low - 1]!.to);
      },
    };
  } catch {
    return null;
  }
}

function changesOf(part: Component, until: number): Change[] {
  const [from, to] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(propertyOf(part, name)?.value));
  const start = wallTime(propertyOf(part, 'DTSTART')?.value ?? '')?.wall;
  if (from === undefined || to === undefined || start === undefined) throw new Error('No change of clocks');
  const dates = propertiesOf(part, 'RDATE').flatMap(({ value }) => value.split(','));
  const walls = [start, ...dates.map((date) => wallTime(date)?.wall ?? start)];
  for (const { value } of propertiesOf(part, 'RRULE')) {
    const rule = ruleOf(value);
    const end = rule?.until ? wallTime(rule.until) : null;
    const last = end ? end.wall + (end.offset === '' ? 0 : from) : until;
    if (rule) walls.push(...expandRule(rule, start, { from: 0, to: Math.min(last, until) }));
  }
  return [...new Set(walls)].map((wall) => ({ at: wall + Math.max(0, to - from), from, to }));
}

function offsetOf(text = ''): number | undefined {
  const parts = /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(text);
  if (!parts) return undefined;
  const seconds = (Number(parts[2]) * 60 + Number(parts[3])) * 60 + Number(parts[4] ?? 0);
  return (parts[1] === '-' ? -1 : 1) * seconds * 1000;
}

/**
 * The time zones of a calendar file: the definitions in the file come first, then names. Times without a zone use that of the
 * calendar, those in an unknown one that of the office, as whole days do.
 */
export class IcalZones {
  private readonly byName = new Map<string, Zone>();
  readonly office: Zone;
  private own: Zone;

  constructor(
    readonly officeZone: string,
    private readonly until: number,
  ) {
    this.office = clocksOf(officeZone);
    this.own = this.office;
  }

  /** Adds a definition of the file; of two with the same name the first counts. */
  describe(component: Component): void {
    const name = propertyOf(component, 'TZID')?.value;
    const zone = describedZone(component, this.until);
    if (name && zone && !this.byName.has(name)) this.byName.set(name, zone);
  }

  /** The zone of times that have none. */
  useOwn(name: string): void {
    this.own = this.named(name);
  }

  /** A value of a property; null when it is no real time. */
  momentOf(value: string, { params }: Property): Moment | null {
    const time = wallTime(value);
    if (!time) return null;
    if (time.isDate || params.value?.toUpperCase() === 'DATE')
      return { wall: Math.floor(time.wall / DAY) * DAY, isDate: true, zone: this.office };
    return { wall: time.wall, isDate: false, zone: this.zoneOf(time.offset, params.tzid) };
  }

  private zoneOf(offset: string, name = ''): Zone {
    if (/^z$/i.test(offset)) return UTC;
    if (offset !== '') return fixedZone(offsetOf(offset)!);
    return name === '' ? this.own : this.named(name);
  }

  private named(name: string): Zone {
    let zone = this.byName.get(name);
    if (!zone) {
      const known = zoneOfName(name);
      zone = known === null ? { ...this.office, unknown: name.slice(0, 60) } : clocksOf(known);
      this.byName.set(name, zone);
    }
    return zone;
  }
}
