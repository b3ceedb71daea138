import { pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { CLIENT_SORTS, type ClientFilter, type ClientPageRequest } from '../client-queries.js';

const FILTERS = { q: textUpTo(200), ownerId: textUpTo(36), tag: textUpTo(40), householdId: textUpTo(36) };

/** The requested page of clients; throws `Invalid` for anything that the list does not offer. */
export function clientPageRequest(query: Readonly<Record<string, unknown>>): ClientPageRequest {
  const { filter, ...page } = pageRequest(query, { filters: FILTERS, sorts: CLIENT_SORTS, order: 'ASC' });
  const { q, ...rest } = filter as ClientFilter;
  return { ...page, filter: { ...rest, ...searched(q) } };
}
