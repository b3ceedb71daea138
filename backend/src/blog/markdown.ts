import MarkdownIt from 'markdown-it';
import { isMarkdownAddress, MARKDOWN_DIALECT } from './domain/markdown-dialect.js';

/** A parser that escapes raw HTML; links may only use http(s), mailto, tel, or a path of this site. */
export function markdownParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt(MARKDOWN_DIALECT);
  parser.validateLink = isMarkdownAddress;
  return parser;
}
