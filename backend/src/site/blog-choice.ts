import {
  POST_CATEGORIES,
  type PostCategory,
  POSTS_PER_PAGE,
  type PostSummary,
} from '../blog/published-posts.js';

/** The selection of the blog list: a category or all, and a page from 1. */
export interface BlogChoice {
  readonly category: PostCategory | null;
  readonly page: number;
}

/** Parses a query string by the same rules as frontend/src/site/blog/paging.ts. */
export function choiceFrom(query: string): BlogChoice {
  const values = new URLSearchParams(query);
  const category = POST_CATEGORIES.find((name) => name === values.get('category')) ?? null;
  const page = values.get('page') ?? '';
  return { category, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The canonical path of a selection. */
export function pathOf({ category, page }: BlogChoice): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/blog' : `/blog?${query.toString()}`;
}

/** The last page, which is also shown for every higher page number. */
export function lastPage(posts: readonly PostSummary[], { category }: BlogChoice): number {
  const chosen = category === null ? posts : posts.filter((post) => post.category === category);
  return Math.max(1, Math.ceil(chosen.length / POSTS_PER_PAGE));
}
