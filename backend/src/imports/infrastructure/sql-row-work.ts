import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.js';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { replaceRows } from '../../platform/database/store-rows.js';
import type { ChangedRecord, ImportedBy, ImportRecord, NewRecord } from '../../platform/import-target.js';
import { ErasedPeople } from '../../privacy/erased-people.js';
import {
  ENDS,
  type Import,
  type ImportFailure,
  type Outcome,
  WORKING,
  type WorkingState,
} from '../domain/import.js';
import { OWN_SOURCE } from '../domain/import-fields.js';
import { problemsOf } from '../domain/plan-row.js';
import type { Changes } from '../domain/row-changes.js';
import { type RowUndo, undoRow } from '../domain/undo-row.js';
import { ImportTargets } from '../application/import-targets.js';
import { independentRows } from './earlier-rows.js';
import { importOf, rowOf } from './import-rows.js';
import { Imports, type ImportRowRow, type ImportTableRow } from './import.tables.js';
import { type PlannedWork, RowPlans, sourceOf } from './row-plans.js';

/** A killed process blocks its import this long. */
const LEASE_MS = 15_000;
/** A lease that ends later was made by a clock that was far ahead. */
const LONGEST_AHEAD_MS = 2 * LEASE_MS;

const STATES = WORKING.map((state) => `'${state}'`).join(', ');
const ROW_KEY = ['importId', 'rowNumber'];

/** An import whose rows this process works on, and where it is. */
export interface LeasedImport {
  readonly imported: Import & { readonly state: WorkingState };
  readonly position: number;
  readonly startedBy: { readonly id: string | null; readonly name: string };
}

/** When, as the areas need it. */
export type Now = Pick<ImportedBy, 'at' | 'today' | 'momentOf'>;

/** How far a unit of work came. */
interface Progress {
  readonly position: number;
  readonly rows: number;
  readonly imported: Pick<Import, 'counts' | 'undo'>;
}

/**
 * The work on the rows of imports, in pieces: each is one unit of work, which changes records and says so in its rows. So an
 * import goes on after the last piece when the process is killed, and nothing is done twice.
 */
@Injectable()
export class SqlRowWork {
  constructor(
    private readonly database: Database,
    private readonly targets: ImportTargets,
    private readonly erased: ErasedPeople,
    private readonly audit: AuditTrail,
  ) {}

  /** The import that was begun first, unless another process works on it; null when there is nothing to do. */
  async lease(replica: string): Promise<LeasedImport | null> {
    const first = `SELECT id FROM imports WHERE state IN (${STATES}) ORDER BY startedAt, id LIMIT 1`;
    const [waiting] = await this.database.reader.query<{ id: string }[]>(first);
    if (!waiting) return null;
    const { id } = waiting;
    const [now, ahead, until] = [0, LONGEST_AHEAD_MS, LEASE_MS].map((time) =>
      databaseTimeIn(this.database.dialect, time),
    );
    return this.database.write(async (tx) => {
      const leased = await affected(
        tx,
        `UPDATE imports SET leasedBy = ?, leasedUntil = ${until} WHERE id = ? AND state IN (${STATES})
         AND (leasedBy IS NULL OR leasedBy = ? OR NOT leasedUntil BETWEEN ${now} AND ${ahead})`,
        [replica, id, replica],
      );
      return leased === 0 ? null : leasedOf(await tx.findOneByOrFail(Imports, { id }));
    });
  }

  /** Does the next piece of at most `limit` rows. Null when there is nothing more to do for this process. */
  async advance(
    leased: LeasedImport,
    replica: string,
    now: Now,
    limit: number,
  ): Promise<LeasedImport | null> {
    const rows = await this.next(leased, limit);
    if (rows.length === 0) return this.end(leased, replica, now);
    const { state } = leased.imported;
    if (state === 'undoing')
      return this.unit(leased, replica, (tx, current) => this.undo(tx, current, rows, by(leased, now)));
    const plans = this.plansOf(leased, now);
    const read = independentRows(rows.map((row) => plans.read(row)));
    if (state === 'applying')
      return this.unit(leased, replica, (tx, current) => this.apply(tx, current, plans, read, now));
    const planned = await plans.plan(this.database.reader, read, false);
    return this.unit(leased, replica, (tx, current) => this.check(tx, current, planned));
  }

  /** Gives the import up: its state says why. False when another process works on it. */
  fail(leased: LeasedImport, replica: string, failure: ImportFailure): Promise<boolean> {
    return this.database.write(
      async (tx) =>
        (await affected(
          tx,
          `UPDATE imports SET state = 'failed', failure = ?, leasedBy = NULL, leasedUntil = NULL
           WHERE id = ? AND leasedBy = ? AND state = ?`,
          [failure, leased.imported.id, replica, leased.imported.state],
        )) > 0,
    );
  }

