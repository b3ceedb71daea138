import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { affected, Database, type Transaction, unitOf } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import { mapInPieces } from '../../platform/database/store-rows.js';
import type { ImportedBy } from '../../platform/import-target.js';
import { ActiveUsers } from '../../users/active-users.js';
import { ErasedPeople } from '../../privacy/erased-people.js';
import { ImportTargets } from '../../platform/import-targets.js';
import { ENDS, type Import, type ImportFailure, WORKING, type WorkingState } from '../domain/import.js';
import { applyRows, checkRows } from './apply-rows.js';
import { importOf, rowOf } from './import-rows.js';
import { removeFile } from './sql-import-files.js';
import { Imports, type ImportRowRow, type ImportTableRow } from './import.tables.js';
import { passOver, type Progress } from './row-progress.js';
import { recordsOf, sourceOf } from './import-sources.js';
import { RowPlans } from './row-plans.js';
import { previewUndo, rowsBefore, undoRows } from './undo-rows.js';

/** A killed process blocks its import this long. */
const LEASE_MS = 15_000;
/** A lease that ends later was made by a clock that was far ahead. */
const LONGEST_AHEAD_MS = 2 * LEASE_MS;

const STATES = WORKING.map((state) => `'${state}'`).join(', ');

/** An import whose rows this process works on, and where it is. */
export interface LeasedImport {
  readonly imported: Import & { readonly state: WorkingState };
  readonly position: number;
  readonly startedBy: { readonly id: string | null; readonly name: string };
}

/** When, as the areas need it. */
export type Now = Pick<ImportedBy, 'at' | 'today' | 'momentOf'>;

/**
 * Works on the rows of imports in pieces. One unit of work changes the records of a piece and marks its rows, so after a kill
 * an import continues behind the last piece, and nothing is done twice.
 */
@Injectable()
export class SqlRowWork {
  constructor(
    private readonly database: Database,
    private readonly targets: ImportTargets,
    private readonly erased: ErasedPeople,
    private readonly audit: AuditTrail,
    private readonly users: ActiveUsers,
  ) {}

  /** The import that was begun first, unless another process works on it; null when there is nothing to do. */
  async lease(replica: string): Promise<LeasedImport | null> {
    const first = `SELECT id FROM imports WHERE state IN (${STATES}) ORDER BY startedAt, id LIMIT 1`;
    const [waiting] = await this.database.reader.query<{ id: string }[]>(first);
    if (!waiting) return null;
    const { id } = waiting;
    const [now, ahead, until] = [0, LONGEST_AHEAD_MS, LEASE_MS].map((time) =>
      databaseTimeIn(this.database.dialect, time),
    );
    return this.database.write(async (tx) => {
      const leased = await affected(
        tx,
        `UPDATE imports SET leasedBy = ?, leasedUntil = ${until} WHERE id = ? AND state IN (${STATES})
         AND (leasedBy IS NULL OR leasedBy = ? OR NOT leasedUntil BETWEEN ${now} AND ${ahead})`,
        [replica, id, replica],
      );
      return leased === 0 ? null : leasedOf(await tx.findOneByOrFail(Imports, { id }));
    });
  }

  /**
   * Does the next piece of at most `limit` rows, and gives the import up when its user is no longer an active superadmin. Null when there is nothing more to do for this process.
   */
  async advance(
    leased: LeasedImport,
    replica: string,
    now: Now,
    limit: number,
  ): Promise<LeasedImport | null> {
    const { startedBy } = leased;
    const user = startedBy.id === null ? null : await this.users.byId(startedBy.id);
    if (user?.role !== 'superadmin') {
      await this.fail(leased, replica, 'no-permission');
      return null;
    }
    const rows = await this.next(leased, limit);
    if (rows.length === 0) return this.end(leased, replica, now);
    const { state, kind } = leased.imported;
    const target = this.targets.of(kind);
    if (state === 'undoing')
      return this.unit(leased, replica, (tx, current) =>
        undoRows(tx, current, target, rows, authorOf(leased, now)),
      );
    const plans = this.plansOf(leased, now);
    // a new check asks again
    const choiceOf = (row: ImportRowRow) => (state === 'applying' ? row.choice : null);
    const read = await mapInPieces(rows, (row) => plans.read(row, choiceOf(row)));
    if (state === 'applying')
      return this.unit(leased, replica, (tx, current) => applyRows(tx, current, target, plans, read, now.at));
    const planned = await plans.plan(this.database.reader, read, false);
    return this.unit(leased, replica, (tx, current) => checkRows(tx, current, planned));
  }

  /** Passes the next row, with which no piece succeeds: it is wrong, or stays as the import has left it. */
  async passOver(leased: LeasedImport, replica: string): Promise<void> {
    const [row] = await this.next(leased, 1);
    if (row) await this.unit(leased, replica, (tx, current) => passOver(tx, current, row));
  }

