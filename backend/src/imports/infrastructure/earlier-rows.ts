import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { RowKeys } from '../../platform/import-target.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';
import type { Changes, Fields } from '../domain/row-changes.js';
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

/** The keys that a row has. */
export function keysOf(row: StoredKeys): string[] {
  return KEYS.flatMap((key) => (row[key] === null ? [] : `${key} ${row[key]}`));
}

/** A row of the file that makes a record. */
interface Maker {
  readonly rowNumber: number;
  readonly targetId: string;
  /** What it gives the record. */
  readonly fields: Fields;
  readonly evidence: PersonEvidence;
  readonly isApplied: boolean;
}

export interface EarlierRow extends Maker {
  /** 0 for the same id in the source, 1 and 2 for the keys. */
  readonly rank: number;
}

type KeyedRow = StoredKeys & { readonly rowNumber: number };
type StoredRow = KeyedRow & Pick<ImportRowRow, 'outcome' | 'targetId' | 'changes' | 'appliedAt'>;

/** The rows of a file that make records, by their keys: stored ones, and those that are planned together. */
export class EarlierRows {
  private readonly byKey = new Map<string, Maker[]>();

  constructor(private readonly evidenceOf: (fields: Fields) => PersonEvidence) {}

  /** Adds the stored ones that have a key of the rows, without these themselves; `applied` only those that have made it. */
  async read(
    reader: Transaction,
    importId: string,
    rows: readonly KeyedRow[],
    { applied }: { readonly applied: boolean },
  ): Promise<void> {
    const planned = new Set(rows.map(({ rowNumber }) => rowNumber));
    const makers = new Map<number, Maker>();
    for (const key of KEYS) {
      const values = [...new Set(rows.flatMap((row) => row[key] ?? []))];
      if (values.length === 0) continue;
      const found = await reader.query<StoredRow[]>(
        `SELECT rowNumber, outcome, targetId, changes, appliedAt, firstKey, secondKey, sourceKey
         FROM import_rows WHERE importId = ? AND ${key} IN (${placeholders(values)})`,
        [importId, ...values],
      );
      // a condition in SQL would lead to another index, which reads all rows that make records
      for (const row of found) {
        if (row.outcome !== 'create' || (applied && row.appliedAt === null) || planned.has(row.rowNumber))
          continue;
        const maker =
          makers.get(row.rowNumber) ?? this.maker(row, row.targetId!, changesOf(row), row.appliedAt !== null);
        makers.set(row.rowNumber, maker);
        this.keep(`${key} ${row[key]}`, maker);
      }
    }
  }

  /** Adds a row that is not stored yet. */
  add(row: KeyedRow, targetId: string, changes: Changes): void {
    const maker = this.maker(row, targetId, changes, false);
    for (const key of keysOf(row)) this.keep(key, maker);
  }

  /** Those before the row that have a key of it, in their order. */
  before(row: KeyedRow): EarlierRow[] {
    const earlier = new Map<string, EarlierRow>();
    for (const [rank, key] of KEYS.entries())
      for (const maker of this.byKey.get(`${key} ${row[key]}`) ?? [])
        if (maker.rowNumber < row.rowNumber && !earlier.has(maker.targetId))
          earlier.set(maker.targetId, { ...maker, rank });
    return [...earlier.values()].sort((one, other) => one.rowNumber - other.rowNumber);
  }

  private maker({ rowNumber }: KeyedRow, targetId: string, changes: Changes, isApplied: boolean): Maker {
    const fields = fieldsMade(changes);
    return { rowNumber, targetId, fields, evidence: this.evidenceOf(fields), isApplied };
  }

  private keep(key: string, maker: Maker): void {
    const makers = this.byKey.get(key);
    if (makers) makers.push(maker);
    else this.byKey.set(key, [maker]);
  }
}

/** What a row that makes a record gives it. */
export function fieldsMade(changes: Changes): Fields {
  return Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));
}

function changesOf({ changes }: StoredRow): Changes {
  return JSON.parse(changes ?? '{}') as Changes;
}
