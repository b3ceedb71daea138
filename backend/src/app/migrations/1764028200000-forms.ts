import { spellingsOf } from './support/mailbox-keys.js';

/** The forms of names and of what finds them, as they were when they began to be stored without accents. */

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

export function words(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean);
}

function nameWords(name: string): string[] {
  return [...new Set([name, name.replace(APOSTROPHES, ' ')])].flatMap(words);
}

export function nameOrder(firstName: string, lastName: string | null): string {
  return [searchForm(lastName ?? '') || '\u{10FFFF}', searchForm(firstName)]
    .map((name) => cut(name, 99))
    .join('\t');
}

export interface OlderLead {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  /** Null for a subscription, which has no reference either. */
  readonly phone: string | null;
  readonly erasedAt: string | null;
}

/** What finds a lead: its terms, those of them that it did not have before, those that it has no more, and its text. */
export function searchOf(lead: OlderLead): { added: string[]; removed: string[]; searchText: string } {
  const { id, firstName, lastName, email, phone } = lead;
  const names = [firstName, lastName ?? ''].filter(Boolean);
  const keys = spellingsOf(email);
  const domains = keys.map(domainOf);
  const isNew = (word: string) => ![...keys, ...domains].some((whole) => whole.startsWith(word));
  const fresh = [...names.flatMap(nameWords), ...keys, ...words(email.split('@')[0]!).filter(isNew)];
  const others = [phoneTerm(phone ?? ''), ...(phone === null ? [] : [reference(id)])];
  const [terms, named] = [[...fresh, ...others], fresh].map((all) => [
    ...new Set(all.filter(Boolean).map((term) => cut(term, 64))),
  ]) as [string[], string[]];
  const before = names.flatMap((name) => plain(name).split(/[\s'’-]+/)).filter(Boolean);
  const older = [...new Set(before.map((term) => cut(term, 64)))];
  const written = plain([...names, ...[email, phone ?? ''].filter(Boolean)].join(' '));
  // an erased lead has no terms
  if (lead.erasedAt !== null) return { added: [], removed: older, searchText: '' };
  return {
    added: named.filter((term) => !keys.some((key) => term === cut(key, 64)) && !older.includes(term)),
    removed: older.filter((term) => !terms.includes(term) && !domains.includes(term)),
    searchText: [...terms, written].join(' ').slice(0, 800),
  };
}

export interface OlderClient {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly emailKey: string;
  readonly phone: string | null;
}

export function clientSearchText({ firstName, lastName, emailKey, phone }: OlderClient): string {
  const address = spellingsOf(emailKey).flatMap((key) => [key, domainOf(key), ...words(key)]);
  const all = [...nameWords(`${firstName} ${lastName ?? ''}`), ...address, phoneTerm(phone ?? '')];
  const spaced = [...new Set(all)].filter(Boolean).map((word) => ` ${word}`);
  return cut(spaced.join(''), 800);
}

export function nameKey(name: string): string {
  return cut(searchForm(name) || name.trim(), 240);
}

export function numberKey(policyNumber: string): string {
  return cut(searchForm(policyNumber).replace(/[^\p{L}\p{N}]/gu, '') || policyNumber, 120);
}

export function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

function domainOf(key: string): string {
  return key.split('@').at(-1) ?? '';
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function phoneTerm(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:63|0)(?=\d{3})/, '');
}

/** The reference of a booking in lower case without its dash; one of digits only as a phone number. */
function reference(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(-9), 16);
  let text = '';
  for (let place = 0; place < 7; place += 1) {
    text = ('0123456789abcdefghjkmnpqrstvwxyz'[rest % 32] ?? '') + text;
    rest = Math.floor(rest / 32);
  }
  return /^\d+$/.test(text) ? phoneTerm(text) : text;
}
