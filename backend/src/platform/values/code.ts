import { readText } from './text.js';

/**
 * A number that names something, such as that of a policy, as text: without what spreadsheets put around it so that it
 * stays text, or add to it. Every hyphen and dash is `-`.
 */
export function readCode(text: string): string {
  return readText(text)
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/^['\s]*="(.*)"$/, '$1')
    .replace(/^['\s]+/, '')
    .trim()
    .replace(/^(\d+)\.0$/, '$1');
}

/** Characters of a telephone number. */
export const LONGEST_PHONE = 20;
/** 7 to 20 of `+0-9 ()-.` with at least one digit. */
export const PHONE = /^(?=.*\d)[+0-9 ()\-.]{7,20}$/;

/** A telephone number as it is written; one that does not match `PHONE` is none. */
export function readPhone(text: string): string {
  const phone = readCode(text).replace(/^tel:/i, '');
  return readCode(phone);
}

/** Whether a spreadsheet wrote the number with an exponent: its last digits are lost. */
export const isShortened = (code: string) => /^\d(?:[.,]\d+)?E\+\d+$/i.test(code);
