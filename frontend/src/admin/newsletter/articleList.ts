import type { Post } from '../../shared/api-types';

/** The articles as a Markdown list of title, excerpt and link; `origin` makes the links absolute, as mails need them. */
export function articleList(posts: readonly Post[], origin: string): string {
  return posts
    .map(({ title, slug, excerpt }) => `- [${escaped(title)}](${origin}/blog/${slug}): ${escaped(excerpt)}`)
    .join('\n');
}

/** The text with a block at the position, apart from the paragraphs around it by empty lines. */
export function insertBlock(text: string, at: number, block: string): string {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return [before, block, after].filter(Boolean).join('\n\n');
}

const escaped = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
