import { Injectable } from '@nestjs/common';
import { mapInPieces } from '../../platform/portions.js';
import { problemsOf } from '../domain/plan-row.js';
import { countFailed } from '../domain/row-progress.js';
import { applyRows } from './apply-rows.js';
import { checkRows } from './check-rows.js';
import { LeasedUnits, type Work } from './leased-units.js';
import type { LeasedImport } from './ports.js';
import { type AppliedRow, ImportRowRepository, type WaitingRow } from './row-ports.js';
import { KnownRecords, RowPlanner } from './row-planner.js';
import { undoRows } from './undo-rows.js';

/**
 * Works on the rows of imports in pieces. One unit of work changes the records of a piece and marks its rows, so after a kill
 * an import continues behind the last piece, and nothing is done twice.
 */
@Injectable()
export class WorkOnRows {
  constructor(
    private readonly units: LeasedUnits,
    private readonly planner: RowPlanner,
    private readonly rows: ImportRowRepository,
    private readonly known: KnownRecords,
  ) {}

  /** The import that was begun first, unless another process works on it; null when there is nothing to do. */
  lease(replica: string): Promise<LeasedImport | null> {
    return this.units.lease(replica);
  }

  /** The import with at most `limit` rows passed; null when another process has taken over, `done` when none is left. */
  async advance(leased: LeasedImport, replica: string, limit: number): Promise<LeasedImport | 'done' | null> {
    const { imported, position } = leased;
    if (imported.state === 'undoing') {
      const rows = await this.rows.before(imported.id, position, limit);
      return rows.length === 0 ? 'done' : this.units.pass(leased, replica, this.undo(leased, rows));
    }
    const rows = await this.rows.after(imported.id, position, limit);
    if (rows.length === 0) return 'done';
    const work = imported.state === 'applying' ? this.apply(leased, rows) : this.check(leased, rows);
    return this.units.pass(leased, replica, await work);
  }

  /** Passes the next row, with which no piece succeeds: it is wrong, or stays as the import has left it. */
  async passOver(leased: LeasedImport, replica: string): Promise<void> {
    const { imported, position } = leased;
    const [next] =
      imported.state === 'undoing'
        ? await this.rows.before(imported.id, position, 1)
        : await this.rows.after(imported.id, position, 1);
    if (!next) return;
    const { row, outcome } = next;
    await this.units.pass(leased, replica, async (unit, current) => {
      await this.rows.storeFailed(unit, current, row, problemsOf({ '': 'import.row-failed' }));
      return { position: row, rows: 1, imported: countFailed(current, outcome) };
    });
  }

  private async check(leased: LeasedImport, rows: readonly WaitingRow[]): Promise<Work> {
    const plans = this.planner.plansOf(leased);
    // a new check asks again
    const read = await mapInPieces(rows, (row) => plans.read(row, null));
    const planned = await plans.plan(this.units.committed, read, false);
    return (unit, current) => checkRows(unit, this.rows, current, planned);
  }

  private async apply(leased: LeasedImport, waiting: readonly WaitingRow[]): Promise<Work> {
    const plans = this.planner.plansOf(leased);
    const target = this.planner.targetOf(leased.imported.kind);
    const { rows, known } = this;
    const read = await mapInPieces(waiting, (row) => plans.read(row, row.choice));
    return (unit, current) => applyRows({ unit, current, target, plans, rows, sources: known.sources }, read);
  }

  private undo(leased: LeasedImport, applied: readonly AppliedRow[]): Work {
    const author = this.planner.authorOf(leased);
    const target = this.planner.targetOf(leased.imported.kind);
    const { rows, known } = this;
    return (unit, current) =>
      undoRows({ unit, current, target, author, rows, sources: known.sources }, applied);
  }
}
