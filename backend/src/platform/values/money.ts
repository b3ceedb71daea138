/** An amount that a text says. */
export interface Amount {
  readonly centavos: number;
  /** ISO 4217, where the text says one. */
  readonly currency?: string;
}

/** Why a text is no amount: what of it could be read, and the part that could not. */
export interface UnreadAmount {
  /** Whole centavos; null where no part is an amount. */
  readonly understood: number | null;
  readonly unread: string;
}

/** No longer text is an amount. */
const MOST_CHARACTERS = 60;

const CODES: Readonly<Record<string, string>> = {
  '₱': 'PHP',
  P: 'PHP',
  PESO: 'PHP',
  PESOS: 'PHP',
  PISO: 'PHP',
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
};
let isoCodes: ReadonlySet<string> | undefined;
const SYMBOLS: Readonly<Record<string, string>> = { PHP: '₱', USD: '$' };

const DIGITS = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d*))?$/;

/**
 * Reads `1,234.50`, `1234.5`, `₱ 1,234`, `PHP 1 234.50`, `1.234,50`, `1500,75`. Of two signs the last one is the decimal
 * sign; a comma alone groups three digits, or is the decimal sign before one or two. Everything that stands around the
 * digits is read, or the text is no amount: `25k`, `1,234.00 CR`, `1,234.00-`. A text with two readings is none: `1.234`.
 */
export function readAmount(text: string): Amount | UnreadAmount {
  const whole = text
    .slice(0, MOST_CHARACTERS + 1)
    .replace(/\p{Zs}/gu, ' ')
    .trim();
  const start = whole.search(/[.,]?\d/);
  const length = start < 0 ? 0 : whole.slice(start).search(/[^\d.,'’ ]|$/u);
  const before = whole.slice(0, Math.max(start, 0)).trim();
  const after = whole.slice(start + length).trim();
  const centavos = centavosOf(whole.slice(start, start + length).trim());
  if (centavos === null || whole.length > MOST_CHARACTERS) return { understood: null, unread: whole };
  const [first, last] = [currencyOf(before.replace(/(?<=.)\.$/, '')), currencyOf(after)];
  if (first === null) return { understood: centavos, unread: before };
  if (last === null || (first && last && first !== last)) return { understood: centavos, unread: after };
  const currency = first || last;
  return { centavos, ...(currency && { currency }) };
}

/** The code (ISO 4217) of a sign, a code or a word such as `pesos`; '' for no text, null for another word. */
export function currencyOf(sign: string): string | null {
  const word = sign.toUpperCase();
  if (word === '') return '';
  isoCodes ??= new Set(Intl.supportedValuesOf('currency'));
  return CODES[word] ?? (isoCodes.has(word) ? word : null);
}

function centavosOf(digits: string): number | null {
  const [, units = '', group, decimal, fraction = ''] = DIGITS.exec(digits) ?? [];
  if (units === '' || (group !== undefined && group === decimal)) return null;
  // 1.234 may be either, and 0,500 is no group of thousands
  const isUnclear = decimal === undefined && group === '.' && units.length <= 7;
  if (isUnclear || (group !== undefined && units.startsWith('0'))) return null;
  // a comma alone is the decimal sign before one or two digits only
  const mostDecimals = decimal === ',' && group === undefined ? /^\d{1,2}$/ : /^\d{0,2}0*$/;
  if (decimal !== undefined && !mostDecimals.test(fraction)) return null;
  const centavos = Number(units.replace(/\D/g, '') + fraction.slice(0, 2).padEnd(2, '0'));
  return Number.isSafeInteger(centavos) ? centavos : null;
}

/** `₱`; the code with a space for a currency without a known symbol. */
export const currencySymbol = (currency: string) => SYMBOLS[currency] ?? `${currency}\u00a0`;

/** `12,500.00`. Written and read digit by digit: a fraction of a binary number is not exact. */
export function amountText(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const units = digits.slice(0, -2).replace(/(?<=\d)(?=(?:\d{3}){1,5}$)/g, ',');
  return `${centavos < 0 ? '−' : ''}${units}.${digits.slice(-2)}`;
}

/** `₱12,500.00`, `−₱12,500.00`. */
export function moneyText(centavos: number, currency: string): string {
  const amount = amountText(Math.abs(centavos));
  return `${centavos < 0 ? '−' : ''}${currencySymbol(currency)}${amount}`;
}