  /** What an undo would do with the rows of an applied import, from the last one on. */
  async *previewUndo(
    imported: Import,
  ): AsyncGenerator<{ readonly row: ImportRowRow; readonly undo: RowUndo & { name: string } }> {
    const target = this.targets.of(imported.kind);
    const put = new Map<string, RowUndo['after']>();
    for (let position = 2_147_483_647; ;) {
      const rows = await this.rowsBefore(this.database.reader, imported.id, position, 200);
      if (rows.length === 0) return;
      const applied = rows.filter(isApplied);
      const records = new Map(await target.read(this.database.reader, idsOf(applied)));
      const kept = await target.kept(this.database.reader, idsOf(applied));
      for (const row of applied) {
        const record = records.get(row.targetId);
        const fields = put.get(row.targetId) ?? record?.fields;
        const undo = undoOf(row, record && { ...record, fields: fields! }, kept);
        if (undo.act === 'change') put.set(row.targetId, undo.after);
        yield { row, undo: { ...undo, name: record?.name ?? '' } };
      }
      position = rows.at(-1)!.rowNumber;
    }
  }

  private plansOf({ imported, startedBy }: LeasedImport, now: Now): RowPlans {
    return new RowPlans(
      this.targets.of(imported.kind),
      this.erased,
      imported,
      by({ imported, startedBy }, now),
    );
  }

  private next({ imported, position }: LeasedImport, limit: number): Promise<ImportRowRow[]> {
    if (imported.state === 'undoing')
      return this.rowsBefore(this.database.reader, imported.id, position, limit);
    const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber > ? ORDER BY rowNumber LIMIT ?`;
    return this.database.reader.query<ImportRowRow[]>(sql, [imported.id, position, limit]);
  }

  private rowsBefore(
    reader: Transaction,
    id: string,
    position: number,
    limit: number,
  ): Promise<ImportRowRow[]> {
    const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber < ? ORDER BY rowNumber DESC LIMIT ?`;
    return reader.query<ImportRowRow[]>(sql, [id, position, limit]);
  }

  /** Runs a piece unless another process has taken over, and stores how far it came with it. */
  private unit(
    { imported: { id, state } }: LeasedImport,
    replica: string,
    work: (tx: Transaction, current: Import) => Promise<Progress>,
  ): Promise<LeasedImport | null> {
    return this.database.write(async (tx) => {
      const row = await this.locked(tx, id, replica, state);
      if (!row) return null;
      const current = importOf(row);
      const { position, rows, imported } = await work(tx, current);
      const changed = rowOf({ ...current, ...imported, done: current.done + rows });
      const appliedAt = state === 'applying' ? (row.appliedAt ?? row.startedAt) : row.appliedAt;
      const until = databaseTimeIn(this.database.dialect, LEASE_MS);
      await affected(
        tx,
        `UPDATE imports SET position = ?, done = ?, counts = ?, appliedAt = ?, leasedUntil = ${until} WHERE id = ?`,
        [position, changed.done, changed.counts, appliedAt, id],
      );
      return leasedOf({ ...row, ...changed, appliedAt, position });
    });
  }

  private async locked(
    tx: Transaction,
    id: string,
    replica: string,
    state: WorkingState,
  ): Promise<ImportTableRow | null> {
    const row = await tx.findOne(Imports, { where: { id }, ...this.database.rowLock });
    return row?.leasedBy === replica && row.state === state ? row : null;
  }

  /** Ends the step. */
  private async end({ imported }: LeasedImport, replica: string, now: Now): Promise<null> {
    const { id, state, kind } = imported;
    await this.database.write(async (tx) => {
      const row = await this.locked(tx, id, replica, state);
      if (!row) return;
      const { counts, undo } = importOf(row);
      await affected(
        tx,
        `UPDATE imports SET state = ?, appliedAt = ?, done = rowCount, leasedBy = NULL, leasedUntil = NULL WHERE id = ?`,
        [ENDS[state], state === 'applying' ? (row.appliedAt ?? now.at) : row.appliedAt, id],
      );
      const userId = row.startedBy;
      if (state === 'applying') {
        const { create: created, update: updated } = counts;
        const details = { import: id, kind, created, updated };
        await this.audit.recordIn(tx, { action: 'import.applied', userId, details });
      }
      if (state === 'undoing')
        await this.audit.recordIn(tx, {
          ...{ action: 'import.undone', userId },
          details: { import: id, kind, ...undo },
        });
    });
    return null;
  }

