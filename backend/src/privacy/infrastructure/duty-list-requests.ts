import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import { type Range, REQUEST_SORTS, type RequestPageRequest } from '../application/duty-ports.js';
import { REQUEST_STATES } from '../domain/privacy-request.js';

type Query = Readonly<Record<string, unknown>>;

const DEFAULT_RANGE = { offset: 0, limit: 100 };

/** The requested page of requests; throws `Invalid` for anything that the list does not offer. */
export function requestPageRequest(query: Query): RequestPageRequest {
  const { sort, range, filter } = parseListQuery(query);
  for (const [name, value] of Object.entries(filter))
    if (name !== 'state' || !(REQUEST_STATES as readonly unknown[]).includes(value))
      throw new Invalid({ filter: `Filter ${name.slice(0, 40)} is not accepted` });
  if (sort && !(REQUEST_SORTS as readonly string[]).includes(sort.field))
    throw new Invalid({ sort: `Sort must be by one of: ${REQUEST_SORTS.join(', ')}` });
  return {
    filter: filter,
    sort: (sort?.field ?? 'dueOn') as RequestPageRequest['sort'],
    order: sort?.order ?? 'ASC',
    range: range ?? DEFAULT_RANGE,
  };
}

/** The range of a list that is always newest first; throws `Invalid` for a filter, and for another order. */
export function newestFirst(query: Query): Range {
  const { sort, range, filter } = parseListQuery(query);
  if (Object.keys(filter).length > 0) throw new Invalid({ filter: 'This list has no filter' });
  if (sort && sort.order !== 'DESC') throw new Invalid({ sort: 'This list is always newest first' });
  return range ?? DEFAULT_RANGE;
}
