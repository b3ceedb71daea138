import type { Said } from './sentences/said.js';

/** Characters. */
export const LONGEST_EMAIL = 254;

/** Characters are code points, as in the databases; the validator's own rules do not count variation selectors. */
export const isAtMost = (text: string, max: number) => text.length <= max || [...text].length <= max;

/** No lone surrogates: no database stores them unchanged. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** What a text that is not blank breaks of the rules of every text field; undefined for none. */
export function textProblem(text: string, max: number): Said | undefined {
  if (!isAtMost(text, max)) return ['field.too-long', { max }];
  return isWellFormed(text) ? undefined : 'field.well-formed';
}
