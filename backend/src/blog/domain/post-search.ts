import { searchForm, searchWords } from '../../platform/values/search.js';

/** The longest search that counts; the rest is cut off. */
export const LONGEST_POST_SEARCH = 100;

/** The search as it is used and shown: without white space at its ends and repeated inside. */
export function searchOf(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return [...words].slice(0, LONGEST_POST_SEARCH).join('').trim();
}

/** Whether the title, excerpt or category of a post contains each word of the search; any post for an empty search. */
export function isFound(
  {
    title,
    excerpt,
    category,
  }: { readonly title: string; readonly excerpt: string; readonly category: string },
  search: string,
): boolean {
  if (search === '') return true;
  const text = searchForm(`${title} ${excerpt} ${category}`);
  const words = searchWords(search);
  return words.length > 0 && words.every((word) => text.includes(word));
}
