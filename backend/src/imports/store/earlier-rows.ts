import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { RowKeys } from '../../platform/import-target.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';
import type { Changes, Fields } from '../domain/row-changes.js';
import type { ImportRowRow } from './import.tables.js';

/** By what the rows of one file are compared. */
export type StoredKeys = Pick<ImportRowRow, 'firstKey' | 'secondKey' | 'sourceKey'>;

/** Of a row that cannot be read. */
export const NO_KEYS: StoredKeys = { firstKey: null, secondKey: null, sourceKey: null };

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
export interface Maker {
  readonly rowNumber: number;
  readonly targetId: string;
  /** What it gives the record. */
  readonly fields: Fields;
  readonly evidence: PersonEvidence;
  readonly isApplied: boolean;
}

type KeyedRow = StoredKeys & { readonly rowNumber: number };
type StoredRow = KeyedRow & Pick<ImportRowRow, 'outcome' | 'targetId' | 'changes' | 'appliedAt'>;

/** A record as the rows before make it. */
interface RecordState {
  readonly fields: Fields;
  /** The number of the last row that makes or changes it; undefined for none. */
  readonly saidBy: number | undefined;
}

type StoredRecord = { readonly fields: Fields; readonly isHeld: boolean };

/** The rows of a file that make or change records: stored ones with the same keys, and those that are planned together. */
export class EarlierRows {
  private readonly byKey = new Map<string, Maker[]>();
  private readonly makers = new Map<string, Maker>();
  /** The stored rows that change records, by record. */
  private readonly changers = new Map<string, StoredRow[]>();
  private readonly states = new Map<string, RecordState>();

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
    const changers = new Map<number, StoredRow>();
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
        if (planned.has(row.rowNumber)) continue;
        if (row.outcome === 'update' && row.appliedAt === null && !applied) changers.set(row.rowNumber, row);
        if (row.outcome !== 'create' || (applied && row.appliedAt === null)) continue;
        const maker =
          makers.get(row.rowNumber) ?? this.maker(row, row.targetId!, changesOf(row), row.appliedAt !== null);
        makers.set(row.rowNumber, maker);
        this.keep(`${key} ${row[key]}`, maker);
      }
    }
    for (const row of [...changers.values()].sort((one, other) => one.rowNumber - other.rowNumber))
      listIn(this.changers, row.targetId!).push(row);
  }

  /** Adds a row that is not stored yet, and makes a record. */
  add(row: KeyedRow, targetId: string, changes: Changes): void {
    const maker = this.maker(row, targetId, changes, false);
    for (const key of keysOf(row)) this.keep(key, maker);
  }

  /** Adds one that changes a record of which `recordAt` was asked for the row. */
  change({ rowNumber: saidBy }: KeyedRow, targetId: string, changes: Changes): void {
    const fields = { ...this.states.get(targetId)?.fields, ...fieldsMade(changes) };
    this.states.set(targetId, { fields, saidBy });
  }

  /** Visits those before the row that have a key of it, with 0 for the same id in the source, 1 and 2 for the keys. */
  eachBefore(row: KeyedRow, visit: (maker: Maker, rank: number) => void): void {
    const seen = new Set<Maker>();
    for (const [rank, key] of KEYS.entries())
      for (const maker of this.byKey.get(`${key} ${row[key]}`) ?? []) {
        if (maker.rowNumber >= row.rowNumber || seen.has(maker)) continue;
        seen.add(maker);
        visit(maker, rank);
      }
  }

  /** The record as the rows before this one leave it; undefined when it is not stored, and none makes it. In the order of the rows. */
  recordAt({ rowNumber }: KeyedRow, id: string, stored: StoredRecord | undefined) {
    const maker = this.makers.get(id);
    const isMade = maker !== undefined && !maker.isApplied && maker.rowNumber < rowNumber;
    if (!stored && !isMade) return undefined;
    const changers = this.changers.get(id) ?? [];
    let state: RecordState = this.states.get(id) ?? {
      fields: stored?.fields ?? maker!.fields,
      saidBy: stored ? undefined : maker!.rowNumber,
    };
    for (let [row] = changers; row && row.rowNumber < rowNumber; [row] = changers) {
      state = { fields: { ...state.fields, ...fieldsMade(changesOf(row)) }, saidBy: row.rowNumber };
      changers.shift();
    }
    this.states.set(id, state);
    return { ...state, isHeld: stored?.isHeld ?? false };
  }

  private maker({ rowNumber }: KeyedRow, targetId: string, changes: Changes, isApplied: boolean): Maker {
    const fields = fieldsMade(changes);
    return { rowNumber, targetId, fields, evidence: this.evidenceOf(fields), isApplied };
  }

  private keep(key: string, maker: Maker): void {
    this.makers.set(maker.targetId, maker);
    listIn(this.byKey, key).push(maker);
  }
}

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** What a row that makes a record gives it. */
export function fieldsMade(changes: Changes): Fields {
  return Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));
}

function changesOf({ changes }: StoredRow): Changes {
  return JSON.parse(changes ?? '{}') as Changes;
}
