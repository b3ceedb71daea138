import type { CalculatorKind } from '../planning/domain/calculator-kinds.js';
import type { Picture } from '../media/pictures.js';
import type { PostSummary } from './domain/post.js';

export { isFound, searchOf } from './domain/post-search.js';
export { POST_CATEGORIES, type PostCategory, POSTS_PER_PAGE } from './domain/post.js';
export { changedAt } from './domain/publication.js';
export { freeSlug, slugOf } from './domain/slug.js';

/** An article of a list, with its picture; null unless that is one of the library. */
export interface ArticleSummary extends PostSummary {
  readonly image: Picture | null;
}

/** An article of the site. */
export interface Article extends ArticleSummary {
  readonly content: string;
}

/** A part of the text of an article: safe HTML, or a calculator in its place. */
export type ArticlePart = { readonly html: string } | { readonly calculator: CalculatorKind };
