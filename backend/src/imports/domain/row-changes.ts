import type { Outcome } from './import.js';

/** As in `platform/import-target.ts`. */
type Value = string | number | boolean | readonly string[] | null;
export type Fields = Readonly<Record<string, Value>>;

/** What a row changes in one field of a record. */
export interface Change {
  readonly from: Value;
  readonly to: Value;
}
export type Changes = Readonly<Record<string, Change>>;

/** Why a row is wrong or left out. `field` is '' for the row as a whole. */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What a row does, or would do. */
export interface PlannedRow {
  readonly outcome: Outcome;
  /** The record that it changes or makes; null for none. */
  readonly targetId: string | null;
  readonly changes: Changes;
  readonly problems: readonly Problem[];
  readonly candidates: readonly Candidate[];
}

/** A record that a row may be, or a person whose it may be. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly string[];
  /** The fields in which it is another person; empty for none. */
  readonly contradicts: readonly string[];
  /** The number of the earlier row that makes it. */
  readonly row?: number;
}

/** The fields that differ; all that have a value of a new record. */
export function changesBetween(before: Fields | null, after: Fields): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, to]) => {
      const from = before?.[field] ?? null;
      return isSame(from, to) ? [] : [[field, { from, to }]];
    }),
  );
}

/** Whether a value would be replaced, not only added where none was. */
export function losesValues(changes: Changes): boolean {
  return Object.values(changes).some(({ from }) => !isEmpty(from));
}

/**
 * Takes changes back where the record still has what they made of it. What it has instead is named, and stays. All fields
 * that are left out stay.
 */
export function undoChanges(changes: Changes, now: Fields): { readonly back: Fields; readonly left: Fields } {
  const [back, left]: [Record<string, Value>, Record<string, Value>] = [{}, {}];
  for (const [field, { from, to }] of Object.entries(changes)) {
    const value = now[field] ?? null;
    if (isSame(value, to)) back[field] = from;
    else if (!isSame(value, from)) left[field] = value;
  }
  return { back, left };
}

/** The values of fields that had none after the changes. */
export function addedSince(changes: Changes, now: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !(field in changes) && !isEmpty(value)),
  );
}

function isSame(one: Value, other: Value): boolean {
  return one === other || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
}

function isEmpty(value: Value): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
