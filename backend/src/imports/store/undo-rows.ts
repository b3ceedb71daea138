import { affected, type Transaction, unitOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { replaceRows } from '../../platform/database/store-rows.js';
import type { Said } from '../../platform/domain-error.js';
import type { ChangedRecord, ImportedBy, ImportRecord, ImportTarget } from '../../platform/import-target.js';
import type { Import } from '../domain/import.js';
import { problemsOf } from '../domain/plan-row.js';
import type { Changes } from '../domain/row-changes.js';
import { type RowUndo, undoRow } from '../domain/undo-row.js';
import type { ImportRowRow } from './import.tables.js';
import { notErased, type Progress, ROW_KEY } from './row-progress.js';

/** Numbers of rows are less. */
export const AFTER_LAST = 2_147_483_647;
const PIECE = 200;

/** What an undo would do with the rows of an applied import, from the last one on. */
export async function* previewUndo(
  reader: Transaction,
  imported: Import,
  target: ImportTarget,
): AsyncGenerator<{ readonly row: ImportRowRow; readonly undo: RowUndo & { name: string } }> {
  const put = new Map<string, RowUndo['after']>();
  for (let position = AFTER_LAST; ;) {
    const rows = await rowsBefore(reader, imported.id, position, PIECE);
    if (rows.length === 0) return;
    const applied = rows.filter(isApplied);
    const records = new Map(await target.read(unitOf(reader), idsOf(applied)));
    const kept = await target.kept(unitOf(reader), idsOf(applied));
    for (const row of applied) {
      const record = records.get(row.targetId);
      const fields = put.get(row.targetId) ?? record?.fields;
      const undo = undoOf(row, record && { ...record, fields: fields! }, kept);
      if (undo.act === 'change') put.set(row.targetId, undo.after);
      yield { row, undo: { ...undo, name: record?.name ?? '' } };
    }
    position = rows.at(-1)!.rowNumber;
  }
}

/** Takes the rows back, from the last one on. */
export async function undoRows(
  tx: Transaction,
  current: Import,
  target: ImportTarget,
  rows: readonly ImportRowRow[],
  who: ImportedBy,
): Promise<Progress> {
  const applied = rows.filter(isApplied).filter(({ undone }) => undone === null);
  const there = await notErased(
    tx,
    current.id,
    applied.map(({ rowNumber }) => rowNumber),
  );
  const some = applied.filter(({ rowNumber }) => there.has(rowNumber));
  const records = new Map(await target.read(unitOf(tx), idsOf(some)));
  const kept = await target.kept(unitOf(tx), idsOf(some));
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
  if (changed.length > 0) await target.update(unitOf(tx), changed, who);
  const deleted = undone.filter(({ undo }) => undo.act === 'delete').map(({ row }) => row.targetId);
  if (deleted.length > 0) await target.remove(unitOf(tx), deleted, who);
  const free = undone.filter(({ undo }) => undo.reason === null).map(({ row }) => row.targetId);
  if (free.length > 0)
    await affected(
      tx,
      `DELETE FROM import_sources WHERE importId = ? AND targetId IN (${placeholders(free)})`,
      [current.id, ...free],
    );
  await replaceRows(
    tx,
    'import_rows',
    ROW_KEY,
    undone.map(({ row, undo }) => ({
      ...{ importId: current.id, rowNumber: row.rowNumber, cells: '' },
      ...{ undone: undo.reason === null ? 1 : 0, leftFields: JSON.stringify(undo.left) },
      problems: JSON.stringify(problemsOf(undo.reason === null ? {} : { '': undo.reason })),
    })),
    ['undone', 'leftFields', 'problems'],
  );
  const counted = current.undo ?? { undone: 0, left: 0 };
  return {
    ...{ position: rows.at(-1)!.rowNumber, rows: rows.length },
    imported: {
      counts: current.counts,
      undo: { undone: counted.undone + free.length, left: counted.left + undone.length - free.length },
    },
  };
}

/** The rows before that one, from the last one on. */
export function rowsBefore(
  reader: Transaction,
  importId: string,
  position: number,
  limit: number,
): Promise<ImportRowRow[]> {
  const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber < ? ORDER BY rowNumber DESC LIMIT ?`;
  return reader.query<ImportRowRow[]>(sql, [importId, position, limit]);
}

type AppliedRow = ImportRowRow & { readonly targetId: string; readonly outcome: 'create' | 'update' };

function isApplied(row: ImportRowRow): row is AppliedRow {
  return row.appliedAt !== null && row.targetId !== null;
}

function idsOf(rows: readonly { readonly targetId: string | null }[]): string[] {
  return [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))].sort();
}

function undoOf(
  { outcome, changes, targetId }: AppliedRow,
  now: ImportRecord | undefined,
  kept: ReadonlyMap<string, Said>,
): RowUndo {
  return undoRow({
    outcome,
    changes: JSON.parse(changes ?? '{}') as Changes,
    now,
    kept: kept.get(targetId),
  });
}
