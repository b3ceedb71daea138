import { LEAD_STATUSES, type LeadStatus } from '@contract';
import type { Lead } from '@/admin/ground/words/leadTypes';

/** A column of the board. */
export interface BoardColumn {
  readonly status: LeadStatus;
  readonly leads: readonly Lead[];
  /** All leads of the status, also those that are not shown. */
  readonly total: number;
}

/** What the server answered for a column. */
export interface LoadedColumn {
  readonly leads: readonly Lead[];
  readonly total: number;
}

/**
 * The columns with the statuses that the leads have in `shown`, where a change is visible before the response. A lead
 * that moved is at the top of its column, and is there once, although the columns are loaded one by one.
 */
export function boardColumns(
  loaded: Readonly<Record<LeadStatus, LoadedColumn>>,
  shown: ReadonlyMap<string, Lead>,
): readonly BoardColumn[] {
  const taken = new Set<string>();
  const moved = new Map<LeadStatus, Lead[]>();
  const stayed = LEAD_STATUSES.map((status) => {
    const leads: Lead[] = [];
    for (const { id } of loaded[status].leads) {
      const lead = shown.get(id);
      if (!lead || taken.has(id)) continue;
      taken.add(id);
      if (lead.leadStatus === status) leads.push(lead);
      else moved.set(lead.leadStatus, [...(moved.get(lead.leadStatus) ?? []), lead]);
    }
    return { status, leads, left: loaded[status].leads.length - leads.length };
  });
  return stayed.map(({ status, leads, left }) => {
    const arrived = moved.get(status) ?? [];
    return {
      status,
      leads: [...arrived, ...leads],
      total: Math.max(loaded[status].total - left + arrived.length, arrived.length + leads.length),
    };
  });
}
