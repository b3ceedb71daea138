import { emailSpellings } from '../../platform/values/email-spellings.js';
import { spellings } from '../../platform/values/search.js';

/** By what a person is recognised in text: the address in lower case, the phone numbers as digits without a prefix. */
export interface PersonWords {
  readonly email: string;
  readonly phones: readonly string[];
  /** First and last names together, as they are written. */
  readonly names: readonly string[];
}

/** Fewer digits are found in too many texts. */
const FEWEST_DIGITS = 7;

/** Whether a text contains the e-mail address, a phone number in any spacing, or the full name. */
export function mentions(text: string, { email, phones, names }: PersonWords): boolean {
  const lower = text.normalize('NFKC').toLowerCase();
  if (saysAddress(lower, email)) return true;
  if (hasName(text, names)) return true;
  if (!/\d/.test(lower)) return false;
  const digits = lower.replace(/(?<=\d)[\s().+-]+(?=\d)/g, '');
  return phones.some((phone) => phone.length >= FEWEST_DIGITS && digits.includes(phone));
}

/** Whether a text in lower case contains the address in one of its spellings. */
export function saysAddress(lower: string, email: string): boolean {
  return lower.includes('@') && emailSpellings(email).some((spelling) => lower.includes(spelling));
}

/** Whether a text contains one of the names of at least two words. The apostrophe of `Ana Cruz's` is no part of a name. */
export function hasName(text: string, names: readonly string[]): boolean {
  const texts = spellings(text).map((words) => ` ${words} `);
  return names
    .filter((name) => name.includes(' '))
    .flatMap(spellings)
    .some((name) => texts.some((words) => words.includes(` ${name} `)));
}
