/** Text for a pattern of `LIKE ? ESCAPE '!'`, where its `%` and `_` stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
