export interface PeriodCount {
  readonly period: string;
  readonly leads: number;
}

/**
 * The period in which the lead at `offset` stands, walking the counts in the order given, and how many leads of that
 * period come before it. Null when there are fewer leads.
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
