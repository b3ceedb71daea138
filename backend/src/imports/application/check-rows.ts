import type { Unit } from '../../platform/unit-of-work.js';
import type { Counts, Import } from '../domain/import.js';
import { countNotices } from '../domain/read-record.js';
import type { Progress } from '../domain/row-progress.js';
import type { ImportRowRepository, RowChoices, StoredPlan } from './row-ports.js';
import type { PlannedWork } from './row-plans.js';

/** Stores what the rows would do. Those stay as they are that an erasure has emptied. */
export async function checkRows(
  unit: Unit,
  stored: ImportRowRepository,
  current: Import,
  planned: readonly PlannedWork[],
): Promise<Progress> {
  const numbers = planned.map(({ row }) => row.rowNumber);
  const there = await stored.lockFilled(unit, current.id, numbers);
  const filled = planned.filter(({ row }) => there.has(row.rowNumber));
  await stored.storeChecked(
    unit,
    current.id,
    filled.map((work) => storedPlan(work, null)),
  );
  const counts = { ...current.counts };
  let { leftOut } = current;
  for (const { outcome, row } of planned) {
    counts[outcome] += 1;
    if (outcome !== 'wrong') leftOut = countNotices(leftOut, row.notices);
  }
  return { position: numbers.at(-1)!, rows: numbers.length, imported: { counts, leftOut, undo: null } };
}

/** Stores what rows would do of which staff have decided, unless they have decided otherwise since. Returns the counts. */
export async function storeDecided(
  unit: Unit,
  stored: ImportRowRepository,
  choices: RowChoices,
  current: Import,
  planned: readonly PlannedWork[],
): Promise<Counts> {
  const numbers = planned.map(({ row }) => row.rowNumber);
  const waiting = await choices.waiting(unit, current.id, numbers);
  const valid = planned.filter(({ row }) => {
    const now = waiting.get(row.rowNumber);
    return now?.outcome === 'conflict' && now.choice === row.choice;
  });
  await stored.storeChecked(
    unit,
    current.id,
    valid.map((work) => storedPlan(work, null)),
  );
  const counts = { ...current.counts };
  counts.conflict -= valid.length;
  for (const { outcome } of valid) counts[outcome] += 1;
  return counts;
}

/** As it is stored; `at` is when it is applied, null for a check. */
export function storedPlan(
  { row, outcome, targetId, changes, problems, candidates }: PlannedWork,
  at: string | null,
): StoredPlan {
  const { rowNumber, firstKey, secondKey, sourceKey } = row;
  const isDecided = row.choice !== null && outcome !== 'conflict';
  const isApplied = outcome === 'create' || outcome === 'update';
  return {
    rowNumber,
    firstKey,
    secondKey,
    sourceKey,
    outcome,
    targetId,
    changes,
    problems,
    // about whom it was decided; a decision belongs to the check that asked for it
    candidates: isDecided ? row.stored.candidates : candidates,
    choice: isDecided ? row.choice : null,
    appliedAt: isApplied ? at : null,
    was: row.stored.outcome,
  };
}
