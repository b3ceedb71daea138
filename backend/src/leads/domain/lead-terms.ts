import { bookingReference } from './booking-reference.js';
import { mailboxKey } from '../../platform/values/email.js';
import { emailSpellings, spelledAddresses } from '../../platform/values/email-spellings.js';
import { nameWords, queriedWords, searchForm, searchWords } from '../../platform/values/search.js';
import type { Lead, LeadType } from './lead.js';
import { fieldsWhere, SEARCH_FORMS, type SearchForm } from './lead-fields.js';

const LONGEST = 64;
/** Limits of a query; its cost grows with the number of words. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 100;
/** Fewer digits are the end of too many phone numbers. */
const FEWEST_LAST_DIGITS = 3;

/** The term that finds the leads with an e-mail address, and some with a longer one. */
export function emailTerm(email: string): string {
  return cut(mailboxKey(email));
}

/** The terms whose prefixes find a lead: its words, the domain of its e-mail address, the end of its phone number. */
export function termsOf(lead: Lead): string[] {
  if (lead.erasedAt !== null) return [];
  const domains = spelledAddresses(lead.email).map(({ domain }) => domain);
  const ends = valuesOf(lead, 'phone').map((phone) => endTerm(phoneTerm(phone)));
  return [...new Set([...wordsOf(lead), ...[...domains, ...ends].filter(Boolean).map(cut)])];
}

/** The terms of a searched value. */
const TERMS: Readonly<Record<SearchForm, (value: string) => readonly string[]>> = {
  words: nameWords,
  email: (email) => [...emailSpellings(email), ...partsOf(email)],
  phone: (phone) => [phoneTerm(phone)],
  reference: (id) => [referenceTerm(id)],
};

/** The searched fields of each kind of lead. */
const SEARCHED: Readonly<Record<LeadType, ReturnType<typeof searchedOf>>> = {
  appointment: searchedOf('appointment'),
  subscription: searchedOf('subscription'),
};

function searchedOf(leadType: LeadType): Readonly<Record<SearchForm, readonly string[]>> {
  const by = (form: SearchForm) => fieldsWhere(leadType, ({ searchedAs }) => searchedAs === form);
  return { words: by('words'), email: by('email'), phone: by('phone'), reference: by('reference') };
}

function valuesOf(lead: Lead, form: SearchForm): string[] {
  const values = lead as unknown as Readonly<Record<string, string | null>>;
  return SEARCHED[lead.leadType][form].flatMap((field) => values[field] || []);
}

/** The words of the names, the e-mail address, the phone number, the reference. */
function wordsOf(lead: Lead): string[] {
  const words = SEARCH_FORMS.flatMap((form) => valuesOf(lead, form).flatMap(TERMS[form])).filter(Boolean);
  return [...new Set(words.map(cut))];
}

/** The searched text in one line: the words, separated by spaces, and the original values. Empty for an erased lead. */
export function searchText(lead: Lead): string {
  if (lead.erasedAt !== null) return '';
  const forms = SEARCH_FORMS.filter((form) => form !== 'reference');
  const written = plainText(forms.flatMap((form) => valuesOf(lead, form)).join(' '));
  return [...wordsOf(lead), written].join(' ').slice(0, 800);
}

/** A query as it is looked for in the original values, cut to its limit. NFKC can expand one character to eighteen. */
export function queryText(query: string): string {
  return [...plainText(query).trim()].slice(0, MOST_CHARACTERS).join('').trim();
}

function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words before the @ of an e-mail address that are not the beginning of it or of its domain. */
function partsOf(email: string): string[] {
  const wholes = spelledAddresses(email).flatMap(({ address, domain }) => [address, domain]);
  return searchWords(email.split('@')[0]!).filter((word) => !wholes.some((whole) => whole.startsWith(word)));
}

/** A part of a query that has to match. */
export interface QueryWord {
  /** The prefix of a word. */
  readonly beginning: string;
  /** The last digits of a phone number, at least three. */
  readonly lastDigits?: string;
}

/**
 * The words of a query. A phone number in any spacing is one word, which may also be the end of a number. A word that is a
 * prefix of another word is left out, because it matches nothing else. `@mail.example` is the domain.
 */
export function queryWords(query: string): QueryWord[] {
  const text = queryText(query);
  if (/^[+(\d][\d\s().-]*$/.test(text)) {
    const [beginning, digits] = [phoneTerm(text), text.replace(/\D/g, '')];
    if (!beginning) return [];
    return [{ beginning, ...(digits.length >= FEWEST_LAST_DIGITS && { lastDigits: digits }) }];
  }
  const words = queriedWords(text.split(/\s+/).map(withoutDash).join(' ')).map(cut);
  const different = [...new Set(words)];
  const longest = different.filter(
    (word) => !different.some((other) => other !== word && other.startsWith(word)),
  );
  return longest.slice(0, MOST_WORDS).map((beginning) => ({ beginning }));
}

/** The prefixes of terms that a word of a query means. */
export function prefixesOf({ beginning, lastDigits }: QueryWord): string[] {
  return lastDigits ? [beginning, endTerm(lastDigits)] : [beginning];
}

/** Digits from the last to the first, so that a prefix is the end of a number; no word begins with a space. */
function endTerm(digits: string): string {
  return digits && ` ${[...digits].reverse().join('')}`;
}

/** Cut between code points, not inside one. */
export function cut(term: string): string {
  return [...term].slice(0, LONGEST).join('');
}

/** A phone number without its prefix and punctuation: +63 917…, 0917… and 917… are equal. */
export function phoneTerm(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:63|0)(?=\d{3})/, '');
}

/** The reference of a booking without its dash. One of digits only is searched as a phone number is. */
function referenceTerm(id: string): string {
  const reference = searchForm(bookingReference(id)).replace(' ', '');
  return /^\d+$/.test(reference) ? phoneTerm(reference) : reference;
}

/** A word that looks like a reference or the beginning of one, in the form of its term. */
function withoutDash(word: string): string {
  return /^[\da-z]{3}-[\da-z]{1,4}$/.test(word) ? word.replace('-', '') : word;
}
