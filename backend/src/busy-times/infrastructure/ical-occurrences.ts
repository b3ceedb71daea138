import ICAL from 'ical.js';
import { dayOf, type IcalEvent, type Named, named } from './ical-event.js';
import { wallOf, type Zone } from './ical-zones.js';

/** Steps of the rules of one entry: 270 years of days, or 10 weeks of minutes. */
const MOST_STEPS = 100_000;
/** More than the clocks of two zones differ. */
const TWO_DAYS = 2 * 86_400_000;

export class TooManyOccurrences extends Error {}

export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly event: IcalEvent;
}

/**
 * The occurrences of the entries of one uid that overlap the span. The clocks of the zone of its start decide when an entry
 * recurs; its first occurrence is its start, whether the rule names it or not. Entries with a recurrence id take the place
 * of that occurrence, also where the file lacks the entry that recurs.
 */
export function occurrencesOf(sameUid: readonly IcalEvent[], from: number, to: number): Occurrence[] {
  const replacing = sameUid.filter(({ replaces }) => replaces !== null);
  const replaced = new Set(replacing.map(({ replaces }) => replaces!));
  const ranges = replacing.filter(({ isRange, replaces }) => isRange && typeof replaces === 'number');
  const all: Occurrence[] = replacing.map((event) => ({
    ...{ start: event.start, event },
    end: event.endOf(event.startTime, event.zone),
  }));
  for (const event of sameUid)
    if (event.replaces === null) all.push(...recurring(event, replaced, ranges, from, to));
  return all.filter(({ start, end }) => start < to && end > from);
}

function recurring(
  event: IcalEvent,
  replaced: ReadonlySet<Named>,
  ranges: readonly IcalEvent[],
  from: number,
  to: number,
): Occurrence[] {
  const excluded = new Set<Named>(event.times('exdate').map(({ time, zone }) => named(time, zone)));
  const found = new Map<number, Occurrence>();
  const add = (time: ICAL.Time, zone: Zone, periodEnd: number | null = null) => {
    const start = zone(time);
    const isOut = (names: ReadonlySet<Named>) => names.has(start) || names.has(dayOf(time));
    if (found.has(start) || isOut(excluded) || isOut(replaced)) return;
    found.set(start, moved({ start, end: periodEnd ?? event.endOf(time, zone), event }, ranges));
  };
  add(event.startTime, event.zone);
  for (const { time, zone, end } of event.times('rdate')) add(time, zone, end);
  // those that moved may be days away from where the rule has them
  const margin = TWO_DAYS + event.duration + Math.max(0, ...ranges.map((range) => Math.abs(shiftOf(range))));
  for (const property of event.component.getAllProperties('rrule'))
    for (const time of ruleTimes(property.getFirstValue(), event)) {
      const wall = wallOf(time);
      if (wall > to + margin) break;
      if (wall >= from - margin) add(time, event.zone);
    }
  return [...found.values()];
}

/** The times of a rule, as the clocks of the zone of the start show them. */
function* ruleTimes(rule: unknown, { startTime, zone }: IcalEvent): Generator<ICAL.Time> {
  if (!(rule instanceof ICAL.Recur) || isMisread(rule)) throw new Error('The rule cannot be read');
  const first = startTime.clone();
  first.zone = ICAL.Timezone.localTimezone;
  if (rule.until) rule.until = untilOnClocks(rule.until, startTime, zone);
  const iterator = rule.iterator(first);
  for (let step = 0; ; step += 1) {
    if (step > MOST_STEPS) throw new TooManyOccurrences();
    const time = iterator.next() as ICAL.Time | null;
    if (!time) return;
    yield time.clone();
  }
}

/** Rules by weeks of the year, and by the tenth and later weekdays of one, of which ical.js makes many more days. */
function isMisread({ parts }: ICAL.Recur): boolean {
  const { BYDAY, BYWEEKNO } = parts as { readonly BYDAY?: readonly string[]; readonly BYWEEKNO?: unknown };
  return BYWEEKNO !== undefined || (BYDAY ?? []).some((day) => /\d\d/.test(day));
}

/** The end of a rule on the clocks of the start; a day counts as a whole. */
function untilOnClocks(until: ICAL.Time, start: ICAL.Time, zone: Zone): ICAL.Time {
  const end = until.clone();
  if (end.zone === ICAL.Timezone.utcTimezone && !end.isDate && !start.isDate) {
    const moment = wallOf(end);
    // the offset of the zone at that time, or within hours of it
    end.adjust(0, 0, 0, Math.round((moment - zone(end)) / 1000));
  }
  end.zone = ICAL.Timezone.localTimezone;
  if (start.isDate) end.isDate = true;
  else if (end.isDate) {
    end.isDate = false;
    end.hour = 23;
    end.minute = 59;
    end.second = 59;
  }
  return end;
}

/** An occurrence after one that was changed together with all later ones. */
function moved(occurrence: Occurrence, ranges: readonly IcalEvent[]): Occurrence {
  let last: IcalEvent | null = null;
  for (const range of ranges)
    if ((range.replaces as number) < occurrence.start && (!last || range.replaces! > last.replaces!))
      last = range;
  if (!last) return occurrence;
  const start = occurrence.start + shiftOf(last);
  return { start, end: start + last.duration, event: last };
}

const shiftOf = ({ start, replaces }: IcalEvent) => start - (replaces as number);
