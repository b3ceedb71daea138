import { mailboxKey } from './email.js';

/** Signs that are written for an apostrophe; some of them are letters to Unicode. */
const APOSTROPHES =
  /['`\u00B4\u02B9-\u02BF\u02C8\u02CA\u02CB\u0384\u055A\u05F3\u1FBD\u1FBF\u1FFD\u1FFE\u2018\u2019\u201B\u2032\u2035\uA78C]/gu;
/** Those that compatibility normalisation takes apart into a space and an accent. */
const SPACING = /[\u00B4\u0384\u1FBD\u1FBF\u1FFD\u1FFE]/gu;
/** Latin letters that are no base letter with an accent to Unicode, and the last form of a Greek one. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ø=o ɵ=o ɔ=o đ=d ð=d ɖ=d ɗ=d ħ=h ı=i ɨ=i ł=l ŋ=n ɲ=n ŧ=t ƀ=b ɓ=b ƙ=k ĸ=k ƒ=f ǥ=g ɠ=g ɣ=g ʉ=u ƴ=y ƶ=z ə=e ǝ=e ɛ=e'
    .concat(' ß=ss æ=ae œ=oe þ=th ς=σ')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are vowels, or tell letters apart. */
const ACCENTS = /(?<![^ \p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** How `nameOrder` begins for people without a last name: behind all others, on both databases. */
export const NO_LAST_NAME = '\u{10FFFF}\t';
/** Characters of a name in the form by which lists are sorted. */
const MOST_SORTED = 99;

/**
 * The form in which text is found and compared: lower case without accents, apostrophes and characters that cannot be seen,
 * with one space for all other punctuation. `''` for text without letters, digits and symbols. The form of a form is itself.
 */
export function searchForm(text: string): string {
  // most names, and much faster
  if (/^[ -~]*$/.test(text)) return separated(text.toLowerCase()).trim();
  const letters = text
    .replace(SPACING, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return separated(letters)
    .replace(ACCENTS, '')
    .replace(REPLACED, (letter) => LETTERS[letter]!)
    .normalize('NFC')
    .trim();
}

function separated(letters: string): string {
  return letters.replace(APOSTROPHES, '').replace(/[\s\p{P}\p{Z}\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ');
}

/** The words of a text in the form in which they are found. */
export function searchWords(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean);
}

/** The text with what an apostrophe separates as one word, and as two: O’Neil is found by `oneil` and `neil`. */
export function spellings(text: string): string[] {
  return [...new Set([text, text.replace(APOSTROPHES, ' ')])].map(searchForm);
}

/** The words by which a name is found, each once. */
export function nameWords(name: string): string[] {
  return [...new Set(spellings(name).flatMap(searchWords))];
}

/** The words of a query. What has an `@` is an e-mail address or a part of one; a domain may begin with it. */
export function queriedWords(query: string): string[] {
  return query
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? mailboxKey(word).replace(/^@/, '') : searchWords(word)))
    .filter(Boolean);
}

/**
 * By what lists of people are sorted: the last name, then the first. Those without a last name are behind all others, by a code
 * point that is no character and in no key of a name.
 */
export function nameOrder({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string | null;
}): string {
  // no name has a tab, which is before every character of one
  const [last, first] = [lastName ?? '', firstName].map((name) =>
    [...searchForm(name).replace(/\p{NChar}/gu, '')].slice(0, MOST_SORTED).join(''),
  );
  return `${last ? `${last}\t` : NO_LAST_NAME}${first}`;
}
