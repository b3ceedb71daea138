import { slugOf } from '../domain/slug.js';
import { markdownParser } from '../markdown.js';
import { type FindPicture, renderPictures } from './article-pictures.js';

const markdown = markdownParser();

interface Environment {
  readonly headings: Map<string, number>;
  readonly findPicture: FindPicture;
}

markdown.renderer.rules.heading_open = (tokens, index, options, environment, renderer) => {
  const { headings } = environment as unknown as Environment;
  const id = freeId(slugOf(tokens[index + 1]?.content ?? ''), headings);
  tokens[index]?.attrSet('id', id);
  return renderer.renderToken(tokens, index, options);
};

// screen readers announce an empty header without content
markdown.core.ruler.push('empty_headers', ({ tokens }) => {
  tokens.forEach((token, index) => {
    if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') return;
    token.tag = 'td';
    tokens[index + 2]!.tag = 'td';
  });
});

// the content security policy forbids style attributes, so the alignment of a column becomes a class
markdown.renderer.rules.th_open = markdown.renderer.rules.td_open = (tokens, index, options, _, renderer) => {
  const token = tokens[index]!;
  const alignment = /left|center|right/.exec(String(token.attrGet('style')))?.[0];
  token.attrs = alignment ? [['class', `align-${alignment}`]] : null;
  return renderer.renderToken(tokens, index, options);
};

markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
  const token = tokens[index];
  if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener nofollow');
  return renderer.renderToken(tokens, index, options);
};

renderPictures(markdown, (environment) => (environment as Environment).findPicture);

/** Renders Markdown as safe HTML, for the site and for the preview of the console. */
export function renderMarkdown(content: string, findPicture: FindPicture = () => null): string {
  return markdown.render(content, { headings: new Map<string, number>(), findPicture });
}

/** The id, with a number when an earlier heading has the same text. */
function freeId(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : freeId(`${id}-${count}`, taken);
}
