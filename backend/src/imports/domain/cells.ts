import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { MOST_TAGS, TAG } from '../../clients/domain/client-fields.js';
import type { Said } from '../../platform/domain-error.js';
import { textProblem } from '../../platform/text-rules.js';
import { isShortened, PHONE, readCode, readPhone } from '../../platform/values/code.js';
import { countWords, LONGEST_DIGITS, readDigits } from '../../platform/values/digits.js';
import { addressIn } from '../../platform/values/email.js';
import { LONGEST_ADDRESS, readMessenger } from '../../platform/values/messenger.js';
import { amountText, currencyOf, readAmount } from '../../platform/values/money.js';
import { readText } from '../../platform/values/text.js';
import { type DateOrder, dateOf, dateTimeOf, LONGEST_DATE, monthIn, readings } from './cell-dates.js';
import { isFalse, isTrue, leavingWord } from './cell-words.js';
import { choiceOf } from './choice-words.js';
import type { FieldType, ImportField } from './import-fields.js';

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
  sealed: LONGEST_DIGITS,
  date: LONGEST_DATE,
  month: LONGEST_DATE,
  dateTime: LONGEST_DATE,
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
    case 'sealed': {
      const counts = field.digits ?? [];
      const digits = readDigits(cell, counts);
      return digits === null ? said(['field.digits', { counts: countWords(counts) }]) : { value: digits };
    }
    case 'messenger': {
      const name = readMessenger(cell);
      return name === null ? said('field.messenger') : { value: name };
    }
    case 'date': {
      const date = dateOf(cell, options.dateOrder);
      return typeof date === 'string' ? { value: date } : said(date.said);
    }
    case 'month': {
      const month = monthIn(cell, options.dateOrder);
      return month === null ? said('field.month') : { value: month };
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
