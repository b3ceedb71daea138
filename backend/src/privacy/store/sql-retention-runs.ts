import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { RetentionRuns } from '../application/duty-ports.js';
import { RetentionRunTable } from './duties.tables.js';

@Injectable()
export class SqlRetentionRuns extends RetentionRuns {
  constructor(private readonly database: Database) {
    super();
  }

  override async lease(day: string, now: string, until: string): Promise<string | null> {
    const token = newId();
    // a reservation that ends later was made by a clock that was far ahead
    const impossible = new Date(2 * Date.parse(until) - Date.parse(now)).toISOString();
    const run = await this.database.reader.findOneBy(RetentionRunTable, { id: 1 });
    if (!run) await this.addRow();
    else if (run.finishedOn === day) return null;
    const leased = await this.change(
      `leasedBy = ?, leasedUntil = ? WHERE id = 1 AND (finishedOn IS NULL OR finishedOn <> ?)
         AND (leasedUntil IS NULL OR leasedUntil <= ? OR leasedUntil > ?)`,
      [token, until, day, now, impossible],
    );
    return leased ? token : null;
  }

  override prolong(token: string, until: string): Promise<boolean> {
    return this.change('leasedUntil = ? WHERE id = 1 AND leasedBy = ?', [until, token]);
  }

  override async finish(token: string, day: string): Promise<void> {
    await this.change('leasedBy = NULL, leasedUntil = NULL, finishedOn = ? WHERE id = 1 AND leasedBy = ?', [
      day,
      token,
    ]);
  }

  private async change(changes: string, values: readonly string[]): Promise<boolean> {
    const sql = `UPDATE retention_runs SET ${changes}`;
    return (await this.database.write((tx) => affected(tx, sql, values))) === 1;
  }

  /** The only row is made by the first reservation. */
  private async addRow(): Promise<void> {
    const none = { leasedBy: null, leasedUntil: null, finishedOn: null };
    try {
      await this.database.write((tx) => tx.insert(RetentionRunTable, { id: 1, ...none }));
    } catch (error) {
      // another replica made it at the same moment
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
