import type { Said } from './domain-error.js';
import type { Reading, Unit } from './unit-of-work.js';
import { contradictions, type EvidenceField, type PersonEvidence } from './values/evidence.js';

/** The source of a file that this software exported: its ids are those of the records themselves. */
export const OWN_SOURCE = 'office';

/** A value of a record: text, days as `YYYY-MM-DD`, whole centavos, yes or no, lists of words. */
export type ImportedValue = string | number | boolean | readonly string[];

/** What a row of a file says, by the names of the fields; a field without a value is left out and changes nothing. */
export type ImportedFields = Readonly<Record<string, ImportedValue>>;

/** The values of a record by the same names; null for none. */
export type RecordFields = Readonly<Record<string, ImportedValue | null>>;

/** Whom a row is about, as it is written; '' for what is not known. */
export interface ImportedPerson extends Omit<PersonEvidence, 'middleName'> {
  readonly email: string;
  readonly phone: string;
}

/** A record that a row may be, and what they have in common. */
export interface ImportCandidate {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** In what it is another person, such as one of the family with the same number; then staff decide. */
  readonly contradicts: readonly EvidenceField[];
  /** The fields whose value of the row the record had before a merge, which chose another one. They change nothing. */
  readonly replaced?: readonly string[];
}

/** By what the rows of one file are compared, in normal forms, the stronger one first; '' for none. */
export type RowKeys = readonly [string, string];

/** A row of an import. */
export interface RowToMatch {
  readonly fields: ImportedFields;
  /** The record that its source has it as; null for none. */
  readonly known: string | null;
  /** What staff decided about its people: the id of one of them, `create` for another one; null for nothing. */
  readonly decided: string | null;
  /** The ids of those about whom they decided. */
  readonly asked: readonly string[];
}

/** What the database says about a row. */
export interface ImportMatch {
  /** Without any that contradicts nothing staff decide, as between several of the same strength. Empty for a new record. */
  readonly candidates: readonly ImportCandidate[];
  /**
   * The people of whom staff say whose the row is, where a record belongs to somebody; what they decide is `decided` of the
   * next match. Undefined where that is known, or was decided about one who is still here.
   */
  readonly people?: readonly ImportCandidate[];
  /** Why the row is left out, whatever it says. */
  readonly skip?: Said;
  /** The errors of fields that name other records, such as a member of staff. */
  readonly problems?: Readonly<Record<string, Said>>;
  /** The ids of these other records, for `decide`, `create` and `update`. */
  readonly links?: Readonly<Record<string, string>>;
  /** How the person is known whose the record is; `isMade` when the row makes them too. */
  readonly person?: { readonly keys: readonly string[]; readonly isMade: boolean };
}

/** A stored record. */
export interface ImportRecord {
  readonly name: string;
  readonly fields: RecordFields;
  /** The person is under a legal hold: no value may be lost. */
  readonly isHeld: boolean;
}

/** By whom, and when. */
export interface ImportedBy {
  readonly actor: { readonly id: string | null; readonly name: string };
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The day in the business time zone. */
  readonly today: string;
  /** Options of the import that the area knows, such as the basis of a consent. */
  readonly options: Readonly<Record<string, string>>;
  /** The moment, ISO 8601 UTC, of a time without a zone, as the clocks of the business show it. */
  readonly momentOf: (time: string) => string;
  /** The records of a kind that ids of the same source stand for. */
  readonly recordsOf: (
    reading: Reading,
    kind: string,
    sourceIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
}

export interface NewRecord {
  readonly id: string;
  /** What `decide` made of the row. */
  readonly fields: RecordFields;
  readonly links: Readonly<Record<string, string>>;
}

export interface ChangedRecord extends NewRecord {
  readonly before: RecordFields;
  /** Puts back what an import has replaced. */
  readonly isUndo: boolean;
}

/**
 * The records of an area, as an import reads and writes them: many at once, with the rules and counters of the area, without
 * mails and live messages. Lists of results are in the order of the rows.
 */
export interface ImportTarget {
  /** What staff decide about a row in conflict: which record it is, or whose it is. */
  readonly decides: 'record' | 'person';

