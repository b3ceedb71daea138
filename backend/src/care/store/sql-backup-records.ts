import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { BackupRecords } from '../application/ports.js';
import type { BackupRecord } from '../domain/nightly-backup.js';
import type { CareStateRow } from './care.tables.js';

@Injectable()
export class SqlBackupRecords extends BackupRecords {
  constructor(private readonly database: Database) {
    super();
  }

  override async read(): Promise<BackupRecord> {
    const [row] = await this.database.reader.query<Partial<CareStateRow>[]>(
      'SELECT lastBackup, lastFailure, lastProof FROM care_state WHERE id = 1',
    );
    return {
      lastBackup: parsed(row?.lastBackup),
      lastFailure: parsed(row?.lastFailure),
      lastProof: parsed(row?.lastProof),
    };
  }

  override async lease(now: string, until: string): Promise<{ token: string } | null> {
    const token = newId();
    // a reservation that ends later was made by a clock that was far ahead
    const impossible = new Date(2 * Date.parse(until) - Date.parse(now)).toISOString();
    await this.addRow();
    const leased = await this.database.write((tx) =>
      affected(
        tx,
        `UPDATE care_state SET leasedBy = ?, leasedUntil = ?
         WHERE id = 1 AND (leasedUntil IS NULL OR leasedUntil <= ? OR leasedUntil > ?)`,
        [token, until, now, impossible],
      ),
    );
    return leased === 1 ? { token } : null;
  }

  /** The only row is made by the first lease. */
  private async addRow(): Promise<void> {
    const [row] = await this.database.reader.query<object[]>('SELECT id FROM care_state WHERE id = 1');
    if (row) return;
    try {
      await this.database.write((tx) => tx.query('INSERT INTO care_state (id) VALUES (1)'));
    } catch (error) {
      // another replica made it at the same moment
      if (!isUniqueViolation(error)) throw error;
    }
  }

  override async store(token: string, changes: Partial<BackupRecord>): Promise<void> {
    const columns = Object.keys(changes) as (keyof BackupRecord)[];
    const values = columns.map((column) => (changes[column] ? JSON.stringify(changes[column]) : null));
    await this.database.write((tx) =>
      affected(
        tx,
        `UPDATE care_state SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = 1 AND leasedBy = ?`,
        [...values, token],
      ),
    );
  }

  override async release(token: string): Promise<void> {
    await this.database.write((tx) =>
      affected(
        tx,
        'UPDATE care_state SET leasedBy = NULL, leasedUntil = NULL WHERE id = 1 AND leasedBy = ?',
        [token],
      ),
    );
  }
}

function parsed<Value>(json: string | null | undefined): Value | null {
  return json ? (JSON.parse(json) as Value) : null;
}
