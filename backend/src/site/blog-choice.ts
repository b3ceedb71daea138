import { isFound, POST_CATEGORIES, type PostCategory, POSTS_PER_PAGE, searchOf } from '../blog/article.js';

/** The selection of the blog list: a category or all, a search or none, and a page from 1. */
export interface BlogChoice {
  readonly category: PostCategory | null;
  readonly search: string;
  readonly page: number;
}

/** Parses a query string by the same rules as frontend/src/site/blog/paging.ts. */
export function choiceFrom(query: string): BlogChoice {
  const values = new URLSearchParams(query);
  const category = POST_CATEGORIES.find((name) => name === values.get('category')) ?? null;
  const page = values.get('page') ?? '';
  return {
    category,
    search: searchOf(values.get('q') ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The canonical path of a selection. */
export function pathOf({ category, search, page }: BlogChoice): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/blog' : `/blog?${query.toString()}`;
}

/** The last page, which is also shown for every higher page number. */
export function lastPage(
  posts: readonly Parameters<typeof isFound>[0][],
  { category, search }: BlogChoice,
): number {
  const chosen = posts.filter(
    (post) => (category === null || post.category === category) && isFound(post, search),
  );
  return Math.max(1, Math.ceil(chosen.length / POSTS_PER_PAGE));
}
