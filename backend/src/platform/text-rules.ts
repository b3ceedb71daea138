import { isEmail } from 'class-validator';
import type { Said } from './sentences/said.js';

/** Characters. */
export const LONGEST_EMAIL = 254;
export const LONGEST_PHONE = 20;

// no control characters in any text; line breaks and tabs only in text of several lines
// eslint-disable-next-line no-control-regex -- the rule is about control characters
export const ONE_LINE = /^[^\u0000-\u001f\u007f]*$/;
// eslint-disable-next-line no-control-regex -- the rule is about control characters
export const LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** Only white space and invisible characters. */
export const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;

/** 7 to 20 of `+0-9 ()-.` with at least one digit. */
export const PHONE = /^(?=.*\d)[+0-9 ()\-.]{7,20}$/;

/** Characters are code points, as in the databases; the validator's own rules do not count variation selectors. */
export const isAtMost = (text: string, max: number) => text.length <= max || [...text].length <= max;

/** No lone surrogates: no database stores them unchanged. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

/** No Unicode noncharacters: XML cannot contain all of them. */
export const isDefined = (text: string) => !/\p{Noncharacter_Code_Point}/u.test(text);

/** No bidirectional controls: they display a name differently from what is stored. Text of several lines may use them. */
export const isUndirected = (text: string) => !/[\u202a-\u202e\u2066-\u2069]/.test(text);

export function isEmailAddress(value: string): boolean {
  // the validator throws on a lone surrogate
  if (!isWellFormed(value) || !isEmail(value, { allow_utf8_local_part: false })) return false;
  // it is also stored normalised, where one character can become many
  return value.normalize('NFKC').toLowerCase().length <= LONGEST_EMAIL;
}

/** What a text that is not blank breaks of the rules of every text field; undefined for none. */
export function textProblem(
  text: string,
  { max, lines = false }: { readonly max: number; readonly lines?: boolean },
): Said | undefined {
  if (!isAtMost(text, max)) return ['field.too-long', { max }];
  if (!(lines ? LINES : ONE_LINE).test(text)) return 'field.control-characters';
  if (!lines && !isUndirected(text)) return 'field.direction-marks';
  if (!isWellFormed(text)) return 'field.well-formed';
  return isDefined(text) ? undefined : 'field.undefined-characters';
}
