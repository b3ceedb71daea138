export interface PeriodCount {
  readonly period: string;
  readonly leads: number;
}

/**
 * The period that contains the lead at `offset`, in the given order, and the number of leads of that period before it.
 * Null when there are fewer leads.
 */
export function periodAt(
  counts: readonly PeriodCount[],
  offset: number,
): { period: string; offset: number } | null {
  let rest = offset;
  for (const { period, leads } of counts) {
    if (rest < leads) return { period, offset: rest };
    rest -= leads;
  }
  return null;
}
