import { GENERATIONS } from './name.js';
import { searchForm } from './search.js';

/** What a row or a record says of a person besides addresses and numbers; '' for what it does not say. */
export interface PersonEvidence {
  readonly firstName: string;
  readonly lastName: string;
  /** A suffix at the end of a first or last name counts where this is empty. */
  readonly suffix: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
}

export const EVIDENCE = ['firstName', 'lastName', 'suffix', 'dateOfBirth'] as const;
export type EvidenceField = (typeof EVIDENCE)[number];

/** Says nothing, so it contradicts nobody. */
export const NO_EVIDENCE: PersonEvidence = { firstName: '', lastName: '', suffix: '', dateOfBirth: '' };

const SUFFIXES = new Set(GENERATIONS.map((suffix) => suffix.toLowerCase()));
/** How first names are written here. */
const SHORT_FORMS: Readonly<Record<string, string>> = { ma: 'maria' };

/**
 * The fields in which a record is another person than the one that is stated. What either does not say contradicts nothing,
 * but for a suffix other than Sr. that only the statement has: a father often has none. The same words in another order agree,
 * as do last names of which one contains the other (Lim and Lim-Tan). The same date of birth explains another last name
 * (marriage), more given names and a missing suffix. Initials and nicknames are other first names.
 */
export function contradictions(stated: PersonEvidence, record: PersonEvidence): EvidenceField[] {
  const [one, other] = [formOf(stated), formOf(record)];
  const isBornAlike = one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth;
  const isSameName = sorted([...one.first, ...one.last]) === sorted([...other.first, ...other.last]);
  const isFirst =
    isSameName ||
    one.first.join(' ') === other.first.join(' ') ||
    (isBornAlike && (isWithin(one.first, other.first) || isWithin(other.first, one.first)));
  const isLast =
    isSameName ||
    isWithin(one.last, other.last) ||
    isWithin(other.last, one.last) ||
    (isBornAlike && isFirst);
  const isSuffix =
    one.suffix === other.suffix ||
    one.suffix === '' ||
    (other.suffix === '' && (one.suffix === 'sr' || isBornAlike));
  const agree: Readonly<Record<EvidenceField, boolean>> = {
    firstName: one.first.length === 0 || other.first.length === 0 || isFirst,
    lastName: isLast,
    suffix: isSuffix,
    dateOfBirth: one.dateOfBirth === '' || other.dateOfBirth === '' || isBornAlike,
  };
  return EVIDENCE.filter((field) => !agree[field]);
}

/** Whether a name is stated, and the record has the same one: first and last name, and the suffix. */
export function isSameWholeName(stated: PersonEvidence, record: PersonEvidence): boolean {
  const [one, other] = [formOf(stated), formOf(record)];
  const wholeName = ({ first, last, suffix }: Form) => sorted([...first, ...last, suffix]);
  return one.first.length > 0 && one.last.length > 0 && wholeName(one) === wholeName(other);
}

interface Form {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly suffix: string;
  readonly dateOfBirth: string;
}

/** Many rows are compared with the same records, where an office has written one address for everybody without one. */
const FORMS = new WeakMap<PersonEvidence, Form>();

function formOf(evidence: PersonEvidence): Form {
  const form = FORMS.get(evidence) ?? newForm(evidence);
  FORMS.set(evidence, form);
  return form;
}

function newForm({ firstName, lastName, suffix, dateOfBirth }: PersonEvidence): Form {
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  const ends = [last, first].map((words) =>
    words.length > 1 && SUFFIXES.has(words.at(-1)!) ? words.pop()! : '',
  );
  return {
    first: first.map((word) => SHORT_FORMS[word] ?? word),
    last,
    suffix: [wordsOf(suffix).join(' '), ...ends].find(Boolean) ?? '',
    dateOfBirth,
  };
}

/** Whether the first words are all among the others; none are. */
function isWithin(some: readonly string[], others: readonly string[]): boolean {
  return some.every((word) => others.includes(word));
}

function wordsOf(name: string): string[] {
  return searchForm(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
