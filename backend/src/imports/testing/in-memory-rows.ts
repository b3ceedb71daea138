import type { Reading, Unit } from '../../platform/unit-of-work.js';
import {
  type FileRow,
  ImportRowRepository,
  type KeyedPlan,
  RowChoices,
  type RowSpan,
  type StoredKeys,
  type StoredPlan,
  type UndecidedRow,
  type UndoneRow,
  UploadRepository,
} from '../application/row-ports.js';
import type { DecidedAs } from '../domain/decision.js';
import type { Import, ShownRow } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import type { Problem } from '../domain/row-changes.js';
import { aRow } from './builders.js';

type KeyedImportRow = ImportRow & Partial<StoredKeys>;

/** Rows of imports, with what is decided about them and the files that they come from. */
export class InMemoryRows extends ImportRowRepository {
  readonly stored = new Map<string, Map<number, KeyedImportRow>>();

  /** In the order of the file. */
  of(importId: string): KeyedImportRow[] {
    const rows = [...(this.stored.get(importId)?.values() ?? [])];
    return rows.sort((one, other) => one.row - other.row);
  }

  put(importId: string, ...rows: readonly KeyedImportRow[]): void {
    const stored = this.stored.get(importId) ?? new Map<number, KeyedImportRow>();
    for (const row of rows) stored.set(row.row, row);
    this.stored.set(importId, stored);
  }

  change(importId: string, row: number, changes: Partial<KeyedImportRow>): void {
    const stored = this.stored.get(importId)!;
    stored.set(row, { ...stored.get(row)!, ...changes });
  }

