import type { PostSummary } from '@contract';
import { useRef } from 'react';
import { BLOG } from '../content/blog';
import { Icon } from '../icons/Icon';
import { CategoryFilter } from './CategoryFilter';
import { Pagination } from './Pagination';
import { type BlogChoice, sliceOf } from './paging';
import { PostCard } from './PostCard';
import { useBlogChoice } from './useBlogChoice';

/** The blog list: filtered by category, six articles a page, all of it in plain links and buttons too. */
export function BlogPage({ posts, path }: { posts: readonly PostSummary[]; path: string }) {
  const [choice, choose] = useBlogChoice(path);
  const list = useRef<HTMLElement>(null);
  const slice = sliceOf(posts, choice);

  const turnTo = (next: BlogChoice) => {
    choose(next);
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
      </div>
      <CategoryFilter chosen={choice.category} onChoose={(category) => choose({ category, page: 1 })} />
      <section className="blog-list" ref={list} tabIndex={-1} aria-label="Articles">
        <p className="sr-only" role="status">
          {slice.total === 0 ? '' : `Page ${slice.page} of ${slice.pages}, ${slice.total} articles`}
        </p>
        {slice.total === 0 ? (
          <p className="blog-empty">{BLOG.empty}</p>
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
      <Pagination category={choice.category} page={slice.page} pages={slice.pages} onTurn={turnTo} />
    </div>
  );
}
