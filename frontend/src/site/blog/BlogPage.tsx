import type { ArticleSummary } from '@contract';
import { useRef } from 'react';
import { BLOG, nothingFound } from '../content/blog';
import { CalculatorsLink } from '../calculators/CalculatorsLink';
import { Icon } from '../icons/Icon';
import { CategoryFilter } from './CategoryFilter';
import { Pagination } from './Pagination';
import { type BlogQuery, pageOf } from './paging';
import { PostCard } from './PostCard';
import { PostSearch } from './PostSearch';
import { useBlogQuery } from './useBlogQuery';

/** The blog list, filtered by category and search, six articles a page; works without JavaScript. */
export function BlogPage({ posts, path }: { posts: readonly ArticleSummary[]; path: string }) {
  const [query, setQuery] = useBlogQuery(path);
  const list = useRef<HTMLElement>(null);
  const slice = pageOf(posts, query);

  const openPage = (next: BlogQuery) => {
    setQuery(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="blog page-width">
      <a className="arrow-link arrow-link-back" href="/">
        <Icon name="back" />
        {BLOG.back}
      </a>
      <div className="section-head">
        <h1>{BLOG.title}</h1>
        <p className="section-lead">{BLOG.lead}</p>
        <CalculatorsLink />
      </div>
      <div className="blog-filters">
        <CategoryFilter
          selected={query.category}
          search={query.search}
          onSelect={(category) => setQuery({ ...query, category, page: 1 })}
        />
        <PostSearch query={query} onSearch={(search) => setQuery({ ...query, search, page: 1 })} />
      </div>
      <section className="blog-list" ref={list} tabIndex={-1} aria-label="Articles">
        <p className="sr-only" role="status">
          {slice.total === 0 ? '' : `Page ${slice.page} of ${slice.pages}, ${slice.total} articles`}
        </p>
        {slice.total === 0 ? (
          <p className="blog-empty">{posts.length === 0 ? BLOG.noPosts : emptyText(query)}</p>
        ) : (
          <ul className="post-cards">
            {slice.posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} eager={index < 3} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Pagination query={query} page={slice.page} pages={slice.pages} onOpen={openPage} />
    </div>
  );
}

function emptyText({ search, category }: BlogQuery): string {
  return search === '' ? BLOG.empty : nothingFound(search, category);
}
