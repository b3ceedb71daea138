import {
  type ArticleSummary,
  isFound,
  POST_CATEGORIES,
  POSTS_PER_PAGE,
  type PostCategory,
  searchOf,
} from '@contract';

export type CategoryOption = 'all' | PostCategory;

/** The query of the list: a category, a search (empty for none) and a page, counted from 1. */
export interface BlogQuery {
  readonly category: CategoryOption;
  readonly search: string;
  readonly page: number;
}

export interface BlogPageOfPosts {
  readonly posts: readonly ArticleSummary[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Parses the query of a path such as `/blog?category=Insurance&page=2`; invalid values are ignored. */
export function parseBlogQuery(path: string): BlogQuery {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const category = POST_CATEGORIES.find((name) => name === query.get('category')) ?? 'all';
  const page = query.get('page') ?? '';
  return {
    category,
    search: searchOf(query.get('q') ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The path of a query, without default values. */
export function blogPath({ category, search, page }: BlogQuery): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (category !== 'all') query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/blog' : `/blog?${text}`;
}

/** The articles of a query. A page past the end is the last one. */
export function pageOf(
  posts: readonly ArticleSummary[],
  { category, search, page }: BlogQuery,
): BlogPageOfPosts {
  const selected = posts.filter(
    (post) => (category === 'all' || post.category === category) && isFound(post, search),
  );
  const pages = Math.max(1, Math.ceil(selected.length / POSTS_PER_PAGE));
  const current = Math.min(page, pages);
  return {
    posts: selected.slice((current - 1) * POSTS_PER_PAGE, current * POSTS_PER_PAGE),
    page: current,
    pages,
    total: selected.length,
  };
}