  override async byNumber(
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, ImportRow>> {
    const rows = this.of(importId).filter(({ row }) => numbers.includes(row));
    return new Map(rows.map((row) => [row.row, row]));
  }

  override async after(importId: string, position: number, limit: number): Promise<ImportRow[]> {
    return this.of(importId)
      .filter(({ row }) => row > position)
      .slice(0, limit);
  }

  override async before(importId: string, position: number, limit: number): Promise<ImportRow[]> {
    return this.of(importId)
      .filter(({ row }) => row < position)
      .reverse()
      .slice(0, limit);
  }

  override async withKey(
    _reading: Reading,
    importId: string,
    key: keyof StoredKeys,
    values: readonly string[],
  ): Promise<KeyedPlan[]> {
    return this.of(importId)
      .filter((row) => values.includes(row[key] ?? ''))
      .map(({ row, firstKey = null, secondKey = null, sourceKey = null, changes, ...plan }) => ({
        ...plan,
        rowNumber: row,
        firstKey,
        secondKey,
        sourceKey,
        changes: () => changes,
      }));
  }

  override async lockFilled(
    _unit: Unit,
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlySet<number>> {
    const filled = this.of(importId).filter(({ row, cells }) => numbers.includes(row) && cells.length > 0);
    return new Set(filled.map(({ row }) => row));
  }

  override async storeChecked(_unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void> {
    for (const { rowNumber, was: _, ...plan } of plans) this.change(importId, rowNumber, plan);
  }

  override storeApplied(unit: Unit, importId: string, plans: readonly StoredPlan[]): Promise<void> {
    return this.storeChecked(unit, importId, plans);
  }

  override async storeUndone(_unit: Unit, importId: string, rows: readonly UndoneRow[]): Promise<void> {
    for (const { rowNumber, ...undone } of rows) this.change(importId, rowNumber, undone);
  }

  override async storeFailed(
    _unit: Unit,
    { id, state }: Pick<Import, 'id' | 'state'>,
    rowNumber: number,
    problems: readonly Problem[],
  ): Promise<void> {
    const failed = state === 'undoing' ? { undone: false } : ({ outcome: 'wrong', targetId: null } as const);
    this.change(id, rowNumber, { ...failed, problems });
  }
}

/** Decisions about the rows of `InMemoryRows`. */
export class InMemoryChoices extends RowChoices {
  constructor(private readonly rows: InMemoryRows) {
    super();
  }

  override async decided(importId: string, position: number, limit: number): Promise<ImportRow[]> {
    return this.rows
      .of(importId)
      .filter(({ row, outcome, choice }) => row > position && outcome === 'conflict' && choice !== null)
      .slice(0, limit);
  }

  override async last(importId: string): Promise<number> {
    return this.rows.of(importId).at(-1)?.row ?? 0;
  }

  override async waiting(
    _unit: Unit,
    importId: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, ImportRow>> {
    const rows = this.rows.of(importId);
    const waiting = rows.filter(({ row, appliedAt }) => numbers.includes(row) && appliedAt === null);
    return new Map(waiting.map((row) => [row.row, row]));
  }

  override async undecided(_unit: Unit, importId: string, { after, upTo }: RowSpan): Promise<UndecidedRow[]> {
    return this.rows
      .of(importId)
      .filter(({ row, outcome, choice }) => {
        const isIn = row > after && row <= upTo;
        return isIn && outcome === 'conflict' && choice === null;
      })
      .map(({ row, candidates }) => ({ rowNumber: row, candidates }));
  }

  override async choose(_unit: Unit, importId: string, choices: ReadonlyMap<number, string>): Promise<void> {
    const waiting = { outcome: 'conflict', changes: {}, problems: [], targetId: null } as const;
    for (const [row, choice] of choices) this.rows.change(importId, row, { ...waiting, choice });
  }

  override async chooseAll(
    unit: Unit,
    importId: string,
    span: RowSpan,
    as: DecidedAs,
    numbers: readonly number[] | null,
  ): Promise<void> {
    for (const { rowNumber, candidates } of await this.undecided(unit, importId, span)) {
      if (numbers !== null && !numbers.includes(rowNumber)) continue;
      const choice = { same: candidates[0]?.id ?? null, other: 'create', skip: 'skip' }[as];
      if (as !== 'same' || candidates.length === 1) this.rows.change(importId, rowNumber, { choice });
    }
  }
}

/** Rows and files of uploads. */
export class InMemoryUploads extends UploadRepository {
  readonly files = new Map<string, Buffer[]>();
  readonly shown = new Map<string, readonly ShownRow[]>();
  /** E-mail addresses under a legal hold. */
  readonly held = new Set<string>();
  readonly left: string[] = [];

  constructor(private readonly rows: InMemoryRows) {
    super();
  }

  override async addRows(_unit: Unit, importId: string, rows: readonly FileRow[]): Promise<void> {
    this.rows.put(importId, ...rows.map(({ row, cells }) => aRow({ row, cells })));
  }

  override async replaceRows(_unit: Unit, importId: string, from: string): Promise<void> {
    this.rows.stored.set(importId, new Map(this.rows.stored.get(from)));
    this.rows.stored.delete(from);
  }

  override async addPiece(
    _unit: Unit,
    importId: string,
    piece: number,
    content: Buffer,
    firstRows: readonly ShownRow[] | null,
  ): Promise<void> {
    this.files.set(importId, [...(this.files.get(importId) ?? []).slice(0, piece), content]);
    if (firstRows) this.shown.set(importId, firstRows);
  }

  override async piece(importId: string, piece: number): Promise<Buffer | null> {
    return this.files.get(importId)?.[piece] ?? null;
  }

  override async showRows(_unit: Unit, importId: string, firstRows: readonly ShownRow[]): Promise<boolean> {
    if (!this.files.has(importId)) return false;
    this.shown.set(importId, firstRows);
    return true;
  }

  override async removeFile(_unit: Unit, importId: string): Promise<void> {
    this.files.delete(importId);
  }

  override async removeRows(_unit: Unit, importId: string, after: number, heldStay: boolean): Promise<null> {
    const stored = this.rows.stored.get(importId);
    for (const row of this.rows.of(importId))
      if (row.row > after && !(heldStay && this.isHeld(row))) stored?.delete(row.row);
    if (stored?.size === 0) this.rows.stored.delete(importId);
    return null;
  }

  override async hasHeldRows(importId: string): Promise<boolean> {
    return this.rows.of(importId).some((row) => this.isHeld(row));
  }

  override async orphans(): Promise<string[]> {
    return this.left;
  }

  private isHeld({ cells }: ImportRow): boolean {
    return cells.some((cell) => this.held.has(cell));
  }
}
