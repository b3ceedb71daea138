import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type LeasedImport, StepLeases } from '../application/ports.js';
import { type Import, WORKING } from '../domain/import.js';
import { importOf, rowOf } from './import-rows.js';
import { Imports, type ImportTableRow } from './import.tables.js';

/** A killed process blocks its import this long. */
const LEASE_MS = 15_000;
/** A lease that ends later was made by a clock that was far ahead. */
const LONGEST_AHEAD_MS = 2 * LEASE_MS;

const STATES = WORKING.map((state) => `'${state}'`).join(', ');

@Injectable()
export class SqlStepLeases extends StepLeases {
  constructor(private readonly database: Database) {
    super();
  }

  override async first(): Promise<string | null> {
    const sql = `SELECT id FROM imports WHERE state IN (${STATES}) ORDER BY startedAt, id LIMIT 1`;
    const [waiting] = await this.database.reader.query<{ id: string }[]>(sql);
    return waiting?.id ?? null;
  }

  override async take(unit: Unit, id: string, replica: string): Promise<LeasedImport | null> {
    const [now, ahead, until] = [0, LONGEST_AHEAD_MS, LEASE_MS].map((time) =>
      databaseTimeIn(this.database.dialect, time),
    );
    const tx = transactionOf(unit);
    const leased = await affected(
      tx,
      `UPDATE imports SET leasedBy = ?, leasedUntil = ${until} WHERE id = ? AND state IN (${STATES})
       AND (leasedBy IS NULL OR leasedBy = ? OR NOT leasedUntil BETWEEN ${now} AND ${ahead})`,
      [replica, id, replica],
    );
    return leased === 0 ? null : leasedOf(await tx.findOneByOrFail(Imports, { id }));
  }

  override async lock(
    unit: Unit,
    { imported: { id, state } }: LeasedImport,
    replica: string,
  ): Promise<LeasedImport | null> {
    const row = await transactionOf(unit).findOne(Imports, { where: { id }, ...this.database.rowLock });
    return row?.leasedBy === replica && row.state === state ? leasedOf(row) : null;
  }

  override async moveOn(unit: Unit, { imported, position }: LeasedImport): Promise<void> {
    const { done, counts, appliedAt } = rowOf(imported);
    const until = databaseTimeIn(this.database.dialect, LEASE_MS);
    await affected(
      transactionOf(unit),
      `UPDATE imports SET position = ?, done = ?, counts = ?, appliedAt = ?, leasedUntil = ${until} WHERE id = ?`,
      [position, done, counts, appliedAt, imported.id],
    );
  }

  override async end(unit: Unit, imported: Import): Promise<void> {
    const free = { leasedBy: null, leasedUntil: null };
    await transactionOf(unit).update(Imports, { id: imported.id }, { ...rowOf(imported), ...free });
  }
}

function leasedOf(row: ImportTableRow): LeasedImport {
  return {
    imported: importOf(row) as LeasedImport['imported'],
    position: row.position,
    startedAt: row.startedAt,
    startedBy: { id: row.startedBy, name: row.startedByName ?? '' },
  };
}
