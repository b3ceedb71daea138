import type { LeadListOrder } from '../application/ports.js';
import type { Search } from './lead-search.js';

/** With more matches than this, walking along the order finds a page sooner than sorting the matches. */
const MANY_MATCHES = 5_000;

interface Planned extends LeadListOrder {
  readonly search: Search | null;
  /** The number of matches, if it is known. */
  readonly total?: number;
}

/**
 * The columns whose indexes a statement must not use. SQLite has no statistics, and both databases sometimes walk along
 * an index through all leads where another leads to few.
 */
export function avoidedIndexes({ filter, sort, search, total = 0 }: Planned): ReadonlySet<string> {
  const avoided = new Set<string>();
  // through the newest leads only
  if (search?.newestOnly) avoided.add('preferredDate');
  if (search?.newestOnly && sort !== 'createdAt') avoided.add(sort);
  // through the few open requests
  if (filter.visitorRequest) avoided.add(sort);
  if ((sort === 'nextTaskDue' || sort === 'preferredDate') && total > MANY_MATCHES) avoided.add('leadStatus');
  return avoided;
}

/** A column in a statement, as an expression that no index has when its index is to be avoided. */
export function columnIn(name: string, avoided: ReadonlySet<string>): string {
  return avoided.has(name) ? `COALESCE(${name}, NULL)` : name;
}
