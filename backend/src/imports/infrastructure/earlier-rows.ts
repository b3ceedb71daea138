import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { RowKeys } from '../../platform/import-target.js';
import type { Changes } from '../domain/row-changes.js';
import type { ImportRowRow } from './import.tables.js';

/** By what the rows of one file are compared. */
export type StoredKeys = Pick<ImportRowRow, 'firstKey' | 'secondKey' | 'sourceKey'>;

export function storedKeys([first, second]: RowKeys, sourceId: string | null): StoredKeys {
  return { firstKey: hashOf(first), secondKey: hashOf(second), sourceKey: hashOf(sourceId ?? '') };
}

/** Short and of one length, so that indexes stay small. */
function hashOf(key: string): string | null {
  return key === '' ? null : createHash('sha256').update(key).digest('base64').slice(0, 24);
}

const KEYS = ['sourceKey', 'firstKey', 'secondKey'] as const;

/** An earlier row of the file, which makes a record. */
export interface EarlierRow {
  readonly rowNumber: number;
  readonly targetId: string;
  readonly changes: Changes;
  /** 0 for the same id in the source, 1 and 2 for the keys. */
  readonly rank: number;
}

/** For each row those before it that make records and have a key of it. */
export async function earlierRows(
  reader: Transaction,
  importId: string,
  rows: readonly (StoredKeys & { readonly rowNumber: number })[],
  { applied }: { readonly applied: boolean },
): Promise<EarlierRow[][]> {
  const byKey = new Map<string, Omit<EarlierRow, 'rank'>[]>();
  for (const key of KEYS) {
    const values = [...new Set(rows.flatMap((row) => row[key] ?? []))];
    if (values.length === 0) continue;
    const found = await reader.query<
      (StoredKeys & Pick<ImportRowRow, 'rowNumber' | 'outcome' | 'targetId' | 'changes' | 'appliedAt'>)[]
    >(
      `SELECT rowNumber, outcome, targetId, changes, appliedAt, firstKey, secondKey, sourceKey
       FROM import_rows WHERE importId = ? AND ${key} IN (${placeholders(values)})`,
      [importId, ...values],
    );
    // a condition in SQL would lead to another index, which reads all rows that make records
    const makers = found.filter(
      ({ outcome, appliedAt }) => outcome === 'create' && (!applied || appliedAt !== null),
    );
    for (const { rowNumber, targetId, changes, ...keys } of makers) {
      const name = `${key} ${keys[key]}`;
      const made = { rowNumber, targetId: targetId!, changes: JSON.parse(changes ?? '{}') as Changes };
      byKey.set(name, [...(byKey.get(name) ?? []), made]);
    }
  }
  return rows.map((row) => {
    const earlier = new Map<string, EarlierRow>();
    for (const [rank, key] of KEYS.entries()) {
      const found = row[key] === null ? [] : (byKey.get(`${key} ${row[key]}`) ?? []);
      for (const made of found)
        if (made.rowNumber < row.rowNumber && !earlier.has(made.targetId))
          earlier.set(made.targetId, { ...made, rank });
    }
    return [...earlier.values()].sort((one, other) => one.rowNumber - other.rowNumber);
  });
}

/** The rows up to the first one that has a key of another of them: it depends on what becomes of that one. */
export function independentRows<Row extends StoredKeys>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  const end = rows.findIndex((row) => {
    const keys = KEYS.flatMap((key) => (row[key] === null ? [] : `${key} ${row[key]}`));
    if (keys.some((key) => seen.has(key))) return true;
    for (const key of keys) seen.add(key);
    return false;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
