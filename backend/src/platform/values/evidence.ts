import { GENERATIONS } from './name.js';
import { searchForm } from './search.js';

/** What a row or a record says of a person besides addresses and numbers; '' for what it does not say. */
export interface PersonEvidence {
  readonly firstName: string;
  /** Of a record. A statement may have it, or its initial, in the first or last name, or leave it out. */
  readonly middleName?: string;
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
export function contradictions(stated: PersonEvidence, record: PersonEvidence): readonly EvidenceField[] {
  const [one, other] = [formOf(stated), formOf(record)];
  const isBornAlike = one.dateOfBirth !== '' && one.dateOfBirth === other.dateOfBirth;
  const isSameName = areSameNames(one, other);
  const isFirst =
    isSameName ||
    one.firstWords === other.firstWords ||
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
  const areBoth = (field: 'firstWords' | 'dateOfBirth') => one[field] !== '' && other[field] !== '';
  const first = areBoth('firstWords') && !isFirst ? 1 : 0;
  const born = areBoth('dateOfBirth') && !isBornAlike ? 8 : 0;
  return SOME_EVIDENCE[first + (isLast ? 0 : 2) + (isSuffix ? 0 : 4) + born]!;
}

/** All that can contradict, by the sum of 1 for the first field, 2, 4 and 8 for the last: people are compared by the million. */
const SOME_EVIDENCE = Array.from({ length: 2 ** EVIDENCE.length }, (_, sum) =>
  EVIDENCE.filter((_field, place) => sum & (2 ** place)),
);

/** Whether a name is stated, and the record has the same one: first and last name, and the suffix; not another middle name. */
export function isSameWholeName(stated: PersonEvidence, record: PersonEvidence): boolean {
  const [one, other] = [formOf(stated), formOf(record)];
  const isWhole = one.first.length > 0 && one.last.length > 0;
  return isWhole && areSameNames(one, other) && one.suffix === other.suffix;
}

/** In any order of words, with the middle name of the other or without. */
function areSameNames(one: Form, other: Form): boolean {
  if (one.words === other.words) return true;
  if (other.middle.length === 0) return false;
  const more = [...one.first, ...one.last];
  for (const word of [...other.first, ...other.last]) {
    const place = more.indexOf(word);
    if (place === -1) return false;
    more.splice(place, 1);
  }
  const isInitial = (some: string, whole: string) => some.length === 1 && whole.startsWith(some);
  return (
    more.length === other.middle.length &&
    other.middle.every((word, place) => {
      const said = more[place]!;
      return said === word || isInitial(said, word) || isInitial(word, said);
    })
  );
}

interface Form {
  readonly first: readonly string[];
  readonly firstWords: string;
  readonly middle: readonly string[];
  readonly last: readonly string[];
  /** First and last name in the order of letters. */
  readonly words: string;
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

function newForm({ firstName, middleName = '', lastName, suffix, dateOfBirth }: PersonEvidence): Form {
  const [first, middle, last] = [wordsOf(firstName), wordsOf(middleName), wordsOf(lastName)];
  const ends = [last, first].map((words) =>
    words.length > 1 && SUFFIXES.has(words.at(-1)!) ? words.pop()! : '',
  );
  const given = first.map((word) => SHORT_FORMS[word] ?? word);
  return {
    middle: middle.map((word) => SHORT_FORMS[word] ?? word),
    first: given,
    firstWords: given.join(' '),
    last,
    words: [...given, ...last].sort().join(' '),
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
