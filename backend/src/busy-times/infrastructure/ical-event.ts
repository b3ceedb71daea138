import type { Said } from '../../platform/domain-error.js';
import { calendarDateIn, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type Component, plainText, propertiesOf, propertyOf } from './calendar-components.js';
import type { IcalZones } from './ical-zones.js';
import { DAY, dayOf, durationOf, type Moment, momentAt } from './moment.js';
import { MOST_INSTANCES, type Rule, ruleOf } from './recurrence.js';
import { Unreadable } from './unreadable.js';

const LONGEST_TITLE = 100;

/** A date in a list of dates; of a period with its end. */
export interface ListedTime {
  readonly moment: Moment;
  readonly end: number | null;
}

/** An entry of a calendar file. Throws `Unreadable` for one with a part that cannot be read. */
export class IcalEvent {
  readonly uid: string;
  readonly title: string;
  /** Null without one; the highest is the latest version of an entry (RFC 5545, 3.8.7.4). */
  readonly sequence: number | null;
  /** Neither cancelled nor shown as free. */
  readonly isBusy: boolean;
  readonly start: Moment;
  /** Of the first occurrence, in milliseconds; of whole days as many times 24 hours. */
  readonly duration: number;
  readonly rules: readonly Rule[];
  readonly exceptRules: readonly Rule[];
  readonly added: readonly ListedTime[];
  readonly excluded: readonly Moment[];
  /** The occurrence that this entry replaces; null for all others. */
  readonly replaces: Moment | null;
  /** Whether it replaces the later occurrences as well. */
  readonly isRange: boolean;

  constructor(
    readonly component: Component,
    private readonly zones: IcalZones,
  ) {
    this.uid = this.text('UID');
    this.title = titleOf(component);
    const sequence = this.text('SEQUENCE');
    this.sequence = /^\d{1,9}$/.test(sequence) ? Number(sequence) : null;
    this.isBusy =
      this.text('STATUS').toUpperCase() !== 'CANCELLED' &&
      this.text('TRANSP').toUpperCase() !== 'TRANSPARENT' &&
      this.text('X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() !== 'FREE';
    const start = this.moment('DTSTART', 'busy-entry.start');
    if (!start) throw new Unreadable('busy-entry.no-start');
    this.start = start;
    this.duration = this.durationFrom(start);
    const replaced = this.moment('RECURRENCE-ID', 'busy-entry.dates');
    // Outlook names whole days by their beginning, also in another zone
    this.replaces =
      replaced && start.isDate ? { ...start, wall: Date.parse(this.dayIn(replaced)) } : replaced;
    const range = propertyOf(component, 'RECURRENCE-ID')?.params.range;
    this.isRange = range?.toUpperCase() === 'THISANDFUTURE';
    const recurs = replaced === null;
    // an entry that replaces one occurrence may have the rule of its series
    this.rules = recurs ? this.rulesOf('RRULE') : [];
    this.exceptRules = recurs ? this.rulesOf('EXRULE') : [];
    this.added = recurs ? this.listed('RDATE') : [];
    this.excluded = recurs ? this.listed('EXDATE').map(({ moment }) => moment) : [];
  }

  /** The name of a time zone in it that is not known. */
  get unknownZone(): string | undefined {
    return this.start.zone.unknown;
  }

  /** When an occurrence that begins then ends. Whole days end with a day, also when a clock change makes it longer. */
  endOf({ wall, isDate, zone }: Moment): number {
    if (!isDate) return zone.at(wall) + this.duration;
    return zone.at(wall + Math.max(1, Math.ceil(this.duration / DAY)) * DAY);
  }

  /** The day of a moment in the clocks that show it; of one in UTC in those of the office, unless it is midnight there. */
  dayIn(moment: Moment): CalendarDate {
    const isLocal = moment.isDate || moment.wall % DAY === 0 || momentAt(moment) !== moment.wall;
    return isLocal ? dayOf(moment.wall) : calendarDateIn(this.zones.officeZone, new Date(moment.wall));
  }

  private durationFrom(start: Moment): number {
    const end = this.moment('DTEND', 'busy-entry.end');
    const text = this.text('DURATION');
    const given = end || text === '' ? null : durationOf(text);
    if (!end && text !== '' && given === null) throw new Unreadable('busy-entry.end');
    let duration = given ?? 0;
    if (end) duration = start.isDate ? end.wall - start.wall : momentAt(end) - momentAt(start);
    if (duration < 0) throw new Unreadable('busy-entry.reversed');
    // many programs write a day that ends on its start, or lasts no day
    return start.isDate ? Math.max(DAY, duration) : duration;
  }

  private moment(name: string, reason: Said): Moment | null {
    const property = propertyOf(this.component, name);
    if (!property || property.value === '') return null;
    const moment = this.zones.momentOf(property.value, property);
    if (!moment) throw new Unreadable(reason);
    return moment;
  }

  private listed(name: 'RDATE' | 'EXDATE'): ListedTime[] {
    const dates = propertiesOf(this.component, name, MOST_INSTANCES + 1).flatMap((property) =>
      property.value.split(',', MOST_INSTANCES + 1).map((text) => ({ text: text.trim(), property })),
    );
    if (dates.length > MOST_INSTANCES)
      throw new Unreadable(['busy-entry.too-often', { max: MOST_INSTANCES }]);
    return dates.flatMap(({ text, property }) => {
      if (text === '') return [];
      const time = periodOf(text, (part) => this.zones.momentOf(part, property));
      if (!time) throw new Unreadable('busy-entry.dates');
      return [time];
    });
  }

  private rulesOf(name: 'RRULE' | 'EXRULE'): Rule[] {
    return propertiesOf(this.component, name).flatMap(({ value }) => ruleOf(value) ?? []);
  }

  private text(name: string): string {
    return propertyOf(this.component, name)?.value ?? '';
  }
}

/** A time, or a period with its end or its duration; null for any other text. */
export function periodOf(text: string, momentOf: (text: string) => Moment | null): ListedTime | null {
  const [first = '', second] = text.split('/');
  const moment = momentOf(first);
  if (!moment || second === undefined) return moment && { moment, end: null };
  const duration = durationOf(second);
  const last = duration === null ? momentOf(second) : null;
  if (duration === null && !last) return null;
  return { moment, end: last ? momentAt(last) : momentAt(moment) + duration! };
}

export function titleOf(component: Component): string {
  const title = plainText(propertyOf(component, 'SUMMARY')?.value ?? '');
  return [...title].slice(0, LONGEST_TITLE).join('');
}
