import { searchWords } from '../values/search.js';

/** Text for a pattern of `LIKE ? ESCAPE '!'`, where its `%` and `_` stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}

/** The condition that a column in the form of the search contains each word of a query; one without words finds nothing. */
export function containing(column: string, q: string | undefined): { where: string; values: string[] } {
  if (q === undefined) return { where: '', values: [] };
  const words = searchWords(q);
  const conditions = words.map(() => `${column} LIKE ? ESCAPE '!'`);
  return {
    where: `WHERE ${conditions.join(' AND ') || '1 = 0'}`,
    values: words.map((word) => `%${likeText(word)}%`),
  };
}
