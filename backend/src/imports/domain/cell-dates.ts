import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Said } from '../../platform/domain-error.js';
import { isMonth } from '../../platform/fields/fields.js';
import { monthOf } from './cell-words.js';

/** In which order a date says its parts where that cannot be seen: 3/4/2026. */
export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Characters of a date. */
export const LONGEST_DATE = 60;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s.\-/]*([\p{L}]{3,})[\s.,\-/]*(\d{4}|\d{2})$/u;
const MONTH_DAY = /^([\p{L}]{3,})[\s.\-/]*(\d{1,2})(?:st|nd|rd|th)?[\s,.\-/]+(\d{4}|\d{2})$/u;
/** The time after a day, and maybe a zone. */
const TIME =
  /(?:T|,? )(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?([ap])?\.?m?\.? ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i;
/** With single spaces, as `TIME` expects them. */
const spaced = (cell: string) => cell.replace(/\s+/g, ' ');

/** `YYYY-MM-DD`. A time after the day is left out. */
export function dateOf(cell: string, order?: DateOrder): string | { readonly said: Said } {
  const days = readings(cell);
  if (days.length === 0) return { said: 'import.date' };
  const [one] = days;
  if (days.length === 1) return one!.day;
  const chosen = days.find((reading) => reading.order === order);
  return chosen ? chosen.day : { said: 'import.date-order' };
}

/** The days that a text can mean; of several the order decides. */
export function readings(cell: string): { readonly order: DateOrder | null; readonly day: string }[] {
  if (cell.length > LONGEST_DATE) return [];
  const whole = spaced(cell);
  const text = whole.slice(0, TIME.exec(whole)?.index).trim();
  const plain = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (plain) return found([null, plain[1]!, plain[2]!, plain[3]!]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', second = '', third = ''] = numbers;
    const orders: Reading[] = [
      ['day-first', third, second, first],
      ['month-first', third, first, second],
    ];
    if (third.length === 2) orders.push(['year-first', first, second, third]);
    const all = found(...orders);
    // 5/5/2026 is one day, whatever the order, and proves none
    const isOne = all.length > 1 && new Set(all.map(({ day }) => day)).size === 1;
    return isOne ? [{ order: null, day: all[0]!.day }] : all;
  }
  const words = DAY_MONTH.exec(text);
  if (words) return found([null, words[3]!, monthOf(words[2]!), words[1]!]);
  const american = MONTH_DAY.exec(text);
  return american ? found([null, american[3]!, monthOf(american[1]!), american[2]!]) : [];
}

type Reading = readonly [order: DateOrder | null, year: string, month: string, day: string];

function found(...readingsOf: readonly Reading[]) {
  return readingsOf
    .map(([order, year, month, day]) => ({
      order,
      day: `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    }))
    .filter(({ day }) => isCalendarDate(day));
}

const MONTHS = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})\s*[-/.]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<month>\p{L}{3,})[\s.,\-/']*(?<year>\d{4}|\d{2})$/u,
];

/** `YYYY-MM`, of a month or of one day in it; as cards write it, 08/27 is August 2027. Null for none. */
export function monthIn(cell: string, order?: DateOrder): string | null {
  const parts = MONTHS.map((form) => form.exec(cell)?.groups).find(Boolean);
  if (!parts) {
    const date = dateOf(cell, order);
    return typeof date === 'string' ? date.slice(0, 7) : null;
  }
  const { year = '', month = '' } = parts;
  const number = /^\d/.test(month) ? month : monthOf(month);
  // cards are of this century
  const text = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}`;
  return isMonth(text) ? text : null;
}

/** As spreadsheets do: 00 to 29 are of this century, 30 to 99 of the last. */
function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return year < '30' ? `20${year.padStart(2, '0')}` : `19${year}`;
}

const NO_DATE = { said: 'import.date' } as const;

/** ISO 8601 UTC; without a zone in the file the local time, which has no Z. */
export function dateTimeOf(
  cell: string,
  order?: DateOrder,
): { readonly value: string } | { readonly said: Said } {
  const [, hour = '0', minute = '00', second = '00', half, zone] = TIME.exec(spaced(cell)) ?? [];
  const date = dateOf(cell, order);
  if (typeof date !== 'string') return date;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const local = `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return NO_DATE;
  if (zone === undefined) return { value: local };
  const offset = /^(?:Z|UTC)$/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00');
  const moment = new Date(`${local}${offset}`);
  return Number.isNaN(moment.getTime()) ? NO_DATE : { value: moment.toISOString() };
}
