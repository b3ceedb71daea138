import { useEffect, useState } from 'react';
import { type BlogQuery, parseBlogQuery, blogPath } from './paging';

/** The query of the list, kept in the URL and the browser's history. */
export function useBlogQuery(path: string) {
  const [query, setChoice] = useState(() => parseBlogQuery(path));

  useEffect(() => {
    const onBack = () => setChoice(parseBlogQuery(location.pathname + location.search));
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  const setQuery = (next: BlogQuery) => {
    history.pushState(null, '', blogPath(next));
    setChoice(next);
  };
  return [query, setQuery] as const;
}
