import ICAL from 'ical.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { type IcalZones, wallOf, type Zone } from './ical-zones.js';

const DAY = 86_400_000;

/** A moment as the file names it: a time, in milliseconds since 1970, or a whole day. */
export type Named = number | string;

/** An entry of a calendar file. Throws when it has no start that can be read. */
export class IcalEvent {
  readonly uid: string;
  readonly title: string;
  /** Neither cancelled nor shown as free. */
  readonly isBusy: boolean;
  readonly startTime: ICAL.Time;
  readonly zone: Zone;
  readonly start: number;
  /** Of the first occurrence: how long it takes, and for whole days how many they are. */
  readonly duration: number;
  /** The occurrence that this entry replaces; null for all others. */
  readonly replaces: Named | null;
  /** Whether it replaces the later occurrences as well. */
  readonly isRange: boolean;

  constructor(
    readonly component: ICAL.Component,
    private readonly zones: IcalZones,
  ) {
    this.uid = this.text('uid');
    this.title = this.text('summary');
    this.isBusy =
      this.text('status').toUpperCase() !== 'CANCELLED' &&
      this.text('transp').toUpperCase() !== 'TRANSPARENT' &&
      this.text('x-microsoft-cdo-busystatus').toUpperCase() !== 'FREE';
    const [start] = this.times('dtstart');
    if (!start) throw new Error('The entry has no start');
    this.startTime = start.time;
    this.zone = start.zone;
    this.start = start.zone(start.time);
    this.duration = this.durationFrom(start.time);
    const [replaced] = this.times('recurrence-id');
    this.replaces = replaced ? named(replaced.time, replaced.zone) : null;
    const range = component.getFirstProperty('recurrence-id')?.getFirstParameter('range');
    this.isRange = range?.toUpperCase() === 'THISANDFUTURE';
  }

  /** When an occurrence that begins then ends. Whole days end with a day, also when a clock change makes it longer. */
  endOf(start: ICAL.Time, zone: Zone): number {
    if (!start.isDate) return zone(start) + this.duration;
    const end = start.clone();
    end.adjust(Math.round(this.duration / DAY), 0, 0, 0);
    return zone(end);
  }

  /** The values of a property that are times; of a period its start. */
  times(name: string): { readonly time: ICAL.Time; readonly zone: Zone; readonly end: number | null }[] {
    return this.component.getAllProperties(name).flatMap((property) =>
      property.getValues().map((value: unknown) => {
        const time = value instanceof ICAL.Period ? value.start : value;
        if (!(time instanceof ICAL.Time)) throw new Error(`${name} is no time`);
        const zone = this.zones.zoneOf(time, property);
        const start = zone(time);
        if (Number.isNaN(start)) throw new Error(`${name} is no real time`);
        const end = value instanceof ICAL.Period ? start + value.getDuration().toSeconds() * 1000 : null;
        return { time, zone, end };
      }),
    );
  }

  private durationFrom(start: ICAL.Time): number {
    const [end] = this.times('dtend');
    if (end && start.isDate) return wallOf(end.time) - wallOf(start);
    if (end) return end.zone(end.time) - this.start;
    const duration = this.component.getFirstPropertyValue('duration');
    if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
    return start.isDate ? DAY : 0;
  }

  private text(name: string): string {
    const value = this.component.getFirstPropertyValue(name);
    return typeof value === 'string' ? value.trim() : '';
  }
}

export function named(time: ICAL.Time, zone: Zone): Named {
  return time.isDate ? dayOf(time) : zone(time);
}

/** The day that the clocks show. */
export function dayOf({ year, month, day }: ICAL.Time): string {
  return addDays(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`, day - 1);
}
