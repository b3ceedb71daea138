import { isEmail } from 'class-validator';
import type { Said } from './sentences/said.js';

/** Characters. */
export const LONGEST_EMAIL = 254;

/** Characters are code points, as in the databases; the validator's own rules do not count variation selectors. */
export const isAtMost = (text: string, max: number) => text.length <= max || [...text].length <= max;

/** No lone surrogates: no database stores them unchanged. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

export function isEmailAddress(value: string): boolean {
  // the validator throws on a lone surrogate
  if (!isWellFormed(value) || !isEmail(value, { allow_utf8_local_part: false })) return false;
  // it is also stored normalised, where one character can become many
  return value.normalize('NFKC').toLowerCase().length <= LONGEST_EMAIL;
}

/** What a text that is not blank breaks of the rules of every text field; undefined for none. */
export function textProblem(text: string, max: number): Said | undefined {
  if (!isAtMost(text, max)) return ['field.too-long', { max }];
  return isWellFormed(text) ? undefined : 'field.well-formed';
}
