import type { Lead } from '@/shared/api-types';
import { httpClient } from './httpClient';
import type { ListParams } from './listFromArray';

/** What a page of leads says about itself. */
export interface LeadListMeta {
  /** The search covers only the newest leads; the beginning of a name searches all. */
  readonly newestOnly: boolean;
}

const DEFAULT_PAGE = { page: 1, perPage: 25 };
const DEFAULT_SORT = { field: 'createdAt', order: 'DESC' } as const;

type LeadListParams = ListParams & {
  readonly filter: { readonly leadType?: string; readonly [name: string]: unknown };
};

/** Only bookings have the day of an appointment, so the order by it lists only them. */
function restricted({ sort = DEFAULT_SORT, filter }: LeadListParams) {
  if (sort.field !== 'preferredDate') return { sort, filter };
  return filter.leadType === 'subscription'
    ? { sort: DEFAULT_SORT, filter }
    : { sort, filter: { ...filter, leadType: 'appointment' } };
}

/** One page of leads. ra-data-simple-rest does not return the response headers, which carry the scope of a search. */
export async function leadList(params: LeadListParams) {
  const { sort, filter } = restricted(params);
  const { page, perPage } = params.pagination ?? DEFAULT_PAGE;
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  const response = await httpClient(`/api/admin/leads?${query.toString()}`);
  const meta: LeadListMeta = { newestOnly: response.headers.get('x-search-scope') === 'newest' };
  const total = Number(response.headers.get('content-range')?.split('/').pop());
  return { data: response.json as Lead[], total, meta };
}
