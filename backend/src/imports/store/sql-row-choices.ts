import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { RowChoices, type RowSpan, type UndecidedRow, type WaitingRow } from '../application/row-ports.js';
import type { DecidedAs } from '../domain/decision.js';
import type { Outcome } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { candidatesIn, WAITING_COLUMNS, waitingRow, type WaitingRowRow } from './import-row.js';
import type { ImportRowRow } from './import.tables.js';

/** With 200 values in a list MariaDB no longer looks into its index, and reads all rows. */
const MOST_VALUES = 100;
const UNDECIDED = `importId = ? AND rowNumber > ? AND rowNumber <= ? AND outcome = 'conflict' AND choice IS NULL`;

@Injectable()
export class SqlRowChoices extends RowChoices {
  constructor(private readonly database: Database) {
    super();
  }

  override async decided(importId: string, position: number, limit: number): Promise<WaitingRow[]> {
    const rows = await this.database.reader.query<WaitingRowRow[]>(
      `SELECT ${WAITING_COLUMNS} FROM import_rows
       WHERE importId = ? AND outcome = 'conflict' AND rowNumber > ? AND choice IS NOT NULL ORDER BY rowNumber LIMIT ?`,
      [importId, position, limit],
    );
    return rows.map(waitingRow);
  }

  override async last(importId: string): Promise<number> {
    const sql = 'SELECT MAX(rowNumber) AS rowNumber FROM import_rows WHERE importId = ?';
    const [last] = await this.database.reader.query<{ rowNumber: number | null }[]>(sql, [importId]);
    return last?.rowNumber ?? 0;
  }

  override async waiting(
    unit: Unit,
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, Pick<ImportRow, 'outcome' | 'choice'>>> {
    const found = new Map<number, Pick<ImportRow, 'outcome' | 'choice'>>();
    for (const some of portions(numbers, MOST_VALUES)) {
      const rows = await transactionOf(unit).query<Pick<ImportRowRow, 'rowNumber' | 'outcome' | 'choice'>[]>(
        `SELECT rowNumber, outcome, choice FROM import_rows
         WHERE importId = ? AND rowNumber IN (${placeholders(some)}) AND appliedAt IS NULL`,
        [importId, ...some],
      );
      for (const { rowNumber, outcome, choice } of rows)
        found.set(rowNumber, { outcome: outcome as Outcome | null, choice });
    }
    return found;
  }

  override async undecided(unit: Unit, importId: string, { after, upTo }: RowSpan): Promise<UndecidedRow[]> {
    const sql = `SELECT rowNumber, candidates FROM import_rows WHERE ${UNDECIDED}`;
    const rows = await transactionOf(unit).query<Pick<ImportRowRow, 'rowNumber' | 'candidates'>[]>(sql, [
      importId,
      after,
      upTo,
    ]);
    return rows.map(({ rowNumber, candidates }) => ({ rowNumber, candidates: candidatesIn(candidates) }));
  }

  override async choose(unit: Unit, importId: string, choices: ReadonlyMap<number, string>): Promise<void> {
    for (const [rowNumber, choice] of choices)
      await affected(
        transactionOf(unit),
        `UPDATE import_rows SET outcome = 'conflict', choice = ?, changes = '{}', problems = '[]', targetId = NULL
         WHERE importId = ? AND rowNumber = ?`,
        [choice, importId, rowNumber],
      );
  }

  override async chooseAll(
    unit: Unit,
    importId: string,
    { after, upTo }: RowSpan,
    as: DecidedAs,
    numbers: readonly number[] | null,
  ): Promise<void> {
    const isSqlite = this.database.dialect === 'sqlite';
    const first = `JSON_EXTRACT(candidates, '$[0].id')`;
    const only = isSqlite ? first : `JSON_UNQUOTE(${first})`;
    const count = isSqlite ? 'JSON_ARRAY_LENGTH(candidates)' : 'JSON_LENGTH(candidates)';
    const choice = { same: only, other: "'create'", skip: "'skip'" }[as];
    const sql = `UPDATE import_rows SET choice = ${choice} WHERE ${UNDECIDED} ${as === 'same' ? `AND ${count} = 1` : ''}`;
    const [tx, values] = [transactionOf(unit), [importId, after, upTo]];
    if (numbers === null) await affected(tx, sql, values);
    else
      for (const some of portions(numbers, MOST_VALUES))
        await affected(tx, `${sql} AND rowNumber IN (${placeholders(some)})`, [...values, ...some]);
  }
}
