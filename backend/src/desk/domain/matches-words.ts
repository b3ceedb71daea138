/** Whether each word of the query is the beginning of a word of the text; false for a query without words. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(query);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
