import type { Instalment } from './premium-schedule.js';

interface Left {
  readonly premiums: readonly Instalment[];
  /** By the ids of the removed premiums. */
  readonly heirs: ReadonlyMap<string, string>;
}

/**
 * A premium that is removed leaves what was recorded for it, which adds up to nothing, to the one of its days, or the last.
 * Where there is none it stays, and nothing is owed for it. `recorded` are the ids of premiums with a payment or correction.
 */
export function withHeirs(
  before: readonly Instalment[],
  premiums: readonly Instalment[],
  recorded: ReadonlySet<string>,
): Left {
  const left = new Set(premiums.map(({ id }) => id));
  const removed = before.filter(({ id }) => !left.has(id) && recorded.has(id));
  if (premiums.length === 0)
    return { premiums: removed.map((premium) => ({ ...premium, amount: 0 })), heirs: new Map() };
  const heirOf = ({ coversFrom }: Instalment) =>
    premiums.findLast((premium) => premium.coversFrom <= coversFrom) ?? premiums[0]!;
  return { premiums, heirs: new Map(removed.map((premium) => [premium.id, heirOf(premium).id])) };
}
