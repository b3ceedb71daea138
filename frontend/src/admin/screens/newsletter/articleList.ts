import type { Post } from '@/shared/api-types';

/** Each article as a paragraph of its own with a link to it, which mails and the site show as a card. */
export const articleList = (posts: readonly Post[]) =>
  posts.map(({ title, slug }) => `[${escaped(title)}](/blog/${slug})`).join('\n\n');

const escaped = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
