const WORDS_A_MINUTE = 200;

/** The read time of Markdown in words, such as "5 min read": 200 words a minute, at least one minute. */
export function readTimeOf(content: string): string {
  // addresses of links and pictures are not read
  const read = content.replace(/\]\([^)\s]{0,500}/g, ' ');
  const words = read.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
