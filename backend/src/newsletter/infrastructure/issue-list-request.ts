import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import {
  DELIVERY_STATES,
  type DeliveryPageRequest,
  ISSUE_SORTS,
  type IssuePageRequest,
  type IssueSort,
  type SubscriberPageRequest,
} from '../application/ports.js';
import { ISSUE_STATES } from '../domain/issue.js';
import { SUBSCRIBER_STATES } from '../domain/subscriber.js';

const DEFAULT_RANGE = { offset: 0, limit: 100 };

type Query = Readonly<Record<string, unknown>>;

/** The requested page of issues; throws `Invalid` for anything that the list does not offer. */
export function issuePageRequest(query: Query): IssuePageRequest {
  const { sort, range, filter } = parseListQuery(query);
  if (sort && !(ISSUE_SORTS as readonly string[]).includes(sort.field))
    throw new Invalid({ sort: `Sort must be by one of: ${ISSUE_SORTS.join(', ')}` });
  return {
    filter: filterOf(filter, ISSUE_STATES),
    sort: (sort?.field ?? 'createdAt') as IssueSort,
    order: sort?.order ?? 'DESC',
    range: range ?? DEFAULT_RANGE,
  };
}

/** The requested page of subscribers, newest first. */
export function subscriberPageRequest(query: Query): SubscriberPageRequest {
  const { sort, range, filter } = parseListQuery(query);
  if (sort && (sort.field !== 'id' || sort.order !== 'DESC'))
    throw new Invalid({ sort: 'Subscribers can only be sorted by id, descending' });
  return { filter: filterOf(filter, SUBSCRIBER_STATES), range: range ?? DEFAULT_RANGE };
}

/** The requested page of deliveries, in the order of their subscriptions. */
export function deliveryPageRequest(query: Query): DeliveryPageRequest {
  const { sort, range, filter } = parseListQuery(query);
  if (sort && (sort.field !== 'id' || sort.order !== 'ASC'))
    throw new Invalid({ sort: 'Deliveries can only be sorted by id, ascending' });
  return { filter: filterOf(filter, DELIVERY_STATES), range: range ?? DEFAULT_RANGE };
}

function filterOf<State extends string>(
  filter: Query,
  states: readonly State[],
): { readonly state?: State; readonly q?: string } {
  const { state, q, ...others } = filter;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Invalid({ filter: `Filter ${unknown.slice(0, 40)} is not accepted` });
  if (state !== undefined && !states.includes(state as State))
    throw new Invalid({ filter: 'Filter state is not accepted' });
  if (q !== undefined && (typeof q !== 'string' || q.length > 254))
    throw new Invalid({ filter: 'Filter q is not accepted' });
  const words = q?.trim();
  return { ...(state !== undefined && { state: state as State }), ...(words && { q: words }) };
}
