import { pageRequest, searched, textUpTo } from '../../platform/http/list-query.js';
import { PICTURE_SORTS, type PicturePageRequest } from '../store/sql-pictures.js';

/** The requested page of pictures; throws `Invalid` for anything that the list does not offer. */
export function picturePageRequest(query: Readonly<Record<string, unknown>>): PicturePageRequest {
  const { filter, ...page } = pageRequest(query, { filters: { q: textUpTo(254) }, sorts: PICTURE_SORTS });
  return { ...page, q: searched(filter.q as string | undefined).q ?? null };
}
