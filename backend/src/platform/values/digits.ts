import { readCode } from './code.js';

/** Characters of a number with what stands between its digits. */
export const LONGEST_DIGITS = 30;

/** The digits of a number that has so many; null for any other text. Dashes, dots and spaces may stand between them. */
export function readDigits(text: string, counts: readonly number[]): string | null {
  const code = readCode(text);
  const digits = code.replace(/[\s.-]/g, '');
  return /^\d+$/.test(digits) && counts.includes(digits.length) ? digits : null;
}

/** `9, 12 or 14`. */
export const countWords = (counts: readonly number[]) => counts.join(', ').replace(/, (?=\d+$)/, ' or ');
