import { Invalid } from '../../platform/domain-error.js';
import { FIRST_PAGE, oneOf, pageRequest, parseListQuery } from '../../platform/http/list-query.js';
import { type Range, REQUEST_SORTS, type RequestPageRequest } from '../application/duty-ports.js';
import { REQUEST_STATES } from '../domain/privacy-request.js';

type Query = Readonly<Record<string, unknown>>;

/** The requested page of requests; throws `Invalid` for anything that the list does not offer. */
export function requestPageRequest(query: Query): RequestPageRequest {
  return pageRequest(query, {
    filters: { state: oneOf(REQUEST_STATES) },
    sorts: REQUEST_SORTS,
    order: 'ASC',
  });
}

/** The range of a list that is always newest first; throws `Invalid` for a filter, and for another order. */
export function newestFirst(query: Query): Range {
  const { sort, range, filter } = parseListQuery(query);
  if (Object.keys(filter).length > 0) throw new Invalid({ filter: 'list.no-filter' });
  if (sort && sort.order !== 'DESC') throw new Invalid({ sort: 'list.always-newest-first' });
  return range ?? FIRST_PAGE;
}
