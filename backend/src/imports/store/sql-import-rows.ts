import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { replaceRows } from '../../platform/database/store-rows.js';
import { portions } from '../../platform/portions.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import {
  type AppliedRow,
  ImportRowRepository,
  type KeyedPlan,
  type StoredKeys,
  type StoredPlan,
  type UndoneRow,
  type WaitingRow,
} from '../application/row-ports.js';
import type { Import, Outcome } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import type { Changes, Problem } from '../domain/row-changes.js';
import { rowIn, WAITING_COLUMNS, waitingRow, type WaitingRowRow } from './import-row.js';
import type { ImportRowRow } from './import.tables.js';

const PIECE = 200;
/** With 200 values in a list MariaDB no longer looks into its index, and reads all rows. */
const MOST_VALUES = 100;
const ROW_KEY = ['importId', 'rowNumber'];
const APPLIED_COLUMNS = ['targetId', 'changes', 'problems', 'candidates', 'choice', 'appliedAt'];
const KEY_COLUMNS = ['firstKey', 'secondKey', 'sourceKey'];

type AppliedRowRow = Pick<
  ImportRowRow,
  'rowNumber' | 'outcome' | 'changes' | 'targetId' | 'appliedAt' | 'undone'
>;
type KeyedRowRow = StoredKeys &
  Pick<ImportRowRow, 'rowNumber' | 'outcome' | 'targetId' | 'changes' | 'appliedAt'>;

@Injectable()
export class SqlImportRows extends ImportRowRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async byNumber(
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, ImportRow>> {
    const found = new Map<number, ImportRow>();
    for (const some of portions(numbers, PIECE)) {
      const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(some)})`;
      const rows = await this.database.reader.query<ImportRowRow[]>(sql, [importId, ...some]);
      for (const row of rows) found.set(row.rowNumber, rowIn(row, true));
    }
    return found;
  }

  override async after(importId: string, position: number, limit: number): Promise<WaitingRow[]> {
    const rows = await this.database.reader.query<WaitingRowRow[]>(
      `SELECT ${WAITING_COLUMNS} FROM import_rows WHERE importId = ? AND rowNumber > ? ORDER BY rowNumber LIMIT ?`,
      [importId, position, limit],
    );
    return rows.map(waitingRow);
  }

  override async before(importId: string, position: number, limit: number): Promise<AppliedRow[]> {
    const rows = await this.database.reader.query<AppliedRowRow[]>(
      `SELECT rowNumber, outcome, changes, targetId, appliedAt, undone FROM import_rows
       WHERE importId = ? AND rowNumber < ? ORDER BY rowNumber DESC LIMIT ?`,
      [importId, position, limit],
    );
    return rows.map(({ rowNumber, outcome, changes, targetId, appliedAt, undone }) => ({
      row: rowNumber,
      outcome: outcome as Outcome | null,
      changes: JSON.parse(changes ?? '{}') as Changes,
      targetId,
      appliedAt,
      undone: undone === null ? null : undone === 1,
    }));
  }

  override async withKey(
    reading: Reading,
    importId: string,
    key: keyof StoredKeys,
    values: readonly string[],
  ): Promise<KeyedPlan[]> {
    const found: KeyedPlan[] = [];
    for (const some of portions(values, MOST_VALUES)) {
      const rows = await transactionOf(reading).query<KeyedRowRow[]>(
        `SELECT rowNumber, outcome, targetId, changes, appliedAt, firstKey, secondKey, sourceKey
         FROM import_rows WHERE importId = ? AND ${key} IN (${placeholders(some)})`,
        [importId, ...some],
      );
      // few of them are looked into
      for (const { changes, ...row } of rows)
        found.push({ ...row, changes: () => JSON.parse(changes ?? '{}') as Changes });
    }
    return found;
  }

  override async lockFilled(
    unit: Unit,
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlySet<number>> {
    if (numbers.length === 0) return new Set();
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const found = await transactionOf(unit).query<{ rowNumber: number }[]>(
      `SELECT rowNumber FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(numbers)}) AND cells <> '[]'${lock}`,
      [importId, ...numbers],
    );
    return new Set(found.map(({ rowNumber }) => rowNumber));
  }

  override storeChecked(unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void> {
    const columns = [...APPLIED_COLUMNS, 'outcome', ...KEY_COLUMNS];
    return storePlans(transactionOf(unit), importId, plans, columns);
  }

  override async storeApplied(unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void> {
    const tx = transactionOf(unit);
    // indexed columns are left alone where they do not change
    const same = plans.filter(({ was, outcome }) => was === outcome);
    const others = plans.filter(({ was, outcome }) => was !== outcome);
    await storePlans(tx, importId, same, APPLIED_COLUMNS);
    await storePlans(tx, importId, others, [...APPLIED_COLUMNS, 'outcome']);
  }

  override storeUndone(unit: Unit, importId: string, rows: readonly UndoneRow[]): Promise<void> {
    const stored = rows.map(({ rowNumber, undone, left, problems }) => ({
      importId,
      rowNumber,
      cells: '',
      undone: undone ? 1 : 0,
      leftFields: JSON.stringify(left),
      problems: JSON.stringify(problems),
    }));
    const replaced = ['undone', 'leftFields', 'problems'];
    return replaceRows(transactionOf(unit), 'import_rows', ROW_KEY, stored, replaced);
  }

  override async storeFailed(
    unit: Unit,
    { id, state }: Pick<Import, 'id' | 'state'>,
    rowNumber: number,
    problems: readonly Problem[],
  ): Promise<void> {
    const change =
      state === 'undoing'
        ? 'undone = 0'
        : `outcome = 'wrong', choice = NULL, changes = '{}', targetId = NULL`;
    await affected(
      transactionOf(unit),
      `UPDATE import_rows SET ${change}, problems = ? WHERE importId = ? AND rowNumber = ?`,
      [JSON.stringify(problems), id, rowNumber],
    );
  }
}

function storePlans(
  tx: Transaction,
  importId: string,
  plans: readonly StoredPlan[],
  columns: readonly string[],
): Promise<void> {
  const rows = plans.map(({ was: _, changes, problems, candidates, ...plan }) => ({
    ...plan,
    importId,
    cells: '',
    changes: JSON.stringify(changes),
    problems: JSON.stringify(problems),
    candidates: JSON.stringify(candidates),
  }));
  return replaceRows(tx, 'import_rows', ROW_KEY, rows, columns);
}
