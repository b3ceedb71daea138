import type { AtEnd, Transaction } from './database/database.js';
import type { Said } from './domain-error.js';

/** The source of a file that this software exported: its ids are those of the records themselves. */
export const OWN_SOURCE = 'office';

/** A value of a record: text, days as `YYYY-MM-DD`, whole centavos, yes or no, lists of words. */
export type ImportedValue = string | number | boolean | readonly string[];

/** What a row of a file says, by the names of the fields; a field without a value is left out and changes nothing. */
export type ImportedFields = Readonly<Record<string, ImportedValue>>;

/** The values of a record by the same names; null for none. */
export type RecordFields = Readonly<Record<string, ImportedValue | null>>;

/** Whom a row is about, as it is written; '' for what is not known. */
export interface ImportedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** A record that a row may be, and what they have in common. */
export interface ImportCandidate {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** False when it may be another person, such as one of the family with the same number; then staff choose. */
  readonly isSure: boolean;
}

/** By what the rows of one file are compared, in normal forms; '' for none. */
export interface RowKeys {
  /** The first one that an earlier row has too decides. */
  readonly keys: readonly [string, string];
  /** Rows with the same key and another name wait for a choice. */
  readonly name: string;
}

/** What the database says about a row. */
export interface ImportMatch {
  /** Of the strongest kind of match only; several are a conflict. Empty for a new record. */
  readonly candidates: readonly ImportCandidate[];
  /** Why the row is left out, whatever it says. */
  readonly skip?: Said;
  /** The errors of fields that name other records, such as a member of staff. */
  readonly problems?: Readonly<Record<string, Said>>;
  /** The ids of these other records, for `decide`, `create` and `update`. */
  readonly links?: Readonly<Record<string, string>>;
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
    reader: Transaction,
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
 * mails and live messages. The lists of results are in the order of the rows.
 */
export interface ImportTarget {
  /** Whom an erasure would mean. */
  personOf(fields: ImportedFields): ImportedPerson;

  keysOf(fields: ImportedFields): RowKeys;

  /**
   * Which stored records the rows are: by e-mail, else by phone number; a record that was merged into another is that one. The
   * id in the source has been looked up before: such a row has the id in `known`.
   */
  match(
    reader: Transaction,
    rows: readonly { readonly fields: ImportedFields; readonly known: string | null }[],
    by: ImportedBy,
  ): Promise<ImportMatch[]>;

  /** Those that are there; in a unit of work they are locked until its end. */
  read(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, ImportRecord>>;

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
  create(tx: Transaction, atEnd: AtEnd, records: readonly NewRecord[], by: ImportedBy): Promise<void>;

  update(tx: Transaction, records: readonly ChangedRecord[], by: ImportedBy): Promise<void>;

  /** Why those of the records stay that an undo may not delete, because something else belongs to them since. */
  kept(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Said>>;

  /** Deletes records that an import made and nothing needs. */
  remove(tx: Transaction, atEnd: AtEnd, ids: readonly string[], by: ImportedBy): Promise<void>;
}

/** A text of a row or a record; '' for none. */
export function textOf(value: ImportedValue | null | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The person of a row whose fields have the usual names. */
export function personIn({ firstName, lastName, email, phone }: ImportedFields): ImportedPerson {
  return {
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    email: textOf(email),
    phone: textOf(phone),
  };
}

/** A stored person whom a row may be about. */
interface StoredPerson {
  readonly id: string;
  readonly firstName: string;
  readonly name: string;
}

/** More of a row are not shown. */
const MOST_CANDIDATES = 20;

/**
 * Who a row is: those with its id in the source, else those with its address, else those with its number. Families share a
 * number, so one with another first name is not sure; names are in the form in which they are compared.
 */
export function personCandidates(
  firstName: string,
  found: Readonly<Record<'sourceId' | 'email' | 'phone', readonly StoredPerson[] | undefined>>,
): ImportCandidate[] {
  for (const reason of ['sourceId', 'email', 'phone'] as const) {
    const people = found[reason] ?? [];
    if (people.length === 0) continue;
    return people.slice(0, MOST_CANDIDATES).map((person) => ({
      ...{ id: person.id, name: person.name, reasons: [reason] },
      isSure: reason !== 'phone' || person.firstName === firstName,
    }));
  }
  return [];
}
