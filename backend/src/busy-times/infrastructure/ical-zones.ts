import ICAL from 'ical.js';
import { momentIn } from '../../calendar/domain/calendar-date.js';
import { knownTimeZone } from '../../calendar/domain/known-time-zone.js';
import { zoneOfWindows } from './windows-zones.js';

/** A time zone: the moment at which its clocks show a time, in milliseconds since 1970. */
export type Zone = (time: ICAL.Time) => number;

/** What the clocks show, as if they were those of UTC. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The clocks of a time zone by its IANA name. */
function namedZone(name: string): Zone {
  return (time) => {
    const date = new Date(Date.UTC(time.year, time.month - 1, time.day)).toISOString().slice(0, 10);
    return momentIn(name, date, time.hour * 60 + time.minute).getTime() + time.second * 1000;
  };
}

/**
 * The time zones of a calendar file: the definitions in the file come first, then the names of IANA and Windows. Times with no
 * zone or an unknown one use the zone of the calendar, or that of the office; all-day entries use that of the office.
 */
export class IcalZones {
  private readonly described = new Map<string, Zone>();
  private readonly named = new Map<string, Zone>();
  private readonly own: Zone;
  private readonly office: Zone;

  constructor(components: readonly ICAL.Component[], calendarZone: string | null, officeZone: string) {
    this.office = namedZone(officeZone);
    this.own = namedZone((calendarZone && ianaName(calendarZone)) ?? officeZone);
    for (const component of components) {
      const tzid = component.getFirstPropertyValue('tzid');
      const hasRules = component.getAllSubcomponents().length > 0;
      if (typeof tzid !== 'string' || !hasRules) continue;
      const zone = new ICAL.Timezone({ component, tzid });
      this.described.set(tzid, (time) => wallOf(time) - zone.utcOffset(time) * 1000);
    }
  }

  /** The moment of a value of a property. */
  momentOf(time: ICAL.Time, property: ICAL.Property): number {
    return this.zoneOf(time, property)(time);
  }

  zoneOf(time: ICAL.Time, property: ICAL.Property): Zone {
    if (time.isDate) return this.office;
    if (time.zone === ICAL.Timezone.utcTimezone) return wallOf;
    const tzid = property.getFirstParameter('tzid');
    if (!tzid) return this.own;
    let zone = this.described.get(tzid) ?? this.named.get(tzid);
    if (!zone) {
      const name = ianaName(tzid);
      zone = name === null ? this.own : namedZone(name);
      this.named.set(tzid, zone);
    }
    return zone;
  }
}

/** Some programs put a path before the name: `/mozilla.org/20050126_1/Europe/Berlin`. */
function ianaName(tzid: string): string | null {
  const parts = tzid.replace(/^"|"$/g, '').split('/');
  for (let first = 0; first < parts.length; first += 1) {
    const name = parts.slice(first).join('/');
    const found = knownTimeZone(zoneOfWindows(name) ?? name);
    if (found) return found;
  }
  return null;
}