  private async check(tx: Transaction, current: Import, planned: readonly PlannedWork[]): Promise<Progress> {
    const there = await this.notErased(
      tx,
      current.id,
      planned.map(({ row }) => row.rowNumber),
    );
    await storePlans(
      tx,
      current.id,
      planned.filter(({ row }) => there.has(row.rowNumber)),
    );
    const counts = { ...current.counts };
    for (const { outcome } of planned) counts[outcome] += 1;
    return { ...progressOf(planned.map(({ row }) => row)), imported: { counts, undo: null } };
  }

  private async apply(
    tx: Transaction,
    current: Import,
    plans: RowPlans,
    read: ReturnType<RowPlans['read']>[],
    now: Now,
  ): Promise<Progress> {
    const target = this.targets.of(current.kind);
    const there = await this.notErased(
      tx,
      current.id,
      read.map(({ rowNumber }) => rowNumber),
    );
    const waiting = read.filter(({ rowNumber, stored }) => there.has(rowNumber) && isWaiting(stored));
    const planned = upToRepeatedTarget(await plans.plan(tx, waiting, true));
    // the others depend on what these store
    const next = waiting[planned.length];
    const passed = next ? read.slice(0, read.indexOf(next)) : read;
    const who = plans.author;
    const made = planned.filter(({ outcome }) => outcome === 'create');
    const changed = planned.filter(({ outcome }) => outcome === 'update');
    if (made.length > 0) await target.create(tx, made.map(recordOf), who);
    if (changed.length > 0)
      await target.update(
        tx,
        changed.map((work) => ({ ...recordOf(work), before: work.before!, isUndo: false })),
        who,
      );
    await storeSources(tx, current, planned);
    await storePlans(tx, current.id, planned, now.at);
    const counts = { ...current.counts };
    for (const { outcome, row } of planned) {
      counts[row.stored.outcome as Outcome] -= 1;
      counts[outcome] += 1;
    }
    return { ...progressOf(passed), imported: { counts, undo: null } };
  }

  private async undo(
    tx: Transaction,
    current: Import,
    rows: readonly ImportRowRow[],
    who: ImportedBy,
  ): Promise<Progress> {
    const target = this.targets.of(current.kind);
    const all = rows.filter(isApplied).filter(({ undone }) => undone === null);
    const there = await this.notErased(
      tx,
      current.id,
      all.map(({ rowNumber }) => rowNumber),
    );
    const applied = all.filter(({ rowNumber }) => there.has(rowNumber));
    const first = new Set<string>();
    const repeated = applied.find(({ targetId }) => first.has(targetId) || !first.add(targetId));
    const passed = repeated ? rows.slice(0, rows.indexOf(repeated)) : rows;
    const some = applied.filter((row) => passed.includes(row));
    const records = await target.read(tx, idsOf(some));
    const kept = await target.kept(tx, idsOf(some));
    const undone = some.map((row) => ({ row, undo: undoOf(row, records.get(row.targetId), kept) }));
    const deleted = undone.filter(({ undo }) => undo.act === 'delete').map(({ row }) => row.targetId);
    if (deleted.length > 0) await target.remove(tx, deleted, who);
    const changed = undone.flatMap(({ row, undo }): ChangedRecord[] =>
      undo.act === 'change'
        ? [
            {
              ...{ id: row.targetId, fields: undo.after, before: records.get(row.targetId)!.fields },
              ...{ links: {}, isUndo: true },
            },
          ]
        : [],
    );
    if (changed.length > 0) await target.update(tx, changed, who);
    const free = undone.filter(({ undo }) => undo.reason === null).map(({ row }) => row.targetId);
    if (free.length > 0)
      await affected(
        tx,
        `DELETE FROM import_sources WHERE importId = ? AND targetId IN (${placeholders(free)})`,
        [current.id, ...free],
      );
    await replaceRows(
      tx,
      'import_rows',
      ROW_KEY,
      undone.map(({ row, undo }) => ({
        ...{ importId: current.id, rowNumber: row.rowNumber, cells: '' },
        ...{ undone: undo.reason === null ? 1 : 0, leftFields: JSON.stringify(undo.left) },
        problems: JSON.stringify(problemsOf(undo.reason === null ? {} : { '': undo.reason })),
      })),
      ['undone', 'leftFields', 'problems'],
    );
    const counted = current.undo ?? { undone: 0, left: 0 };
    return {
      ...{ position: passed.at(-1)!.rowNumber, rows: passed.length },
      imported: {
        counts: current.counts,
        undo: { undone: counted.undone + free.length, left: counted.left + undone.length - free.length },
      },
    };
  }

