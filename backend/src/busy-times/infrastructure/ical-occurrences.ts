import type { IcalEvent } from './ical-event.js';
import { DAY, dayOf, type Moment, momentAt, wallTime } from './moment.js';
import { expandRule, MOST_INSTANCES, type Rule } from './recurrence.js';
import { Unreadable } from './unreadable.js';

/** More than the clocks of two zones differ. */
const TWO_DAYS = 2 * DAY;

export interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly event: IcalEvent;
}

/** A moment as the file names it: a time, in milliseconds since 1970, or a whole day. */
type Named = number | string;

/** The entries of one uid of which the latest version counts: those that recur or happen once, and those that replace one. */
export interface SameUid {
  readonly series: readonly IcalEvent[];
  readonly replacing: readonly IcalEvent[];
}

/**
 * Leaves out versions with a lower SEQUENCE than another one of the same occurrence, and those that replace an occurrence of a
 * series that was changed after them (RFC 5545, 3.8.7.4).
 */
export function latestVersions(sameUid: readonly IcalEvent[]): SameUid {
  const series = latest(sameUid.filter(({ replaces }) => replaces === null));
  const byOccurrence = new Map<Named, IcalEvent[]>();
  for (const event of sameUid) {
    if (!event.replaces) continue;
    const name = nameOf(event.replaces, series[0] ?? event);
    byOccurrence.set(name, [...(byOccurrence.get(name) ?? []), event]);
  }
  const since = Math.max(0, ...series.map(({ sequence }) => sequence ?? 0));
  const replacing = [...byOccurrence.values()].flatMap(latest);
  return { series, replacing: replacing.filter(({ sequence }) => sequence === null || sequence >= since) };
}

function latest(versions: readonly IcalEvent[]): IcalEvent[] {
  const last = Math.max(...versions.map(({ sequence }) => sequence ?? 0));
  return versions.filter(({ sequence }) => (sequence ?? 0) === last);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a RECURRENCE-ID or EXDATE names of a series: Outlook writes whole days as times, also of another zone. */
function nameOf(moment: Moment, series: IcalEvent): Named {
  return series.start.isDate || moment.isDate ? series.dayIn(moment) : momentAt(moment);
}

/**
 * The occurrences of an entry that overlap the span. The clocks of the zone of its start decide when it recurs; its first
 * occurrence is its start, whether the rule names it or not. Those that others replace are left out.
 */
export function occurrencesOf(
  event: IcalEvent,
  replacing: readonly IcalEvent[],
  from: number,
  to: number,
): Occurrence[] {
  const { start } = event;
  const found = new Map<number, Occurrence>();
  const replaced = event.replaces ? [] : replacing;
  const ranges = replaced.filter(({ isRange }) => isRange);
  const out = new Set<Named>([
    ...event.excluded.map((moment) => nameOf(moment, event)),
    ...replaced.map(({ replaces }) => nameOf(replaces!, event)),
  ]);
  const hasDays = [...out].some((name) => typeof name === 'string');
  const span = spanOf(event, ranges, from, to);
  for (const rule of event.exceptRules)
    for (const wall of times(rule, event, span)) out.add(start.zone.at(wall));
  const add = (moment: Moment, periodEnd: number | null = null) => {
    const at = momentAt(moment);
    if (found.has(at) || out.has(at) || (hasDays && out.has(dayOf(moment.wall)))) return;
    found.set(at, moved({ start: at, end: periodEnd ?? event.endOf(moment), event }, moment, ranges));
  };
  add(start);
  for (const { moment, end } of event.added) add(end === null ? addedTime(moment, event) : moment, end);
  for (const rule of event.rules) for (const wall of times(rule, event, span)) add({ ...start, wall });
  const inSpan = [...found.values()].filter((time) => time.start < to && time.end > from);
  if (inSpan.length > MOST_INSTANCES) throw new Unreadable(['busy-entry.too-often', { max: MOST_INSTANCES }]);
  return inSpan;
}

/** Those that moved may be days away from where the rule has them. */
function spanOf({ duration }: IcalEvent, ranges: readonly IcalEvent[], from: number, to: number): Span {
  const margin = TWO_DAYS + duration + Math.max(0, ...ranges.map((range) => Math.abs(shiftOf(range))));
  return { from: from - margin, to: to + margin };
}

/** A date besides the rule is a day or a time as the start is. */
function addedTime(moment: Moment, event: IcalEvent): Moment {
  const { start } = event;
  if (start.isDate) return { ...start, wall: Date.parse(event.dayIn(moment)) };
  if (!moment.isDate) return moment;
  return { ...start, wall: moment.wall + (start.wall - Math.floor(start.wall / DAY) * DAY) };
}

/** The times of a rule, as the clocks of the zone of the start show them. */
function times(rule: Rule, { start }: IcalEvent, span: Span): number[] {
  if (rule.until === null) return expandRule(rule, start.wall, span);
  const until = wallTime(rule.until);
  if (!until) throw new Unreadable(['busy-entry.rule', { rule: `UNTIL=${rule.until.slice(0, 90)}` }]);
  // an end without a time counts as a whole day
  const last = until.isDate ? until.wall + DAY - 1 : until.wall;
  const isMoment = until.offset !== '' && !start.isDate;
  const walls = expandRule(rule, start.wall, { ...span, to: Math.min(span.to, last + DAY) });
  return walls.filter((wall) => (isMoment ? start.zone.at(wall) : wall) <= last);
}

/** An occurrence after one that was changed together with all later ones. */
function moved(occurrence: Occurrence, moment: Moment, ranges: readonly IcalEvent[]): Occurrence {
  let last: IcalEvent | null = null;
  for (const range of ranges)
    if (
      momentAt(range.replaces!) < occurrence.start &&
      (!last || momentAt(range.replaces!) > momentAt(last.replaces!))
    )
      last = range;
  if (!last) return occurrence;
  const shift = shiftOf(last);
  const isSameClock = last.start.zone === moment.zone;
  const start: Moment = isSameClock
    ? { ...last.start, wall: moment.wall + shift }
    : { wall: occurrence.start + shift, isDate: false, zone: { at: (wall) => wall } };
  return { start: momentAt(start), end: last.endOf(start), event: last };
}

/** How far an entry has moved the occurrence that it replaces: by the clocks where both are shown by the same ones. */
function shiftOf({ start, replaces }: IcalEvent): number {
  if (start.zone === replaces!.zone) return start.wall - replaces!.wall;
  return momentAt(start) - momentAt(replaces!);
}
