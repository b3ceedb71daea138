import { nameWords, searchWords } from '../../platform/values/search.js';

/** Whether each word of the query is the beginning of a word of the text; false for a query without words. */
export function matchesWords(text: string, query: string): boolean {
  const words = nameWords(text);
  const wanted = searchWords(query);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}
