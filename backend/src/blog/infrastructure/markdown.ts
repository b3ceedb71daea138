import MarkdownIt from 'markdown-it';
import { slugOf } from '../domain/post.js';

/** Raw HTML is shown as text, and links lead nowhere but to http(s), mail, phone and this site. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

markdown.validateLink = (url) =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url.trim()) && !url.includes('\\');

markdown.renderer.rules.heading_open = (tokens, index, options, _environment, renderer) => {
  const id = slugOf(tokens[index + 1]?.content ?? '');
  tokens[index]?.attrSet('id', id);
  return renderer.renderToken(tokens, index, options);
};

markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
  const token = tokens[index];
  if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener nofollow');
  return renderer.renderToken(tokens, index, options);
};

/** An article's Markdown as safe HTML; the site and the console's preview show the same. */
export function renderMarkdown(content: string): string {
  return markdown.render(content);
}
