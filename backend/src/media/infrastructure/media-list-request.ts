import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import { PICTURE_SORTS, type PicturePageRequest, type PictureSort } from '../application/ports.js';

const DEFAULT_RANGE = { offset: 0, limit: 100 };
const MAX_SEARCH = 254;

/** The requested page of pictures; throws `Invalid` for anything that the list does not offer. */
export function picturePageRequest(query: Readonly<Record<string, unknown>>): PicturePageRequest {
  const { sort, range, filter } = parseListQuery(query);
  if (sort && !(PICTURE_SORTS as readonly string[]).includes(sort.field))
    throw new Invalid({ sort: `Sort must be by one of: ${PICTURE_SORTS.join(', ')}` });
  const { q, ...others } = filter;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Invalid({ filter: `Filter ${unknown.slice(0, 40)} is not accepted` });
  if (q !== undefined && (typeof q !== 'string' || q.length > MAX_SEARCH))
    throw new Invalid({ filter: 'Filter q is not accepted' });
  return {
    q: q?.trim() || null,
    sort: (sort?.field ?? 'createdAt') as PictureSort,
    order: sort?.order ?? 'DESC',
    range: range ?? DEFAULT_RANGE,
  };
}
