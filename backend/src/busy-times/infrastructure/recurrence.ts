import { RRuleTemporal } from 'rrule-temporal';
import { DAY } from './moment.js';
import { Unreadable } from './unreadable.js';

/** Times of one entry, and dates in its lists. */
export const MOST_INSTANCES = 10_000;
/** Periods that the expansion looks at; the time limit of an entry ends those of more. */
const MOST_PERIODS = 100_000;

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** Milliseconds of the periods that are of one length. */
const STEPS = new Map([
  ['SECONDLY', 1_000],
  ['MINUTELY', 60_000],
  ['HOURLY', 3_600_000],
  ['DAILY', DAY],
  ['WEEKLY', 7 * DAY],
]);
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The largest number of each part, whether it may be negative, and whether it may be 0 (RFC 5545, 3.3.10). */
const NUMBERS = {
  BYSECOND: { max: 59, from: 0 },
  BYMINUTE: { max: 59, from: 0 },
  BYHOUR: { max: 23, from: 0 },
  BYMONTHDAY: { max: 31, from: -31 },
  BYYEARDAY: { max: 366, from: -366 },
  BYWEEKNO: { max: 53, from: -53 },
  BYMONTH: { max: 12, from: 1 },
  BYSETPOS: { max: 366, from: -366 },
} as const;
type Numbered = keyof typeof NUMBERS;

/** A recurrence rule as it is written, without its end. */
export interface Rule {
  readonly parts: ReadonlyMap<string, string>;
  /** As it is written; null without one. */
  readonly until: string | null;
}

/** The parts of a rule; null for an empty one, which recurs never. */
export function ruleOf(text: string): Rule | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().replace(/\s/g, '').split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (value !== '') parts.set(name, value);
  }
  const until = parts.get('UNTIL') ?? null;
  parts.delete('UNTIL');
  return parts.size === 0 && until === null ? null : { parts, until };
}

/**
 * The times of a rule between two times, both included, in their order. All are what clocks show, as if those were of UTC, in
 * milliseconds since 1970. Throws `Unreadable` for a rule that is against RFC 5545, and for too many times.
 */
export function expandRule(
  { parts }: Rule,
  start: number,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const options = optionsOf(parts);
  if (to < start || to < from) return [];
  const length = stepOf(parts, start);
  if (length !== undefined)
    return steps(start, length * options.interval, options.count ?? Infinity, { from, to });
  try {
    const rule = new RRuleTemporal({
      ...options,
      dtstart: utc(start),
      tzid: 'UTC',
      strict: true,
      cache: false,
      maxIterations: MOST_PERIODS,
    });
    const times = rule.between(new Date(Math.max(from, start)), new Date(to), true);
    if (times.length > MOST_INSTANCES) throw tooOften();
    return times.map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    if (/exceeded/.test(String(error))) throw tooOften();
    throw unreadable(parts);
  }
}

/** How far apart the times of a rule are, without its interval; undefined for one that is not made of equal steps. */
function stepOf(parts: Rule['parts'], start: number): number | undefined {
  const freq = parts.get('FREQ')!;
  const by = [...parts.keys()].filter((name) => name.startsWith('BY'));
  const weekday = WEEKDAYS[new Date(start).getUTCDay()];
  const isStep = by.length === 0 || (freq === 'WEEKLY' && by.length === 1 && parts.get('BYDAY') === weekday);
  return isStep ? STEPS.get(freq) : undefined;
}

function steps(
  start: number,
  length: number,
  count: number,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  const first = Math.max(0, Math.ceil((from - start) / length));
  const last = Math.min(count - 1, Math.floor((to - start) / length));
  if (last - first >= MOST_INSTANCES) throw tooOften();
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => start + (first + step) * length);
}

function optionsOf(parts: Rule['parts']) {
  const numbers = (name: Numbered) => numbersOf(parts, name);
  const freq = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  if (!freq) throw unreadable(parts);
  const wkst = parts.get('WKST');
  if (wkst !== undefined && !WEEKDAYS.includes(wkst)) throw unreadable(parts);
  for (const name of parts.keys()) if (!KNOWN.has(name) && !name.startsWith('X-')) throw unreadable(parts);
  return {
    freq,
    interval: countOf(parts, 'INTERVAL') ?? 1,
    count: countOf(parts, 'COUNT'),
    byDay: weekdaysOf(parts),
    wkst,
    bySecond: numbers('BYSECOND'),
    byMinute: numbers('BYMINUTE'),
    byHour: numbers('BYHOUR'),
    byMonthDay: numbers('BYMONTHDAY'),
    byYearDay: numbers('BYYEARDAY'),
    byWeekNo: numbers('BYWEEKNO'),
    byMonth: numbers('BYMONTH'),
    bySetPos: numbers('BYSETPOS'),
  };
}

const KNOWN = new Set<string>([...Object.keys(NUMBERS), 'FREQ', 'INTERVAL', 'COUNT', 'BYDAY', 'WKST']);

/** The library drops numbers that are out of range, which would leave another rule. */
function numbersOf(parts: Rule['parts'], name: Numbered): number[] | undefined {
  const { max, from } = NUMBERS[name];
  return parts
    .get(name)
    ?.split(',')
    .map((text) => {
      const number = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : NaN;
      if (!(number >= from && number <= max) || (number === 0 && from < 0)) throw unreadable(parts);
      return number;
    });
}

/** The library takes the 53rd weekday of a year that has 52 of them from the next one. */
function weekdaysOf(parts: Rule['parts']): string[] | undefined {
  const weekdays = parts.get('BYDAY')?.split(',');
  if (weekdays?.some((weekday) => Number.parseInt(weekday.replace(/^[+-]/, ''), 10) > 52))
    throw unreadable(parts);
  return weekdays;
}

function countOf(parts: Rule['parts'], name: 'INTERVAL' | 'COUNT'): number | undefined {
  const text = parts.get(name);
  if (text !== undefined && !/^0*[1-9]\d{0,8}$/.test(text)) throw unreadable(parts);
  return text === undefined ? undefined : Number(text);
}

const tooOften = () => new Unreadable(['busy-entry.too-often', { max: MOST_INSTANCES }]);

function unreadable(parts: Rule['parts']): Unreadable {
  const rule = [...parts].map((part) => part.join('=')).join(';');
  return new Unreadable(['busy-entry.rule', { rule: rule.slice(0, 100) }]);
}

/** What the library takes for a time of its Temporal. */
function utc(moment: number) {
  return { timeZoneId: 'UTC', epochNanoseconds: BigInt(moment) * 1_000_000n };
}
