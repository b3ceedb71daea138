import { searchForm } from '@contract';

export interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: object;
}

/** The rows of a page, and how many there are on all. */
export interface Listed<Row> {
  readonly data: Row[];
  readonly total: number;
}

/** Sorts and paginates an unpaginated response for react-admin's lists. */
export function listFromArray<T extends object>(
  rows: readonly T[],
  { pagination, sort }: ListParams,
): Listed<T> {
  const sorted = sort ? rows.toSorted(by(sort.field as keyof T, sort.order)) : [...rows];
  if (!pagination) return { data: sorted, total: rows.length };
  const { page, perPage } = pagination;
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: rows.length };
}

function by<T>(field: keyof T, order: 'ASC' | 'DESC') {
  const sign = order === 'ASC' ? 1 : -1;
  const key = (row: T) => searchForm(String(row[field] ?? ''));
  // an empty one is last in both directions
  return (a: T, b: T) => Number(key(a) === '') - Number(key(b) === '') || sign * key(a).localeCompare(key(b));
}
