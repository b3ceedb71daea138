import { Invalid } from '../../platform/domain-error.js';
import { oneOf, pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import {
  DELIVERY_STATES,
  type DeliveryPageRequest,
  ISSUE_SORTS,
  type IssuePageRequest,
} from '../application/issue.ports.js';
import { type SubscriberPageRequest } from '../application/ports.js';
import { ISSUE_STATES } from '../domain/issue.js';
import { SUBSCRIBER_STATES } from '../domain/subscriber.js';

/** The parameters of a list. */
export type ListQuery = Readonly<Record<string, unknown>>;

const filtersOf = (states: readonly string[]) => ({ state: oneOf(states), q: textUpTo(254) });

const searchedIn = <Filter extends { readonly q?: string }>({ q, ...rest }: Filter) => ({
  ...rest,
  ...searched(q),
});

/** The requested page of issues; throws `Invalid` for anything that the list does not offer. */
export function issuePageRequest(query: ListQuery): IssuePageRequest {
  const { filter, ...page } = pageRequest(query, { filters: filtersOf(ISSUE_STATES), sorts: ISSUE_SORTS });
  return { ...page, filter: searchedIn(filter) };
}

/** The requested page of subscribers, newest first unless the query says otherwise. */
export function subscriberPageRequest(query: ListQuery): SubscriberPageRequest {
  const filters = filtersOf(SUBSCRIBER_STATES);
  const { filter, range, order } = pageRequest(query, { filters, sorts: ['id'] });
  return { filter: searchedIn(filter), range, order };
}

/** The requested page of deliveries, in the order of their subscriptions. */
export function deliveryPageRequest(query: ListQuery): DeliveryPageRequest {
  const filters = filtersOf(DELIVERY_STATES);
  const { filter, range, order } = pageRequest(query, { filters, sorts: ['id'], order: 'ASC' });
  if (order !== 'ASC') throw new Invalid({ sort: 'list.by-id-ascending' });
  return { filter: searchedIn(filter), range };
}
