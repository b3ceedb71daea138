import { bookingReference } from '../domain/booking-reference.js';
import type { Lead } from '../domain/lead.js';

const LONGEST = 64;
/** Limits of a query; its cost grows with the number of words. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 100;

/** Normalised text for comparison: NFKC, lower case. */
export function searchForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words whose prefixes find a lead: those of the names, the e-mail address, the phone number, the reference. */
export function termsOf(lead: Lead): string[] {
  const names = searchForm(`${lead.firstName} ${lead.lastName ?? ''}`).split(/[\s'’-]+/);
  const booking = lead.leadSource === 'booking' ? [phoneTerm(lead.phone), referenceTerm(lead.id)] : [];
  const terms = [...names, searchForm(lead.email), ...booking].filter(Boolean);
  return [...new Set(terms.map(cut))];
}

/** The searched text in one line: the terms, separated by spaces, and the original values. */
export function searchText(lead: Lead): string {
  const phone = lead.leadSource === 'booking' ? lead.phone : '';
  const written = searchForm([lead.firstName, lead.lastName, lead.email, phone].filter(Boolean).join(' '));
  return [...termsOf(lead), written].join(' ').slice(0, 800);
}

/** A query in normalised form, cut to its limit. NFKC can expand one character to eighteen. */
export function queryText(query: string): string {
  return [...searchForm(query).trim()].slice(0, MOST_CHARACTERS).join('').trim();
}

/**
 * A query as prefixes of terms. A phone number in any spacing is one term. A word that is a prefix of another word is
 * left out, because it matches nothing else.
 */
export function queryTerms(query: string): string[] {
  const text = queryText(query);
  if (/^[+(\d][\d\s().-]*$/.test(text)) return [phoneTerm(text)].filter(Boolean);
  const words = [...new Set(text.split(/\s+/).filter(Boolean).map(withoutDash).map(cut))];
  const longest = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return longest.slice(0, MOST_WORDS);
}

/** Cut between code points, not inside one. */
function cut(term: string): string {
  return [...term].slice(0, LONGEST).join('');
}

/** A phone number without its prefix and punctuation: +63 917…, 0917… and 917… are equal. */
function phoneTerm(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:63|0)(?=\d{3})/, '');
}

/** The reference of a booking without its dash. One of digits only is searched as a phone number is. */
function referenceTerm(id: string): string {
  const reference = searchForm(bookingReference(id)).replace('-', '');
  return /^\d+$/.test(reference) ? phoneTerm(reference) : reference;
}

/** A word that looks like a reference or the beginning of one, in the form of its term. */
function withoutDash(word: string): string {
  return /^[\da-z]{3}-[\da-z]{1,4}$/.test(word) ? word.replace('-', '') : word;
}