  /** Whom a row or a record is about. */
  personOf(fields: RecordFields): ImportedPerson;
  /** Of a row or a record. */
  keysOf(fields: RecordFields): RowKeys;
  /** By what a row or record is another person than one with the same key. */
  evidenceOf(fields: RecordFields): PersonEvidence;
  /** By id the record that one was merged into, for those that were. Absent where records are never merged. */
  survivors?(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Which stored records the rows may be, by e-mail and by phone number; a record that was merged into another is that one. The
   * id in the source has been looked up before, and is sure: such a row has the id in `known`.
   */
  match(reading: Reading, rows: readonly RowToMatch[], by: ImportedBy): Promise<ImportMatch[]>;

  /** Those that are there; in a unit of work they are locked until its end. */
  read(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>>;

  /**
   * The whole record as the row makes it of the stored one, or of none, in the normal forms of the area; or the errors of its
   * fields. What the row does not say stays. Pure.
   */
  decide(
    before: RecordFields | null,
    fields: ImportedFields,
    links: Readonly<Record<string, string>>,
    by: ImportedBy,
  ): { readonly after: RecordFields } | { readonly problems: Readonly<Record<string, Said>> };

  /** In the unit of work of the caller, with the search terms, counters and history of the area; as `update`. */
  create(unit: Unit, records: readonly NewRecord[], by: ImportedBy): Promise<void>;

  /** One after the other: several may be of the same record. */
  update(unit: Unit, records: readonly ChangedRecord[], by: ImportedBy): Promise<void>;

  /** Why those of the records stay that an undo may not delete, because something else belongs to them since. */
  kept(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, Said>>;

  /** Deletes records that an import made and nothing needs. */
  remove(unit: Unit, ids: readonly string[], by: ImportedBy): Promise<void>;
}

/** A text of a row or a record; '' for none. */
export const textOf = (value: ImportedValue | null | undefined) => (typeof value === 'string' ? value : '');

/** The person of a row or record whose fields have the usual names. */
export function personIn(fields: RecordFields): ImportedPerson {
  return { ...evidenceIn(fields), email: textOf(fields.email), phone: textOf(fields.phone) };
}

/** The evidence of a row or record whose fields have the usual names. */
export const evidenceIn = (fields: RecordFields): PersonEvidence => ({
  firstName: textOf(fields.firstName),
  lastName: textOf(fields.lastName),
  suffix: textOf(fields.suffix),
  dateOfBirth: textOf(fields.dateOfBirth),
});

/** A stored person whom a row may be about, once for each record of them that has the address, number or id. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly evidence: PersonEvidence;
  readonly replaced?: readonly string[];
}

/** More of a row are not shown. */
export const MOST_CANDIDATES = 20;

/**
 * Whom a row may be: the one with its id in the source, else those with its address or number, with what contradicts. Of
 * several records of one person the one that contradicts least counts.
 */
export function personCandidates(
  stated: PersonEvidence,
  found: Readonly<Record<'sourceId' | 'email' | 'phone', readonly StoredPerson[] | undefined>>,
): ImportCandidate[] {
  const known = found.sourceId?.map((person) => candidateOf(person, 'sourceId', []));
  if (known && known.length > 0) return known;
  const candidates = new Map<string, ImportCandidate>();
  const alike = new Map<number, number>();
  for (const reason of ['email', 'phone'] as const)
    for (const person of found[reason] ?? []) {
      const contradicts = contradictions(stated, person.evidence);
      const other = candidates.get(person.id);
      // hundreds may share an address, and only some are shown
      const count = (alike.get(contradicts.length) ?? 0) + 1;
      if (!other && contradicts.length > 0 && count > MOST_CANDIDATES) continue;
      alike.set(contradicts.length, count);
      const one = candidateOf(person, reason, contradicts);
      candidates.set(person.id, other ? bothOf(other, one) : one);
    }
  return [...candidates.values()]
    .sort((one, other) => one.contradicts.length - other.contradicts.length)
    .slice(0, MOST_CANDIDATES);
}

function candidateOf(
  { id, name, replaced = [] }: StoredPerson,
  reason: string,
  contradicts: readonly EvidenceField[],
): ImportCandidate {
  return { id, name, reasons: [reason], contradicts, ...(replaced.length > 0 && { replaced }) };
}

function bothOf(one: ImportCandidate, other: ImportCandidate): ImportCandidate {
  const least = other.contradicts.length < one.contradicts.length ? other : one;
  const replaced = [...new Set([...(one.replaced ?? []), ...(other.replaced ?? [])])];
  return {
    ...least,
    reasons: [...new Set([...one.reasons, ...other.reasons])],
    ...(replaced.length > 0 && { replaced }),
  };
}

const STRENGTHS: Readonly<Record<string, number>> = { sourceId: 0, email: 1, phone: 2 };

/** How strong the best reason is, from 0; less is stronger. */
export function strengthOf({ reasons }: Pick<ImportCandidate, 'reasons'>): number {
  return Math.min(...reasons.map((reason) => STRENGTHS[reason] ?? 2));
}

/**
 * Of the candidates those that decide: the only one that contradicts nothing, or several of the same strength of match;
 * all when everybody contradicts.
 */
export function decidingCandidates<Candidate extends Pick<ImportCandidate, 'reasons' | 'contradicts'>>(
  candidates: readonly Candidate[],
  strength: (candidate: Candidate) => number = strengthOf,
): readonly Candidate[] {
  const agreeing = candidates.filter(({ contradicts }) => contradicts.length === 0);
  if (agreeing.length === 0) return candidates;
  const best = Math.min(...agreeing.map(strength));
  return agreeing.filter((one) => strength(one) === best);
}
