import type { ImportTarget, NewRecord } from '../../platform/import-target.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type Import, type Outcome, sourceOf } from '../domain/import.js';
import type { Progress } from '../domain/row-progress.js';
import { storedPlan } from './check-rows.js';
import { upToDependent } from './dependent-rows.js';
import type { SourceRecords } from './ports.js';
import type { ImportRowRepository, WaitingRow } from './row-ports.js';
import type { PlannedWork, ReadRow, RowPlans } from './row-plans.js';

interface Applied {
  readonly unit: Unit;
  readonly current: Import;
  readonly target: ImportTarget;
  readonly plans: RowPlans;
  readonly rows: ImportRowRepository;
  readonly sources: SourceRecords;
}

/** Makes and changes records as the rows say now, with the rows. A row that depends on another of them is planned anew behind it. */
export async function applyRows(how: Applied, read: readonly ReadRow[]): Promise<Progress> {
  const { unit, current, target, plans } = how;
  const numbers = read.map(({ rowNumber }) => rowNumber);
  const there = await how.rows.lockFilled(unit, current.id, numbers);
  let waiting = read.filter(
    ({ rowNumber, stored }) => there.has(rowNumber) && isWaiting(stored, current.again),
  );
  const counts = { ...current.counts };
  for (let most = waiting.length; waiting.length > 0;) {
    const some = await plans.plan(unit, waiting.slice(0, most), true);
    const planned = upToDependent(some, target);
    await store(how, planned);
    for (const { outcome, row } of planned) {
      counts[row.stored.outcome as Outcome] -= 1;
      counts[outcome] += 1;
    }
    waiting = waiting.slice(planned.length);
    // few rows are planned in vain where each depends on the one before
    most = 2 * planned.length;
  }
  return { position: numbers.at(-1)!, rows: numbers.length, imported: { counts, undo: null } };
}

async function store(
  { unit, current, target, plans, rows, sources }: Applied,
  planned: readonly PlannedWork[],
): Promise<void> {
  const made = planned.filter(({ outcome }) => outcome === 'create');
  const changed = planned
    .filter(({ outcome }) => outcome === 'update')
    .map((work) => ({ ...recordOf(work), before: work.before!, isUndo: false }));
  if (made.length > 0) await target.create(unit, made.map(recordOf), plans.author);
  if (changed.length > 0) await target.update(unit, changed, plans.author);
  await sources.store(unit, newLinks(current, planned));
  const stored = planned.map((work) => storedPlan(work, plans.author.at));
  await rows.storeApplied(unit, current.id, stored);
}

/** Rows that an application has to look at: they change something, or tell the id of their source; `again` only decided ones. */
function isWaiting({ outcome, choice, targetId, appliedAt }: WaitingRow, again: boolean): boolean {
  if (appliedAt !== null) return false;
  if (outcome === 'conflict') return choice !== null;
  return (
    !again && (outcome === 'create' || outcome === 'update' || (outcome === 'skip' && targetId !== null))
  );
}

function recordOf({ targetId, after, links }: PlannedWork): NewRecord {
  return { id: targetId!, fields: after!, links };
}

/** Which records the ids of the source stand for, where that is not known yet. */
function newLinks(imported: Import, planned: readonly PlannedWork[]) {
  const { kind, id: importId } = imported;
  const source = sourceOf(imported);
  return planned.flatMap(({ row: { sourceId }, targetId, known }) =>
    sourceId === null || targetId === null || known === targetId
      ? []
      : [{ kind, source, sourceId, targetId, importId }],
  );
}
