import type { ChangedRecord, ImportedBy, ImportTarget } from '../../platform/import-target.js';
import type { Said } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Import } from '../domain/import.js';
import { problemsOf } from '../domain/plan-row.js';
import type { Progress } from '../domain/row-progress.js';
import { type RowToUndo, type RowUndo, undoRow } from '../domain/undo-row.js';
import type { SourceRecords } from './ports.js';
import type { AppliedRow, ImportRowRepository } from './row-ports.js';

interface Undone {
  readonly unit: Unit;
  readonly current: Import;
  readonly target: ImportTarget;
  readonly author: ImportedBy;
  readonly rows: ImportRowRepository;
  readonly sources: SourceRecords;
}

/** Takes the rows back, from the last one on. */
export async function undoRows(how: Undone, rows: readonly AppliedRow[]): Promise<Progress> {
  const { unit, current, target, author } = how;
  const applied = rows.filter(isApplied).filter(({ undone }) => undone === null);
  const numbers = applied.map(({ row }) => row);
  const there = await how.rows.lockFilled(unit, current.id, numbers);
  const some = applied.filter(({ row }) => there.has(row));
  const records = new Map(await target.read(unit, idsOf(some)));
  const kept = await target.kept(unit, idsOf(some));
  const changed: ChangedRecord[] = [];
  const undone = some.map((row) => {
    const record = records.get(row.targetId);
    const undo = undoOf(row, record, kept);
    if (undo.act !== 'change') return { row, undo };
    const { after: fields } = undo;
    changed.push({ id: row.targetId, fields, before: record!.fields, links: {}, isUndo: true });
    // an earlier row may be about the same record
    records.set(row.targetId, { ...record!, fields });
    return { row, undo };
  });
  if (changed.length > 0) await target.update(unit, changed, author);
  const deleted = undone.filter(({ undo }) => undo.act === 'delete').map(({ row }) => row.targetId);
  if (deleted.length > 0) await target.remove(unit, deleted, author);
  const free = undone.filter(({ undo }) => undo.reason === null).map(({ row }) => row.targetId);
  await how.sources.forget(unit, current.id, free);
  const stored = undone.map(({ row, undo }) => ({
    rowNumber: row.row,
    undone: undo.reason === null,
    left: undo.left,
    problems: problemsOf(undo.reason === null ? {} : { '': undo.reason }),
  }));
  await how.rows.storeUndone(unit, current.id, stored);
  const counted = current.undo ?? { undone: 0, left: 0 };
  return {
    position: rows.at(-1)!.row,
    rows: rows.length,
    imported: {
      counts: current.counts,
      undo: { undone: counted.undone + free.length, left: counted.left + undone.length - free.length },
    },
  };
}

/** An applied row that made or changed a record. */
export type UndoableRow = AppliedRow & { readonly targetId: string; readonly outcome: 'create' | 'update' };

export function isApplied(row: AppliedRow): row is UndoableRow {
  return row.appliedAt !== null && row.targetId !== null;
}

export function idsOf(rows: readonly UndoableRow[]): string[] {
  return [...new Set(rows.map(({ targetId }) => targetId))].sort();
}

export function undoOf(
  { outcome, changes, targetId }: UndoableRow,
  now: RowToUndo['now'],
  kept: ReadonlyMap<string, Said>,
): RowUndo {
  return undoRow({ outcome, changes, now, kept: kept.get(targetId) });
}
