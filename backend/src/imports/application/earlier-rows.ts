import { createHash } from 'node:crypto';
import type { RowKeys } from '../../platform/import-target.js';
import type { Reading } from '../../platform/unit-of-work.js';
import type { PersonEvidence } from '../../platform/values/evidence.js';
import type { Changes, Fields } from '../domain/row-changes.js';
import type { ImportRowRepository, KeyedPlan, KeyedRow, StoredKeys } from './row-ports.js';

/** Of a row that cannot be read. */
export const NO_KEYS: StoredKeys = { firstKey: null, secondKey: null, sourceKey: null };

export function storedKeys([first, second]: RowKeys, sourceId: string | null): StoredKeys {
  return { firstKey: hashOf(first), secondKey: hashOf(second), sourceKey: hashOf(sourceId ?? '') };
}

/** Short and of one length, so that indexes stay small. */
function hashOf(key: string): string | null {
  return key === '' ? null : createHash('sha256').update(key).digest('base64').slice(0, 24);
}

/** The stronger one first. */
export const KEYS = ['sourceKey', 'firstKey', 'secondKey'] as const;

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
  /** The stored rows about records that they do not make, by record. */
  private readonly followers = new Map<string, KeyedPlan[]>();
  /** By key the records that rows with it are about and do not make, each with the first of these rows. */
  private readonly followed = new Map<string, Map<string, number>>();
  private readonly states = new Map<string, RecordState>();
  private readonly planned: ReadonlySet<number>;
  /** The numbers of the rows in `followers`. */
  private readonly listed = new Set<number>();
  private readonly searched = new Set<string>();

  /** Before these rows of the import; with `applied` only rows that have made their record are stored ones. */
  constructor(
    private readonly of: {
      readonly stored: Pick<ImportRowRepository, 'withKey'>;
      readonly importId: string;
      readonly rows: readonly KeyedRow[];
      readonly applied: boolean;
      readonly evidenceOf: (fields: Fields) => PersonEvidence;
    },
  ) {
    this.planned = new Set(of.rows.map(({ rowNumber }) => rowNumber));
  }

  /** Adds the stored ones that have a key of the rows. */
  async read(reading: Reading): Promise<void> {
    await this.find(reading, this.of.rows);
  }

  /** Adds all about these records, as the keys of one lead to the next. */
  async readRecords(reading: Reading, ids: readonly string[]): Promise<void> {
    const records = [...new Set(ids)];
    while (
      await this.find(
        reading,
        records.flatMap((id) => this.followers.get(id) ?? []),
      )
    );
  }

  /** False when their keys were all searched for before. */
  private async find(reading: Reading, rows: readonly StoredKeys[]): Promise<boolean> {
    let isNew = false;
    for (const key of KEYS) {
      const all = new Set(rows.flatMap((row) => row[key] ?? []));
      const values = [...all].filter((value) => !this.searched.has(`${key} ${value}`));
      if (values.length === 0) continue;
      isNew = true;
      for (const value of values) this.searched.add(`${key} ${value}`);
      const found = await this.of.stored.withKey(reading, this.of.importId, key, values);
      for (const row of found) this.addStored(row, `${key} ${row[key]}`);
    }
    for (const some of this.followers.values()) some.sort((one, other) => one.rowNumber - other.rowNumber);
    return isNew;
  }

  // a condition in SQL would lead to another index, which reads all rows that make records
  private addStored(row: KeyedPlan, key: string): void {
    const { rowNumber, outcome, targetId } = row;
    const isApplied = row.appliedAt !== null;
    if (targetId === null || (this.of.applied && !isApplied) || this.planned.has(rowNumber)) return;
    if (outcome === 'create')
      this.keep(key, this.makers.get(targetId) ?? this.maker(row, targetId, row.changes(), isApplied));
    if (isApplied || (outcome !== 'update' && outcome !== 'skip')) return;
    this.follow(key, row, targetId);
    if (this.listed.has(rowNumber)) return;
    this.listed.add(rowNumber);
    listIn(this.followers, targetId).push(row);
  }

  /** Adds a row that is not stored yet, and makes a record. */
  add(row: KeyedRow, targetId: string, changes: Changes): void {
    const maker = this.maker(row, targetId, changes, false);
    for (const key of keysOf(row)) this.keep(key, maker);
  }

  /** Adds one that changes a record, or nothing of it; `recordAt` was asked for the row. */
  change(row: KeyedRow, targetId: string, changes: Changes): void {
    for (const key of keysOf(row)) this.follow(key, row, targetId);
    if (Object.keys(changes).length === 0) return;
    const fields = { ...this.states.get(targetId)?.fields, ...fieldsMade(changes) };
    this.states.set(targetId, { fields, saidBy: row.rowNumber });
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

  /** The records that rows before this one with a key of it are about, and do not make; ranks as of `eachBefore`. */
  followedBefore(row: KeyedRow): { readonly id: string; readonly rank: number }[] {
    return KEYS.flatMap((key, rank) =>
      [...(this.followed.get(`${key} ${row[key]}`) ?? [])]
        .filter(([, first]) => first < row.rowNumber)
        .map(([id]) => ({ id, rank })),
    );
  }

  /** The row that makes the record, and is not applied; undefined for a stored record. */
  makerOf(id: string): Maker | undefined {
    const maker = this.makers.get(id);
    return maker?.isApplied ? undefined : maker;
  }

  /** The record as the rows before this one leave it; undefined when it is not stored, and none makes it. In the order of the rows. */
  recordAt({ rowNumber }: KeyedRow, id: string, stored: StoredRecord | undefined) {
    const maker = this.makerOf(id);
    const isMade = maker !== undefined && maker.rowNumber < rowNumber;
    if (!stored && !isMade) return undefined;
    const followers = this.followers.get(id) ?? [];
    let state: RecordState = this.states.get(id) ?? {
      fields: stored?.fields ?? maker!.fields,
      saidBy: stored ? undefined : maker!.rowNumber,
    };
    for (let [row] = followers; row && row.rowNumber < rowNumber; [row] = followers) {
      if (row.outcome === 'update')
        state = { fields: { ...state.fields, ...fieldsMade(row.changes()) }, saidBy: row.rowNumber };
      followers.shift();
    }
    this.states.set(id, state);
    return { ...state, isHeld: stored?.isHeld ?? false };
  }

  private maker({ rowNumber }: KeyedRow, targetId: string, changes: Changes, isApplied: boolean): Maker {
    const fields = fieldsMade(changes);
    return { rowNumber, targetId, fields, evidence: this.of.evidenceOf(fields), isApplied };
  }

  private keep(key: string, maker: Maker): void {
    this.makers.set(maker.targetId, maker);
    listIn(this.byKey, key).push(maker);
  }

  private follow(key: string, { rowNumber }: KeyedRow, targetId: string): void {
    const records = this.followed.get(key) ?? new Map<string, number>();
    this.followed.set(key, records.set(targetId, Math.min(rowNumber, records.get(targetId) ?? rowNumber)));
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
