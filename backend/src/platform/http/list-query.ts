import { Invalid } from '../domain-error.js';

/** Maximum rows of one page. Without a range the whole list is returned. */
const MAX_ROWS = 500;

type Query = Readonly<Record<string, unknown>>;
type Range = { readonly offset: number; readonly limit: number };

export const FIRST_PAGE: Range = { offset: 0, limit: 100 };

/** The parsed query of a list, as ra-data-simple-rest sends it: `sort`, `range` and `filter` are JSON. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null;
  readonly range: Range | null;
  readonly filter: Query;
}

/** Whether a filter accepts the value. */
export type Check = (value: unknown) => boolean;

export const oneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

export const textUpTo =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max;

/** The ids of a selection, as react-admin asks for several records; at most as many as a page has rows. */
export const someIds: Check = (value) =>
  Array.isArray(value) &&
  value.length <= MAX_ROWS &&
  value.every((id) => typeof id === 'string' && id.length <= 36);

/** What a list offers. */
export interface ListOffer<Sort extends string> {
  readonly filters?: Readonly<Record<string, Check>>;
  /** The first one unless the query names another; a function where they depend on the filter. */
  readonly sorts: readonly Sort[] | ((filter: Query) => readonly Sort[]);
  /** `DESC` unless it is given; the query may name the other. */
  readonly order?: 'ASC' | 'DESC';
}

/** The requested rows of a list; null for all of them. Throws `Invalid` for anything that the list does not offer. */
export function listRequest<Sort extends string>(
  query: Query,
  { filters = {}, sorts, order = 'DESC' }: ListOffer<Sort>,
) {
  const { sort, range, filter } = parseListQuery(query);
  for (const [name, value] of Object.entries(filter))
    if (!(Object.hasOwn(filters, name) && filters[name]?.(value)))
      throw new Invalid({ filter: ['list.filter-unknown', { name: name.slice(0, 40) }] });
  const offered = typeof sorts === 'function' ? sorts(filter) : sorts;
  const field = sort ? offered.find((known) => known === sort.field) : offered[0];
  if (!field) throw new Invalid({ sort: ['list.sort-by', { sorts: offered.join(', ') }] });
  return { filter, sort: field, order: sort?.order ?? order, range };
}

/** As `listRequest`; the first hundred rows without a range. */
export function pageRequest<Sort extends string>(query: Query, offer: ListOffer<Sort>) {
  const request = listRequest(query, offer);
  return { ...request, range: request.range ?? FIRST_PAGE };
}

/** A search without the spaces around it; none for a blank one. */
export function searched(q: string | undefined): { readonly q?: string } {
  const words = q?.trim();
  return words ? { q: words } : {};
}

/** Throws `Invalid`, with a sentence for the parameter, for any other query. */
export function parseListQuery(query: Query): ListQuery {
  return { sort: parseSort(query.sort), range: parseRange(query.range), filter: parseFilter(query.filter) };
}

/** The `Content-Range` of a page: `leads 0-24/1234`. An empty page has a star for the positions. */
export function contentRange(unit: string, offset: number, count: number, total: number): string {
  return count === 0 ? `${unit} */${total}` : `${unit} ${offset}-${offset + count - 1}/${total}`;
}

function parseSort(value: unknown): ListQuery['sort'] {
  if (value === undefined) return null;
  const sort = parseJson('sort', value);
  const [field, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC'))
    throw new Invalid({ sort: 'list.sort-form' });
  return { field, order };
}

function parseRange(value: unknown): ListQuery['range'] {
  if (value === undefined) return null;
  const range = parseJson('range', value);
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  if (!isPosition(first) || !isPosition(last) || last < first)
    throw new Invalid({ range: 'list.range-form' });
  if (last - first >= MAX_ROWS) throw new Invalid({ range: ['list.range-too-long', { rows: MAX_ROWS }] });
  return { offset: first, limit: last - first + 1 };
}

function parseFilter(value: unknown): ListQuery['filter'] {
  if (value === undefined) return {};
  const filter = parseJson('filter', value);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw new Invalid({ filter: 'list.filter-form' });
  return filter as Record<string, unknown>;
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1e9;
}

function parseJson(parameter: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new Invalid({ [parameter]: 'list.not-json' });
  }
}
