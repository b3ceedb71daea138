import type { Said } from '../platform/domain-error.js';
import type { ImportCandidate, ImportedBy, ImportedPerson } from '../platform/import-target.js';
import type { Reading, Unit } from '../platform/unit-of-work.js';
import type { PersonEvidence } from '../platform/values/evidence.js';

/** Whom a file means; '' for what it does not say. */
export interface ClientDescription extends PersonEvidence {
  readonly id: string;
  /** Staff chose the client with this id. If that client is gone, no other match is certain. */
  readonly isDecided?: boolean;
  readonly email: string;
  readonly phone: string;
}

/** The client, or those who it may be: none of them surely; an unknown one has none. */
export type DescribedClient =
  { readonly id: string; readonly name: string } | { readonly people: readonly ImportCandidate[] };

/** A client whom a row about something of theirs makes, such as a policy. */
export interface NewOwner {
  readonly id: string;
  readonly person: ImportedPerson;
}

/** The clients whose rows of other kinds are: who they are, and those whom such rows make. */
export abstract class ImportedOwners {
  /**
   * The clients that are described by their id; else by an e-mail address or phone number that only one has of whom nothing that
   * is said contradicts; else by the name and date of birth that only one has. Addresses, numbers and names from before a merge
   * are those of the client that was kept. A name alone is never a certain match: all who have it are candidates.
   */
  abstract describe(reading: Reading, described: readonly ClientDescription[]): Promise<DescribedClient[]>;

  /** The names by id; clients that were merged into others are none. */
  abstract names(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** By id the client that one was merged into, for those that were. */
  abstract survivors(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** What is wrong with the person as a client, by the fields of a client; a first name is needed. Pure. */
  abstract problems(person: ImportedPerson, by: ImportedBy): Readonly<Record<string, Said>>;

  abstract create(unit: Unit, owners: readonly NewOwner[], by: ImportedBy): Promise<void>;

  /** Deletes those of the clients with whom nothing has happened since an import made them. */
  abstract removeUnused(unit: Unit, ids: readonly string[]): Promise<void>;
}
