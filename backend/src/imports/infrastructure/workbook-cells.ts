import { readAmount } from '../../platform/values/money.js';

/** How a workbook shows the numbers of a cell. */
export type NumberFormat = (value: number) => string;

/** Formats that every workbook has, by what they show. */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Days of East Asian workbooks. */
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const PERCENT = new Set([9, 10]);

/**
 * A day is `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:MM:SS`, a time alone `HH:MM:SS`; a number has at most 15 digits and no
 * exponent, and what its format adds to it: the currency, the percent sign, zeros in front and signs between digits.
 */
export function formatOf(id: number, code: string | undefined, is1904: boolean): NumberFormat {
  const shown = sectionOf(code ?? '');
  const bare = shown.replace(LITERALS, '');
  const isDate =
    code === undefined
      ? DATES.has(id) || isEastAsianDate(id)
      : /[ymdhs]/i.test(bare.replace(/general/gi, ''));
  if (isDate) return (value) => dateText(value, is1904);
  const isPercent = code === undefined ? PERCENT.has(id) : bare.includes('%');
  if (isPercent) return (value) => `${numberText(value * 100)}%`;
  const mask = maskOf(shown);
  if (mask)
    return (value) =>
      Number.isInteger(value) && value >= 0 && value < EXACT ? masked(mask, value) : numberText(value);
  const currency = currencyIn(shown);
  return currency === null ? numberText : (value) => `${currency} ${numberText(value)}`;
}

/** Text in quotes, escaped signs, fillers, and what stands in brackets: colours, languages, conditions. */
const LITERALS = /"[^"]*"|\\.|[_*].|\[[^[\]]*\]/gs;

/** The part of a format that is for positive numbers. */
function sectionOf(code: string): string {
  return /^(?:"[^"]*"|\\.|[^;"\\])*/s.exec(code)![0];
}

const EXACT = 1e15;
const SMALL = 1e-6;

/** A number above 15 digits has lost some, and keeps its exponent: no text that is read of it would be right. */
export function numberText(value: number): string {
  const rounded = Number(value.toPrecision(15));
  if (Math.abs(rounded) >= EXACT) return rounded.toExponential().toUpperCase();
  if (rounded !== 0 && Math.abs(rounded) < SMALL) return smallText(rounded);
  return String(rounded);
}

/** `0.0000001` for 1e-7. */
function smallText(value: number): string {
  const [digits = '', exponent = ''] = Math.abs(value).toExponential().split('e-');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

const DAY_SECONDS = 86_400;
/** The day after December 31, 9999. */
const END = 2_958_466;
/** Lotus 1-2-3 took 1900 for a leap year, and Excel has kept that day. */
const NO_DAY = 60;

function dateText(serial: number, is1904: boolean): string {
  let days = Math.floor(serial);
  let seconds = Math.round((serial - days) * DAY_SECONDS);
  if (seconds === DAY_SECONDS) [days, seconds] = [days + 1, 0];
  if (serial < 0 || days >= END) return numberText(serial);
  const time = new Date(seconds * 1000).toISOString().slice(11, 19);
  if (days === 0 && seconds > 0) return time;
  const day = is1904 ? dayText(days, Date.UTC(1904, 0, 1)) : dayOf1900(days);
  return seconds === 0 ? day : `${day}T${time}`;
}

function dayOf1900(days: number): string {
  if (days === 0) return '1900-01-00';
  if (days === NO_DAY) return '1900-02-29';
  return dayText(days, Date.UTC(1899, 11, days < NO_DAY ? 31 : 30));
}

const dayText = (days: number, first: number) =>
  new Date(first + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

/** What is shown of a whole number digit by digit: `0` and `#` are digits, the others stand between them. */
function maskOf(shown: string): readonly string[] | null {
  const signs = [...shown.matchAll(/"([^"]*)"|\\(.)|\[[^[\]]*\]|[_*].|(.)/gs)].flatMap(
    ([, text, escaped, sign]) =>
      text === undefined ? (escaped ?? sign ?? []) : [...text].map((one) => ` ${one}`),
  );
  const isMask = signs.every((sign) => /^(?:[0#?\s()+\-/]| .)$/s.test(sign));
  const digits = signs.filter((sign) => /^[0#?]$/.test(sign)).length;
  const zeros = signs.filter((sign) => sign === '0').length;
  return isMask && digits > 0 && (zeros > 1 || digits < signs.length) ? signs : null;
}

function masked(mask: readonly string[], value: number): string {
  const digits = [...String(value)];
  const first = mask.findIndex((sign) => /^[0#?]$/.test(sign));
  const signs = mask.map((sign) => sign);
  for (let place = signs.length - 1; place >= 0; place -= 1) {
    const sign = signs[place]!;
    if (/^[0#?]$/.test(sign))
      signs[place] =
        place === first ? digits.splice(0).join('') || zeroOf(sign) : (digits.pop() ?? zeroOf(sign));
    else signs[place] = sign.slice(-1);
  }
  return signs.join('').trim();
}

const zeroOf = (sign: string) => (sign === '0' ? '0' : '');

/** The currency that a format shows with each amount; null for none. */
function currencyIn(shown: string): string | null {
  const signs = [...shown.matchAll(/\[\$([^[\]-]+)(?:-[^[\]]*)?\]|"([^"]+)"|\\(.)|([$€£¥₱])/gs)];
  for (const [, named, quoted, escaped, sign] of signs) {
    const text = (named ?? quoted ?? escaped ?? sign ?? '').trim();
    const read = text === '' ? {} : readAmount(`${text} 1`);
    if ('currency' in read) return text;
  }
  return null;
}
