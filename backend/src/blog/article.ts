import type { Picture } from '../media/picture.js';
import type { PostSummary } from './domain/post.js';

/** An article of a list, with its picture; null unless that is one of the library. */
export interface ArticleSummary extends PostSummary {
  readonly image: Picture | null;
}

/** An article of the site. */
export interface Article extends ArticleSummary {
  readonly content: string;
}
