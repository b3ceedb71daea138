import { LONGEST_POST_SEARCH, searchOf } from '@contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { BLOG } from '../content/blog';
import { type BlogQuery, blogPath } from './paging';

interface PostSearchProps {
  readonly query: BlogQuery;
  readonly onSearch: (search: string) => void;
}

/** The search of the list; without JavaScript it submits a plain form. */
export function PostSearch({ query, onSearch }: PostSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // the browser's back button changes the query, too
    if (input.current) input.current.value = query.search;
  }, [query.search]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(searchOf(input.current?.value ?? ''));
  };

  return (
    <form className="post-search" action="/blog" method="get" role="search" onSubmit={submit}>
      {query.category !== 'all' && <input type="hidden" name="category" value={query.category} />}
      <label className="sr-only" htmlFor="post-search">
        {BLOG.search}
      </label>
      <input
        ref={input}
        id="post-search"
        type="search"
        name="q"
        defaultValue={query.search}
        placeholder={BLOG.search}
        maxLength={LONGEST_POST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="button button-secondary" type="submit">
        Search
      </button>
      {query.search !== '' && (
        <a
          className="post-search-clear"
          href={blogPath({ ...query, search: '', page: 1 })}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onSearch('');
            input.current?.focus();
          }}
        >
          {BLOG.clearSearch}
        </a>
      )}
    </form>
  );
}