  /** Those of the rows that an erasure has not emptied; they are locked. */
  private async notErased(
    tx: Transaction,
    id: string,
    rows: readonly number[],
  ): Promise<ReadonlySet<number>> {
    if (rows.length === 0) return new Set();
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const found = await tx.query<{ rowNumber: number }[]>(
      `SELECT rowNumber FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(rows)}) AND cells <> '[]'${lock}`,
      [id, ...rows],
    );
    return new Set(found.map(({ rowNumber }) => rowNumber));
  }
}

type AppliedRow = ImportRowRow & { readonly targetId: string; readonly outcome: 'create' | 'update' };

function isApplied(row: ImportRowRow): row is AppliedRow {
  return row.appliedAt !== null && row.targetId !== null;
}

/** Rows that an application has to look at: they change something, or tell the id of their source. */
function isWaiting({ outcome, choice, targetId, appliedAt }: ImportRowRow): boolean {
  if (appliedAt !== null) return false;
  return (
    outcome === 'create' ||
    outcome === 'update' ||
    (outcome === 'conflict' && choice !== null) ||
    (outcome === 'skip' && targetId !== null)
  );
}

function idsOf(rows: readonly { readonly targetId: string | null }[]): string[] {
  return [...new Set(rows.flatMap(({ targetId }) => targetId ?? []))].sort();
}

function undoOf(
  { outcome, changes, targetId }: AppliedRow,
  now: ImportRecord | undefined,
  kept: ReadonlyMap<string, Parameters<typeof problemsOf>[0][string]>,
): RowUndo {
  return undoRow({
    outcome,
    changes: JSON.parse(changes ?? '{}') as Changes,
    now,
    kept: kept.get(targetId),
  });
}

/** Up to the first one that changes the record of another of them. */
function upToRepeatedTarget(planned: readonly PlannedWork[]): PlannedWork[] {
  const seen = new Set<string>();
  const end = planned.findIndex(({ targetId }) => {
    if (targetId === null) return false;
    if (seen.has(targetId)) return true;
    seen.add(targetId);
    return false;
  });
  return end === -1 ? [...planned] : planned.slice(0, end);
}

function recordOf({ targetId, after, links }: PlannedWork): NewRecord {
  return { id: targetId!, fields: after!, links };
}

function progressOf(rows: readonly { readonly rowNumber: number }[]): Pick<Progress, 'position' | 'rows'> {
  return { position: rows.at(-1)!.rowNumber, rows: rows.length };
}

async function storePlans(
  tx: Transaction,
  importId: string,
  planned: readonly PlannedWork[],
  appliedAt: string | null = null,
): Promise<void> {
  await replaceRows(
    tx,
    'import_rows',
    ROW_KEY,
    planned.map(({ row, outcome, changes, problems, candidates, targetId }) => ({
      ...{ importId, rowNumber: row.rowNumber, cells: '', outcome, targetId },
      changes: JSON.stringify(changes),
      problems: JSON.stringify(problems),
      candidates: JSON.stringify(candidates),
      // a choice belongs to the check that asked for it
      choice: appliedAt === null ? null : row.stored.choice,
      appliedAt: outcome === 'create' || outcome === 'update' ? appliedAt : null,
      ...{ firstKey: row.firstKey, secondKey: row.secondKey, nameKey: row.nameKey, sourceKey: row.sourceKey },
    })),
    ['outcome', 'targetId', 'changes', 'problems', 'candidates', 'choice', 'appliedAt', ...KEY_COLUMNS],
  );
}

const KEY_COLUMNS = ['firstKey', 'secondKey', 'nameKey', 'sourceKey'];

/** Keeps which records the ids of the source stand for. */
async function storeSources(
  tx: Transaction,
  imported: Import,
  planned: readonly PlannedWork[],
): Promise<void> {
  const source = sourceOf(imported);
  if (source === OWN_SOURCE) return;
  const links = planned.flatMap(({ row: { sourceId }, targetId, known }) =>
    sourceId === null || targetId === null || known === targetId
      ? []
      : [{ kind: imported.kind, source, sourceId, targetId, importId: imported.id }],
  );
  await replaceRows(tx, 'import_sources', ['kind', 'source', 'sourceId'], links, ['targetId', 'importId']);
}

function by({ imported, startedBy }: Pick<LeasedImport, 'imported' | 'startedBy'>, now: Now): ImportedBy {
  return { ...now, actor: startedBy, options: { ...imported.mapping?.options } };
}

function leasedOf(row: ImportTableRow): LeasedImport {
  return {
    imported: importOf(row) as LeasedImport['imported'],
    position: row.position,
    startedBy: { id: row.startedBy, name: row.startedByName ?? '' },
  };
}
