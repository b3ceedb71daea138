import { POST_CATEGORIES, type PostCategory, type PostSummary } from '@contract';

/** Articles on a page of the list (spec §9). */
export const PAGE_SIZE = 6;

export type CategoryChoice = 'all' | PostCategory;

/** What the list shows: a category, and a page of it counted from 1. */
export interface BlogChoice {
  readonly category: CategoryChoice;
  readonly page: number;
}

export interface BlogSlice {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Reads a choice from a path such as `/blog?category=Insurance&page=2`; what makes no sense counts as not there. */
export function choiceFromPath(path: string): BlogChoice {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  const category = POST_CATEGORIES.find((name) => name === query.get('category')) ?? 'all';
  const page = query.get('page') ?? '';
  return { category, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** The path of a choice, without what goes without saying. */
export function pathOfChoice({ category, page }: BlogChoice): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '/blog' : `/blog?${text}`;
}

/** The articles that a choice shows. A page past the end is the last one. */
export function sliceOf(posts: readonly PostSummary[], { category, page }: BlogChoice): BlogSlice {
  const chosen = category === 'all' ? posts : posts.filter((post) => post.category === category);
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  return {
    posts: chosen.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    page: current,
    pages,
    total: chosen.length,
  };
}
