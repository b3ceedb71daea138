import { Conflict } from '../../platform/domain-error.js';
import type { ImportKind } from './import-fields.js';
import type { Mapping, Samples } from './mapping.js';
import type { LeftOut } from './read-record.js';

/** What an import does now, or has come to. */
export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which the rows are worked on. */
export const WORKING = ['checking', 'applying', 'undoing'] as const;
export type WorkingState = (typeof WORKING)[number];

/** What a row does, or would do. */
export const OUTCOMES = ['create', 'update', 'skip', 'conflict', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Counts = Readonly<Record<Outcome, number>>;
export const NO_COUNTS: Counts = { create: 0, update: 0, skip: 0, conflict: 0, wrong: 0 };

export const NONE_LEFT_OUT: LeftOut = { unreadable: 0, notConfirmed: 0 };

/** Why an import stopped: the disk is full, a defect, staff stopped it, or its user is no longer an active superadmin. */
export const FAILURES = ['disk-full', 'internal', 'stopped', 'no-permission'] as const;
export type ImportFailure = (typeof FAILURES)[number];

/** The file and what it has been mapped to are kept for this many days. */
export const KEPT_DAYS = 30;
/** Characters. */
export const MOST_FILE_NAME = 200;
export const MOST_MAPPING_NAME = 80;

/** How many rows an undo took back, and of how many it left something. */
export interface UndoCounts {
  readonly undone: number;
  readonly left: number;
}

/** Rows of which something is said: how many, and the numbers of the first ones. */
export interface OtherRows {
  readonly count: number;
  readonly rows: readonly number[];
}

/** The beginning of a row of the file, before it is known where the headings are. */
export interface ShownRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** How a file was read; what it does not have is null, and all of an import from before this was stored. */
export interface ReadLayout {
  /** The row of the headings, from 1; null of a vCard. */
  readonly headingRow: number | null;
  /** Null of a file without sheets. */
  readonly sheet: string | null;
  /** Those that can be chosen. */
  readonly sheets: readonly string[];
  /** Rows of which a letter is not UTF-8, and was read as Windows-1252. */
  readonly otherRows: OtherRows;
}

export const NO_LAYOUT: ReadLayout = {
  headingRow: null,
  sheet: null,
  sheets: [],
  otherRows: { count: 0, rows: [] },
};

/** A file that is imported. Times are ISO 8601 UTC. */
export interface Import extends ReadLayout {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly state: ImportState;
  readonly encoding: string;
  /** Null of a vCard and a workbook. */
  readonly separator: string | null;
  readonly headings: readonly string[];
  /** The source whose headings they are; null for a file made by hand. */
  readonly preset: string | null;
  /** Null while they are not known. */
  readonly samples: Samples | null;
  readonly mapping: Mapping | null;
  /** Without the one of the headings. */
  readonly rows: number;
  /** Rows that the present step has passed. */
  readonly done: number;
  readonly counts: Counts;
  /** Of the rows that were checked and are not wrong. */
  readonly leftOut: LeftOut;
  /** Null before an undo. */
  readonly undo: UndoCounts | null;
  /** Only rows are applied that were decided after the first application. */
  readonly again: boolean;
  readonly failure: ImportFailure | null;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdByName: string;
  /** When rows were first applied; null when none was. */
  readonly appliedAt: string | null;
  readonly expiresAt: string;
}

/** Ids are those of one source: the one that the mapping names, or that the headings are those of. */
export function sourceOf({ mapping, preset }: Pick<Import, 'mapping' | 'preset'>): string {
  return mapping?.options.source ?? preset ?? 'file';
}

/** The import with its new mapping, or none, to be checked again. Rejects while rows are worked on and when some were applied. */
export function mapImport(before: Import, mapping: Mapping | null): Import {
  assertIdle(before);
  if (before.appliedAt !== null) throw new Conflict('import.applied');
  const none = { counts: NO_COUNTS, leftOut: NONE_LEFT_OUT };
  return { ...before, ...none, state: 'uploaded', mapping, failure: null, done: 0 };
}

/**
 * Begins a step. Rejects it in a state from which it does not lead on (docs/decisions/0050). An applied import is applied again
 * only for rows that were decided since; `isDecided` says that there are any.
 */
export function beginStep(before: Import, step: WorkingState, isDecided = false): Import {
  assertIdle(before);
  const again = step === 'applying' && (before.state === 'applied' ? isDecided : before.again);
  STEPS[step]({ ...before, again });
  const { counts, undo } = before;
  return {
    ...before,
    state: step,
    done: 0,
    failure: null,
    again,
    counts: step === 'checking' ? NO_COUNTS : counts,
    leftOut: step === 'checking' ? NONE_LEFT_OUT : before.leftOut,
    undo: step === 'undoing' ? (undo ?? { undone: 0, left: 0 }) : undo,
  };
}

/** Ends the present step where it is; it can be asked for again, and what was applied can be taken back. Rejects without one. */
export function stopStep(before: Import): Import {
  if (!isWorking(before.state)) throw new Conflict('import.not-working');
  return { ...before, state: 'failed', failure: 'stopped' };
}

const STEPS: Readonly<Record<WorkingState, (before: Import) => void>> = {
  checking: ({ mapping, appliedAt }) => {
    if (appliedAt !== null) throw new Conflict('import.applied');
    if (mapping === null) throw new Conflict('import.not-mapped');
  },
  // what failed goes on where it stopped
  applying: ({ state, appliedAt, undo, again }) => {
    if (undo !== null || (state === 'applied' && !again)) throw new Conflict('import.applied');
    if (state !== 'checked' && appliedAt === null) throw new Conflict('import.not-checked');
  },
  undoing: ({ state, appliedAt }) => {
    if (appliedAt === null || state === 'undone') throw new Conflict('import.nothing-to-undo');
  },
};

/** Rejects a decision about rows in conflict, unless they were checked and not taken back. */
export function assertDecidable(imported: Pick<Import, 'state' | 'undo'>): void {
  assertIdle(imported);
  const { state, undo } = imported;
  if (state === 'uploaded') throw new Conflict('import.not-checked');
  if (undo !== null || (state !== 'checked' && state !== 'applied')) throw new Conflict('import.no-decision');
}

/** What a step comes to. */
export const ENDS = { checking: 'checked', applying: 'applied', undoing: 'undone' } as const;

/** Rejects while rows are worked on. */
export function assertIdle({ state }: Pick<Import, 'state'>): void {
  if (isWorking(state)) throw new Conflict('import.working');
}

export function isWorking(state: ImportState): state is WorkingState {
  return (WORKING as readonly ImportState[]).includes(state);
}

/** Tells the consoles that a step of an import has ended. */
export interface ImportMessage {
  readonly type: 'import_updated';
  readonly data: { readonly id: string };
}