  /** Gives the import up: its state says why. False when another process works on it. */
  fail(leased: LeasedImport, replica: string, failure: ImportFailure): Promise<boolean> {
    return this.database.write(
      async (tx) =>
        (await affected(
          tx,
          `UPDATE imports SET state = 'failed', failure = ?, leasedBy = NULL, leasedUntil = NULL
           WHERE id = ? AND leasedBy = ? AND state = ?`,
          [failure, leased.imported.id, replica, leased.imported.state],
        )) > 0,
    );
  }

  /** What an undo would do with the rows, from the last one on. */
  previewUndo(imported: Import): ReturnType<typeof previewUndo> {
    return previewUndo(this.database.reader, imported, this.targets.of(imported.kind));
  }

  private plansOf({ imported, startedBy }: LeasedImport, now: Now): RowPlans {
    return new RowPlans(
      this.targets.of(imported.kind),
      this.erased,
      imported,
      authorOf({ imported, startedBy }, now),
    );
  }

  private next({ imported, position }: LeasedImport, limit: number): Promise<ImportRowRow[]> {
    if (imported.state === 'undoing') return rowsBefore(this.database.reader, imported.id, position, limit);
    const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber > ? ORDER BY rowNumber LIMIT ?`;
    return this.database.reader.query<ImportRowRow[]>(sql, [imported.id, position, limit]);
  }

  /** Runs a piece unless another process has taken over, and stores how far it came with it. */
  private unit(
    { imported: { id, state } }: LeasedImport,
    replica: string,
    work: (tx: Transaction, current: Import) => Promise<Progress>,
  ): Promise<LeasedImport | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id, replica, state);
      if (!row) return null;
      const current = importOf(row);
      const { position, rows, imported } = await work(tx, current);
      const changed = rowOf({ ...current, ...imported, done: current.done + rows });
      const appliedAt = state === 'applying' ? (row.appliedAt ?? row.startedAt) : row.appliedAt;
      const until = databaseTimeIn(this.database.dialect, LEASE_MS);
      await affected(
        tx,
        `UPDATE imports SET position = ?, done = ?, counts = ?, appliedAt = ?, leasedUntil = ${until} WHERE id = ?`,
        [position, changed.done, changed.counts, appliedAt, id],
      );
      return leasedOf({ ...row, ...changed, appliedAt, position });
    });
  }

  private async locked(
    tx: Transaction,
    id: string,
    replica: string,
    state: WorkingState,
  ): Promise<ImportTableRow | null> {
    const row = await tx.findOne(Imports, { where: { id }, ...this.database.rowLock });
    return row?.leasedBy === replica && row.state === state ? row : null;
  }

  /** Ends the step. */
  private async end({ imported }: LeasedImport, replica: string, now: Now): Promise<null> {
    const { id, state, kind } = imported;
    await this.database.write(async (tx) => {
      const row = await this.locked(tx, id, replica, state);
      if (!row) return;
      const { counts, undo } = importOf(row);
      if (state !== 'checking') await removeFile(tx, id);
      await affected(
        tx,
        `UPDATE imports SET state = ?, appliedAt = ?, done = rowCount, leasedBy = NULL, leasedUntil = NULL WHERE id = ?`,
        [ENDS[state], state === 'applying' ? (row.appliedAt ?? now.at) : row.appliedAt, id],
      );
      const userId = row.startedBy;
      if (state === 'applying') {
        const { create: created, update: updated } = counts;
        const details = { import: id, kind, created, updated };
        await this.audit.recordIn(unitOf(tx), { action: 'import.applied', userId, details });
      }
      if (state === 'undoing')
        await this.audit.recordIn(unitOf(tx), {
          ...{ action: 'import.undone', userId },
          details: { import: id, kind, ...undo },
        });
    });
    return null;
  }
}

/** In whose name rows are planned and applied. */
export function authorOf(
  { imported, startedBy }: { readonly imported: Import; readonly startedBy: LeasedImport['startedBy'] },
  now: Now,
): ImportedBy {
  const source = sourceOf(imported);
  const { consentBasis, termsAre } = imported.mapping?.options ?? {};
  const options = { ...(consentBasis && { consentBasis }), ...(termsAre && { termsAre }), source };
  return {
    ...{ ...now, actor: startedBy, options },
    recordsOf: (reading, kind, ids) => recordsOf(reading, kind, source, ids),
  };
}

function leasedOf(row: ImportTableRow): LeasedImport {
  return {
    imported: importOf(row) as LeasedImport['imported'],
    position: row.position,
    startedBy: { id: row.startedBy, name: row.startedByName ?? '' },
  };
}
