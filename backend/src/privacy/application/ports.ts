import type { ErasedRecords, Mention, Person, PersonalLists } from '../../platform/personal-data.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import type { Erasure, ErasureCounts, LedgerEntry, RemainingBackup } from '../domain/erasure.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PrivacyRequest } from '../domain/privacy-request.js';

/** Everything that is held about a person. Lists are newest first; times are ISO 8601 UTC. */
export interface PersonRecord extends PersonalLists {
  readonly email: string;
  readonly names: readonly string[];
  readonly phones: readonly string[];
  readonly firstSeen: string | null;
  readonly lastContact: string | null;
  /** Taken since the first record: they may have the person. */
  readonly backups: readonly RemainingBackup[];
  readonly hold: Omit<LegalHold, 'email'> | null;
  readonly requests: readonly PrivacyRequest[];
}

/** Who is to be erased: the records that are meant, and what belongs to them or to the address. */
export interface ErasureOrder extends ErasedRecords {
  readonly email: string;
  readonly until: string | null;
  /** Texts about others. */
  readonly mentions: readonly Pick<Mention, 'kind' | 'id'>[];
  readonly erasedAt: string;
  /** How long contracts are kept after their end, in words; null erases those in force too. */
  readonly contractsKept: string | null;
}

export interface ErasedPerson {
  readonly person: Person;
  readonly counts: ErasureCounts;
}

/** The hashes of the person of one erasure, and the id of their key. */
export type HashesOfErasure = Pick<LedgerEntry, 'keyId' | 'hashes'>;

/** The records of erasures. */
export abstract class Erasures {
  /** Keeps the record of an erasure, after which the files of the database are to be cleaned. */
  abstract add(unit: Unit, entry: LedgerEntry): Promise<void>;

  abstract page(request: {
    readonly order: 'ASC' | 'DESC';
    readonly range: { readonly offset: number; readonly limit: number };
  }): Promise<{ readonly rows: readonly Erasure[]; readonly total: number }>;

  abstract find(id: string): Promise<Erasure | null>;

  /** Every record, oldest first. */
  abstract ledger(): Promise<LedgerEntry[]>;

  /** Those of every record; the same list as before while there is no new record. */
  abstract hashes(reading: Reading): Promise<readonly HashesOfErasure[]>;

  /** Adds records that are missing; they are to be applied. Returns how many there were. */
  abstract addMissing(entries: readonly LedgerEntry[]): Promise<number>;

  /** Those whose people may be in the database again: it was restored. */
  abstract toApply(): Promise<LedgerEntry[]>;

  abstract applied(ids: readonly string[]): Promise<void>;

  /** Removes what is left of erased rows in the files of the database, when there is something to remove. */
  abstract scrub(): Promise<void>;

  /** What stays after an erasure because of the kind of database. */
  abstract readonly kept: readonly string[];
}

/** The copies of the ledger outside the database, and the key of its hashes. */
export abstract class Ledger {
  /** The key and its id; made when there is none. Rejects when it cannot be stored. */
  abstract key(): { readonly key: string; readonly keyId: string };

  /** Whether that is the key that is known; makes none. */
  abstract hasKey(keyId: string): boolean;

  /** What the file beside the backups has. */
  abstract entries(): Promise<LedgerEntry[]>;

  /** Adds to that file what it does not have. */
  abstract keep(entries: readonly LedgerEntry[]): Promise<void>;
}

/** The files in the folder of backups. */
export abstract class BackupFolder {
  /** Those taken at that time or later; null for all. Oldest first. */
  abstract since(time: string | null): Promise<RemainingBackup[]>;
}
