import { MOST_CENTAVOS } from '@contract';

// amounts are whole centavos, and are written and read digit by digit: a fraction of a binary number is not exact

const SYMBOLS: Readonly<Record<string, string>> = { PHP: '₱', USD: '$' };
const AMOUNT = /^(\d{1,11})(?:\.(\d{0,2}))?$/;

/** `₱`; the code with a space for a currency without a known symbol. */
export const currencySymbol = (currency: string) => SYMBOLS[currency] ?? `${currency}\u00a0`;

/** `12,500.00`. */
export function amountText(centavos: number): string {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${centavos < 0 ? '−' : ''}${whole}.${digits.slice(-2)}`;
}

/** `₱12,500.00`, `−₱12,500.00`. */
export function moneyText(centavos: number, currency: string): string {
  const amount = amountText(Math.abs(centavos));
  return `${centavos < 0 ? '−' : ''}${currencySymbol(currency)}${amount}`;
}

/** The centavos of what was entered, with or without grouping; null for anything that is no amount above zero. */
export function centavosOf(text: string): number | null {
  const [, whole, fraction = ''] = AMOUNT.exec(text.replace(/[\s,₱$]/g, '')) ?? [];
  if (whole === undefined) return null;
  const centavos = Number(whole + fraction.padEnd(2, '0'));
  return centavos > 0 && centavos <= MOST_CENTAVOS ? centavos : null;
}
