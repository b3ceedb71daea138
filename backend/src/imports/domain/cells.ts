import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { MOST_TAGS, TAG } from '../../clients/domain/client-fields.js';
import type { Said } from '../../platform/domain-error.js';
import { textProblem } from '../../platform/text-rules.js';
import { isShortened, PHONE, readCode, readPhone } from '../../platform/values/code.js';
import { addressIn } from '../../platform/values/email.js';
import { LONGEST_ADDRESS, readMessenger } from '../../platform/values/messenger.js';
import { amountText, currencyOf, readAmount } from '../../platform/values/money.js';
import { readText } from '../../platform/values/text.js';
import { isFalse, isTrue, leavingWord, monthOf } from './cell-words.js';
import { choiceOf } from './choice-words.js';
import type { FieldType, ImportField } from './import-fields.js';

/** In which order a date says its parts where that cannot be seen: 3/4/2026. */
export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Phone numbers without the code of a country are numbers of this one. */
export const HOME_COUNTRY = 'PH';

export interface CellOptions {
  readonly dateOrder?: DateOrder | undefined;
  readonly country?: string | undefined;
}

/** A value, or why the cell has none. */
export type CellValue =
  | { readonly value: string | number | boolean | string[]; readonly currency?: string }
  | { readonly said: Said };

const said = (problem: Said): CellValue => ({ said: problem });

/** Characters of a cell, for fields that name no length of their own. */
const LONGEST: Readonly<Record<Exclude<FieldType, 'text'>, number>> = {
  code: 120,
  email: 600,
  phone: 100,
  messenger: LONGEST_ADDRESS,
  date: 60,
  dateTime: 60,
  amount: 60,
  number: 60,
  choice: 100,
  tags: 5_000,
  flag: 100,
  currency: 60,
  leaving: 100,
};

/** Reads a cell that is not empty. Its length is checked before anything else looks at it. */
export function readCell(field: ImportField, written: string, options: CellOptions): CellValue {
  const [cell = ''] = valuesIn(field, written);
  if (field.type !== 'text' && cell.length > LONGEST[field.type])
    return said(['field.too-long', { max: LONGEST[field.type] }]);
  switch (field.type) {
    case 'text':
      return textOf(field, cell);
    case 'code':
      return codeOf(field, cell);
    case 'email': {
      const email = addressIn(cell);
      return email === null ? said('field.email') : { value: email };
    }
    case 'phone':
      return phoneOf(cell, options.country ?? HOME_COUNTRY);
    case 'messenger': {
      const name = readMessenger(cell);
      return name === null ? said('field.messenger') : { value: name };
    }
    case 'date': {
      const date = dateOf(cell, options.dateOrder);
      return typeof date === 'string' ? { value: date } : said(date.said);
    }
    case 'dateTime':
      return dateTimeOf(cell, options.dateOrder);
    case 'amount':
      return amountOf(cell, field.max ?? Number.MAX_SAFE_INTEGER);
    case 'number': {
      const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
      return value <= field.max! ? { value } : said(['field.whole-number', { min: 0, max: field.max! }]);
    }
    case 'choice': {
      const value = choiceOf(field, cell);
      return value === undefined ? said(['field.one-of', { words: field.choices!.join(', ') }]) : { value };
    }
    case 'tags':
      return tagsOf(cell);
    case 'flag':
      if (isTrue(cell)) return { value: true };
      return isFalse(cell) ? { value: false } : said('import.yes-or-no');
    case 'currency': {
      const value = currencyOf(cell) ?? cell.toUpperCase();
      return /^[A-Z]{3}$/.test(value) ? { value } : said('policy.currency');
    }
    case 'leaving': {
      const word = leavingWord(cell);
      if (word !== null) return { value: word };
      const time = dateTimeOf(cell, options.dateOrder);
      if ('value' in time) return time;
      // on whichever of its days: they left
      return readings(cell).length > 0 ? { value: true } : said('import.leaving');
    }
  }
}

/** Of several values in one cell, as Google writes them. */
const SEVERAL = ' ::: ';

/** The addresses or numbers of a cell, or what stands there. */
export const valuesIn = ({ type }: ImportField, cell: string) =>
  type === 'email' || type === 'phone' ? cell.split(SEVERAL).map((value) => value.trim()) : [cell];

function textOf({ maxLength, lines = false }: ImportField, cell: string): CellValue {
  const text = readText(lines ? cell : cell.replace(/\s+/g, ' '), { lines });
  const problem = textProblem(text, maxLength!);
  return problem ? said(problem) : { value: text };
}

function codeOf({ maxLength }: ImportField, cell: string): CellValue {
  const code = readCode(cell);
  const problem = isShortened(code) ? 'field.shortened' : textProblem(code, maxLength!);
  return problem ? said(problem) : { value: code };
}

/** As it is written; of another country than the own one with its code. */
function phoneOf(cell: string, country: string): CellValue {
  const phone = readPhone(cell.replace(/\s+/g, ' '));
  if (isShortened(phone)) return said('field.shortened');
  if (!PHONE.test(phone)) return said('field.phone');
  if (country === HOME_COUNTRY || /^(?:\+|00)/.test(phone)) return { value: phone };
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? { value: parsed.formatInternational() } : said('field.phone');
}

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
  if (cell.length > LONGEST.date) return [];
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

/** As spreadsheets do: 00 to 29 are of this century, 30 to 99 of the last. */
function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return year < '30' ? `20${year.padStart(2, '0')}` : `19${year}`;
}

/** ISO 8601 UTC; without a zone in the file the local time, which has no Z. */
function dateTimeOf(cell: string, order?: DateOrder): CellValue {
  const [, hour = '0', minute = '00', second = '00', half, zone] = TIME.exec(spaced(cell)) ?? [];
  const date = dateOf(cell, order);
  if (typeof date !== 'string') return said(date.said);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const local = `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return said('import.date');
  if (zone === undefined) return { value: local };
  const offset = /^(?:Z|UTC)$/i.test(zone)
    ? 'Z'
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, '$1:$2').replace(/:$/, ':00');
  const moment = new Date(`${local}${offset}`);
  return Number.isNaN(moment.getTime()) ? said('import.date') : { value: moment.toISOString() };
}

/** Whole centavos; the currency when the cell says one. */
function amountOf(cell: string, max: number): CellValue {
  const read = readAmount(cell);
  if ('centavos' in read)
    return read.centavos > max
      ? said('import.amount')
      : { value: read.centavos, ...(read.currency && { currency: read.currency }) };
  const { understood, unread } = read;
  return said(
    understood === null
      ? 'import.amount'
      : ['import.amount-beside', { amount: amountText(understood), unread }],
  );
}

/** With one of the signs between them; a tag that has such a sign itself is in quotes, which no tag has. */
const TAGS = /[^\S\n]*"([^"]*)"| ::: |[;,|\n]|((?:(?! ::: )[^;,|\n])+)/gy;

function tagsOf(cell: string): CellValue {
  const tags = [...cell.matchAll(TAGS)]
    .map(([, quoted, tag = '']) => quoted ?? tag.trim().replace(/^\* ?/, ''))
    .filter((tag) => tag !== '' && tag !== 'myContacts');
  return tags.length <= MOST_TAGS && tags.every((tag) => TAG.test(tag))
    ? { value: tags }
    : said(['client.tags', { max: MOST_TAGS }]);
}
