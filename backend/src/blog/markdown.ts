import MarkdownIt from 'markdown-it';

/** A parser that escapes raw HTML; links may only use http(s), mailto, tel, or a path of this site. */
export function markdownParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: true });
  parser.validateLink = (url) =>
    /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url.trim()) && !url.includes('\\');
  return parser;
}
