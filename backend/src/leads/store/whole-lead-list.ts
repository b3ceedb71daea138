import type { EntityManager } from 'typeorm';
import { type WholeList, wholeList } from '../../platform/whole-list.js';
import type { LeadListOrder } from '../application/ports.js';
import type { Lead, LeadType } from '../domain/lead.js';
import { afterRow } from './lead-conditions.js';
import { type LeadPlace, leadPlaces, leadsAt } from './lead-places.js';
import type { Search } from './lead-search.js';

export const LEADS_A_PAGE = 500;

/** Limit for orders without an index: all positions are read and sorted in one statement. */
export const MOST_SORTED = 5_000;

interface Wanted extends LeadListOrder {
  readonly types: readonly LeadType[];
  readonly search: Search | null;
}

/** In the order of time, page by page by the key of the last lead (keyset pagination). */
export function leadsByTime(reader: EntityManager, wanted: Wanted): Promise<WholeList<Lead>> {
  return wholeList(async (after: LeadPlace | null) => {
    const bound = after ? afterRow({ createdAt: after.sortKey, id: after.id }, wanted.order) : undefined;
    const page = { ...wanted, ...(bound && { bound }), limit: LEADS_A_PAGE, offset: 0 };
    const places = await leadPlaces(reader, page);
    const next = places.length === LEADS_A_PAGE ? places.at(-1)! : null;
    return { rows: await leadsAt(reader, places), next };
  });
}

/** In any other order; null above the limit. */
export async function leadsSorted(reader: EntityManager, wanted: Wanted): Promise<WholeList<Lead> | null> {
  const places = await leadPlaces(reader, { ...wanted, limit: MOST_SORTED + 1, offset: 0 });
  if (places.length > MOST_SORTED) return null;
  return wholeList(async (after: number | null) => {
    const [start, end] = [after ?? 0, (after ?? 0) + LEADS_A_PAGE];
    const rows = await leadsAt(reader, places.slice(start, end));
    return { rows, next: end < places.length ? end : null };
  });
}
