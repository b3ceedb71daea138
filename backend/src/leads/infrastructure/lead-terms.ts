import type { Lead } from '../domain/lead.js';

const LONGEST = 64;

/** Text in the form it is looked for: one spelling of each letter, lower case. */
export function searchForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words a lead is found by, from their beginnings: those of the names, the e-mail address, the phone number. */
export function termsOf(lead: Lead): string[] {
  const names = searchForm(`${lead.firstName} ${lead.lastName ?? ''}`).split(/[\s'’-]+/);
  const phone = lead.leadSource === 'booking' ? [phoneTerm(lead.phone)] : [];
  const terms = [...names, searchForm(lead.email), ...phone].filter(Boolean);
  return [...new Set(terms.map(cut))];
}

/** All that a search looks through, in one line: the terms, each after a space, and what was written. */
export function searchText(lead: Lead): string {
  const phone = lead.leadSource === 'booking' ? lead.phone : '';
  const written = searchForm([lead.firstName, lead.lastName, lead.email, phone].filter(Boolean).join(' '));
  return [...termsOf(lead), written].join(' ').slice(0, 800);
}

/** What was typed into the search as the beginnings of terms; a phone number, however spaced, is one. */
export function queryTerms(query: string): string[] {
  const text = searchForm(query).trim();
  if (/^[+(\d][\d\s().-]*$/.test(text)) return [phoneTerm(text)].filter(Boolean);
  return text.split(/\s+/).filter(Boolean).map(cut);
}

/** Cut between characters: half of one is stored as another, and two terms could become one. */
function cut(term: string): string {
  return [...term].slice(0, LONGEST).join('');
}

/** A phone number without what is written differently from time to time: +63 917…, 0917… and 917… are one. */
function phoneTerm(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:63|0)(?=\d{3})/, '');
}
