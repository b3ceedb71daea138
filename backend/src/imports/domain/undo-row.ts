import type { Said } from '../../platform/domain-error.js';
import { addedSince, type Changes, type Fields, losesValues, undoChanges } from './row-changes.js';

/** Numbers of rows are less; an undo goes from the last row to the first. */
export const AFTER_LAST = 2_147_483_647;

/** An applied row, and the record that it made or changed as it is now. */
export interface RowToUndo {
  readonly outcome: 'create' | 'update';
  readonly changes: Changes;
  /** Undefined when it is gone. */
  readonly now: { readonly fields: Fields; readonly isHeld: boolean } | undefined;
  /** Why a new record may not be deleted; undefined for no reason. */
  readonly kept: Said | undefined;
}

/** What an undo does with the record. */
export interface RowUndo {
  readonly act: 'delete' | 'change' | 'nothing';
  /** The whole record after a change. */
  readonly after: Fields;
  /** The values that were changed since, by field. */
  readonly left: Fields;
  /** Why something is left; null when everything is taken back. */
  readonly reason: Said | null;
}

/**
 * Takes an applied row back: deletes what it made when nothing was changed and nothing belongs to it since, and puts back
 * each field that still has what the row made of it. Nothing that is stored about a person under a legal hold is lost.
 */
export function undoRow({ outcome, changes, now, kept }: RowToUndo): RowUndo {
  if (!now) return { ...NOTHING, reason: 'import.gone' };
  const { back, left } = undoChanges(changes, now.fields);
  const isLeft = Object.keys(left).length > 0;
  if (outcome === 'create') {
    if (now.isHeld) return { ...NOTHING, reason: 'import.held' };
    const since = { ...left, ...addedSince(changes, now.fields) };
    if (Object.keys(since).length > 0) return { ...NOTHING, left: since, reason: 'import.changed-since' };
    if (kept !== undefined) return { ...NOTHING, reason: kept };
    return { ...NOTHING, act: 'delete' };
  }
  const lost = Object.fromEntries(
    Object.entries(back).map(([field, to]) => [field, { from: now.fields[field] ?? null, to }]),
  );
  if (now.isHeld && losesValues(lost)) return { ...NOTHING, left, reason: 'import.held' };
  return {
    act: Object.keys(back).length > 0 ? 'change' : 'nothing',
    after: { ...now.fields, ...back },
    left,
    reason: isLeft ? 'import.changed-since' : null,
  };
}

const NOTHING = { act: 'nothing', after: {}, left: {}, reason: null } as const;
