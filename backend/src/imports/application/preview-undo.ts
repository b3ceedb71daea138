import { Injectable } from '@nestjs/common';
import { ImportTargets } from '../../platform/import-targets.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { Import } from '../domain/import.js';
import { problemsOf } from '../domain/plan-row.js';
import { AFTER_LAST, type RowUndo } from '../domain/undo-row.js';
import { ImportRowRepository } from './row-ports.js';
import { idsOf, isApplied, undoOf } from './undo-rows.js';

const PIECE = 200;
/** Rows of which something is left that are named. */
const MOST_LEFT = 100;

/** What an undo would do, and the first rows of which something is left. */
export interface UndoPreview {
  undone: number;
  left: number;
  readonly rows: { readonly row: number; readonly name: string; readonly reason: string }[];
}

/** Says what an undo would do with the rows of an applied import, from the last one on. */
@Injectable()
export class PreviewUndo {
  constructor(
    private readonly units: UnitOfWork,
    private readonly targets: ImportTargets,
    private readonly rows: ImportRowRepository,
  ) {}

  async execute({ id, kind }: Import): Promise<UndoPreview> {
    const target = this.targets.of(kind);
    const { committed } = this.units;
    const preview: UndoPreview = { undone: 0, left: 0, rows: [] };
    const put = new Map<string, RowUndo['after']>();
    for (let position = AFTER_LAST; ;) {
      const rows = await this.rows.before(id, position, PIECE);
      if (rows.length === 0) return preview;
      const applied = rows.filter(isApplied);
      const records = await target.read(committed, idsOf(applied));
      const kept = await target.kept(committed, idsOf(applied));
      for (const row of applied) {
        const record = records.get(row.targetId);
        const fields = put.get(row.targetId) ?? record?.fields;
        const undo = undoOf(row, record && { ...record, fields: fields! }, kept);
        if (undo.act === 'change') put.set(row.targetId, undo.after);
        preview[undo.reason === null ? 'undone' : 'left'] += 1;
        if (undo.reason === null || preview.rows.length === MOST_LEFT) continue;
        const reason = problemsOf({ '': undo.reason })[0]!.message;
        preview.rows.push({ row: row.row, name: record?.name ?? '', reason });
      }
      position = rows.at(-1)!.row;
    }
  }
}
