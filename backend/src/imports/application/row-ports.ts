import type { Reading, Unit } from '../../platform/unit-of-work.js';
import type { DecidedAs } from '../domain/decision.js';
import type { Import, Outcome, ShownRow } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import type { Candidate, Changes, Fields, PlannedRow, Problem } from '../domain/row-changes.js';

/** A row of a file that was read. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Hashes by which the rows of one file are compared; null for none. */
export interface StoredKeys {
  readonly firstKey: string | null;
  readonly secondKey: string | null;
  readonly sourceKey: string | null;
}

export type KeyedRow = StoredKeys & { readonly rowNumber: number };

/** A stored row with a key, and what it does. */
export interface KeyedPlan extends KeyedRow {
  readonly outcome: string | null;
  readonly targetId: string | null;
  readonly appliedAt: string | null;
  readonly changes: () => Changes;
}

/** A row that a check or an application works on. */
export type WaitingRow = Pick<
  ImportRow,
  'row' | 'cells' | 'outcome' | 'choice' | 'candidates' | 'targetId' | 'appliedAt'
>;

/** A row that an undo works on. */
export type AppliedRow = Pick<ImportRow, 'row' | 'outcome' | 'changes' | 'targetId' | 'appliedAt' | 'undone'>;

/** What a row does, as it is stored. */
export interface StoredPlan extends PlannedRow, KeyedRow {
  readonly choice: string | null;
  readonly appliedAt: string | null;
  /** Its outcome before. */
  readonly was: Outcome | null;
}

/** What an undo did with a row. */
export interface UndoneRow {
  readonly rowNumber: number;
  readonly undone: boolean;
  readonly left: Fields;
  readonly problems: readonly Problem[];
}

/** A row in conflict about which nothing is decided. */
export interface UndecidedRow {
  readonly rowNumber: number;
  readonly candidates: readonly Candidate[];
}

/** The numbers of rows after one, and up to another. */
export interface RowSpan {
  readonly after: number;
  readonly upTo: number;
}

/** The rows of imports. */
export abstract class ImportRowRepository {
  /** Those of the numbers that there are, by number. */
  abstract byNumber(importId: string, numbers: readonly number[]): Promise<ReadonlyMap<number, ImportRow>>;

  /** The first rows after that one. */
  abstract after(importId: string, position: number, limit: number): Promise<WaitingRow[]>;

  /** The rows before that one, from the last one on. */
  abstract before(importId: string, position: number, limit: number): Promise<AppliedRow[]>;

  /** The rows that have one of the values as that key. */
  abstract withKey(
    reading: Reading,
    importId: string,
    key: keyof StoredKeys,
    values: readonly string[],
  ): Promise<KeyedPlan[]>;

  /** Those of the rows that an erasure has not emptied; they are locked. */
  abstract lockFilled(unit: Unit, importId: string, numbers: readonly number[]): Promise<ReadonlySet<number>>;

  /** What a check found. */
  abstract storeChecked(unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void>;

  /** What an application did. */
  abstract storeApplied(unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void>;

  abstract storeUndone(unit: Unit, importId: string, rows: readonly UndoneRow[]): Promise<void>;

  /** Marks a row that cannot be worked on: a checked or applied one is wrong, and nothing of an undone one is taken back. */
  abstract storeFailed(
    unit: Unit,
    imported: Pick<Import, 'id' | 'state'>,
    rowNumber: number,
    problems: readonly Problem[],
  ): Promise<void>;
}

/** What staff decide about rows in conflict. */
export abstract class RowChoices {
  /** The first rows in conflict after that one about which they have decided. */
  abstract decided(importId: string, position: number, limit: number): Promise<WaitingRow[]>;

  /** The number of the last row of the import; 0 without any. */
  abstract last(importId: string): Promise<number>;

  /** Of those of the rows that are not applied the outcome and the choice, by number. */
  abstract waiting(
    unit: Unit,
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, Pick<ImportRow, 'outcome' | 'choice'>>>;

  /** Those of the span about which nothing is decided. */
  abstract undecided(unit: Unit, importId: string, span: RowSpan): Promise<UndecidedRow[]>;

  /** Stores what was decided about rows, by number; they are in conflict until that is planned. */
  abstract choose(unit: Unit, importId: string, choices: ReadonlyMap<number, string>): Promise<void>;

  /**
   * Stores the same decision for the undecided rows of the span, or for those of the numbers only; `same` for rows with one
   * candidate.
   */
  abstract chooseAll(
    unit: Unit,
    importId: string,
    span: RowSpan,
    as: DecidedAs,
    numbers: readonly number[] | null,
  ): Promise<void>;
}

/**
 * Uploaded rows and files, in pieces. Files are kept until their rows are applied, and are removed with every erasure of a
 * person. `importId` is of an import, or of one that is not stored yet.
 */
export abstract class UploadRepository {
  abstract addRows(unit: Unit, importId: string, rows: readonly FileRow[]): Promise<void>;

  /** Gives an import the rows that were stored under another id, instead of its own. */
  abstract replaceRows(unit: Unit, importId: string, from: string): Promise<void>;

  /** The first one has the first rows, which are shown. */
  abstract addPiece(
    unit: Unit,
    importId: string,
    piece: number,
    content: Buffer,
    firstRows: readonly ShownRow[] | null,
  ): Promise<void>;

  /** Null for none. */
  abstract piece(importId: string, piece: number): Promise<Buffer | null>;

  /** Replaces the first rows of a file, which stays until the unit of work ends; false when it is not kept any more. */
  abstract showRows(unit: Unit, importId: string, firstRows: readonly ShownRow[]): Promise<boolean>;

  abstract removeFile(unit: Unit, importId: string): Promise<void>;

  /**
   * Removes the next rows after that one, but for those of people under a legal hold where they stay. The number of the last
   * row that was looked at; null when there are no more.
   */
  abstract removeRows(unit: Unit, importId: string, after: number, heldStay: boolean): Promise<number | null>;

  /** Whether rows of the import are of people under a legal hold. */
  abstract hasHeldRows(importId: string): Promise<boolean>;

  /** The ids without an import under which rows or files were stored before that time. */
  abstract orphans(before: Date): Promise<string[]>;
}
