import { type Transaction, unitOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { replaceRows } from '../../platform/database/store-rows.js';
import type { ImportedBy, ImportTarget, NewRecord } from '../../platform/import-target.js';
import type { Counts, Import, Outcome } from '../domain/import.js';
import { countNotices } from '../domain/read-record.js';
import { upToDependent } from './dependent-rows.js';
import type { ImportRowRow } from './import.tables.js';
import { notErased, type Progress, progressOf, ROW_KEY } from './row-progress.js';
import { sourceOf } from './import-sources.js';
import type { PlannedWork, ReadRow, RowPlans } from './row-plans.js';

// In the unit of work of the caller, which has locked the import.

/** Stores what the rows would do. */
export async function checkRows(
  tx: Transaction,
  current: Import,
  planned: readonly PlannedWork[],
): Promise<Progress> {
  const there = await notErased(
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
  let { leftOut } = current;
  for (const { outcome, row } of planned) {
    counts[outcome] += 1;
    if (outcome !== 'wrong') leftOut = countNotices(leftOut, row.notices);
  }
  return { ...progressOf(planned.map(({ row }) => row)), imported: { counts, leftOut, undo: null } };
}

/** Stores what rows would do of which staff have decided, unless they have decided otherwise since. Returns the counts. */
export async function storeDecided(
  tx: Transaction,
  current: Import,
  planned: readonly PlannedWork[],
): Promise<Counts> {
  const counts = { ...current.counts };
  if (planned.length === 0) return counts;
  const numbers = planned.map(({ row }) => row.rowNumber);
  const stored = await tx.query<Pick<ImportRowRow, 'rowNumber' | 'choice'>[]>(
    `SELECT rowNumber, choice FROM import_rows WHERE importId = ? AND outcome = 'conflict'
     AND rowNumber IN (${placeholders(numbers)})`,
    [current.id, ...numbers],
  );
  const choices = new Map(stored.map(({ rowNumber, choice }) => [rowNumber, choice]));
  const valid = planned.filter(({ row }) => choices.get(row.rowNumber) === row.choice);
  await storePlans(tx, current.id, valid);
  counts.conflict -= valid.length;
  for (const { outcome } of valid) counts[outcome] += 1;
  return counts;
}

/** Makes and changes records as the rows say now, with the rows. A row that depends on another of them is planned anew behind it. */
export async function applyRows(
  tx: Transaction,
  current: Import,
  target: ImportTarget,
  plans: RowPlans,
  read: readonly ReadRow[],
  at: string,
): Promise<Progress> {
  const there = await notErased(
    tx,
    current.id,
    read.map(({ rowNumber }) => rowNumber),
  );
  let waiting = read.filter(
    ({ rowNumber, stored }) => there.has(rowNumber) && isWaiting(stored, current.again),
  );
  const counts = { ...current.counts };
  for (let most = waiting.length; waiting.length > 0;) {
    const some = await plans.plan(tx, waiting.slice(0, most), true);
    const planned = upToDependent(some, target);
    await store(tx, current, target, plans.author, planned, at);
    for (const { outcome, row } of planned) {
      counts[row.stored.outcome as Outcome] -= 1;
      counts[outcome] += 1;
    }
    waiting = waiting.slice(planned.length);
    // few rows are planned in vain where each depends on the one before
    most = 2 * planned.length;
  }
  return { ...progressOf(read), imported: { counts, undo: null } };
}

async function store(
  tx: Transaction,
  current: Import,
  target: ImportTarget,
  who: ImportedBy,
  planned: readonly PlannedWork[],
  at: string,
): Promise<void> {
  const made = planned.filter(({ outcome }) => outcome === 'create');
  const changed = planned.filter(({ outcome }) => outcome === 'update');
  if (made.length > 0) await target.create(unitOf(tx), made.map(recordOf), who);
  if (changed.length > 0)
    await target.update(
      unitOf(tx),
      changed.map((work) => ({ ...recordOf(work), before: work.before!, isUndo: false })),
      who,
    );
  await storeSources(tx, current, planned);
  await storePlans(tx, current.id, planned, at);
}

/** Rows that an application has to look at: they change something, or tell the id of their source; `again` only decided ones. */
function isWaiting({ outcome, choice, targetId, appliedAt }: ImportRowRow, again: boolean): boolean {
  if (appliedAt !== null) return false;
  if (outcome === 'conflict') return choice !== null;
  return (
    !again && (outcome === 'create' || outcome === 'update' || (outcome === 'skip' && targetId !== null))
  );
}

function recordOf({ targetId, after, links }: PlannedWork): NewRecord {
  return { id: targetId!, fields: after!, links };
}

async function storePlans(
  tx: Transaction,
  importId: string,
  planned: readonly PlannedWork[],
  appliedAt: string | null = null,
): Promise<void> {
  const rows = planned.map(({ row, outcome, changes, problems, candidates, targetId }) => {
    const isDecided = row.choice !== null && outcome !== 'conflict';
    return {
      ...{ importId, rowNumber: row.rowNumber, cells: '', outcome, targetId },
      changes: JSON.stringify(changes),
      problems: JSON.stringify(problems),
      // about whom it was decided; a decision belongs to the check that asked for it
      candidates: isDecided ? row.stored.candidates : JSON.stringify(candidates),
      choice: isDecided ? row.choice : null,
      appliedAt: outcome === 'create' || outcome === 'update' ? appliedAt : null,
      ...{ firstKey: row.firstKey, secondKey: row.secondKey, sourceKey: row.sourceKey },
    };
  });
  if (appliedAt === null)
    return replaceRows(tx, 'import_rows', ROW_KEY, rows, [...APPLIED_COLUMNS, 'outcome', ...KEY_COLUMNS]);
  // indexed columns are left alone where they do not change
  const isSame = (place: number) => planned[place]!.row.stored.outcome === planned[place]!.outcome;
  const [same, others] = [true, false].map((wanted) => rows.filter((_, place) => isSame(place) === wanted));
  await replaceRows(tx, 'import_rows', ROW_KEY, same!, APPLIED_COLUMNS);
  await replaceRows(tx, 'import_rows', ROW_KEY, others!, [...APPLIED_COLUMNS, 'outcome']);
}

const APPLIED_COLUMNS = ['targetId', 'changes', 'problems', 'candidates', 'choice', 'appliedAt'];
const KEY_COLUMNS = ['firstKey', 'secondKey', 'sourceKey'];

/** Keeps which records the ids of the source stand for. */
async function storeSources(
  tx: Transaction,
  imported: Import,
  planned: readonly PlannedWork[],
): Promise<void> {
  const source = sourceOf(imported);
  const links = planned.flatMap(({ row: { sourceId }, targetId, known }) =>
    sourceId === null || targetId === null || known === targetId
      ? []
      : [{ kind: imported.kind, source, sourceId, targetId, importId: imported.id }],
  );
  await replaceRows(tx, 'import_sources', ['kind', 'source', 'sourceId'], links, ['targetId', 'importId']);
}
