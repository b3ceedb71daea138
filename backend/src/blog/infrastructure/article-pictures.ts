import type MarkdownIt from 'markdown-it';
import type { Picture } from '../../media/pictures.js';

/** The picture of the library that an address names; null for any other address. */
export type FindPicture = (url: string) => Picture | null;

/** The width of an article's text (styles/blog.css). */
const SIZES = '(min-width: 720px) 680px, calc(100vw - 2.5rem)';

/**
 * A picture after at most so many characters of text is likely to be visible without scrolling on a desktop, and is then the
 * largest of the page: the cover beside the title is narrower.
 */
const NEAR_TOP = 1_500;

type Parser = InstanceType<typeof MarkdownIt>;

/**
 * Renders pictures so that the page does not move when they arrive: those of the library with all sizes and their alternative
 * text, unless the article has its own. `find` gets the environment of the text.
 */
export function renderPictures(parser: Parser, find: (environment: unknown) => FindPicture): void {
  parser.core.ruler.push('near_top', ({ tokens }) => {
    let characters = 0;
    for (const { children, content } of tokens) {
      const first = children?.find(({ type }) => type === 'image');
      if (first && characters <= NEAR_TOP) {
        first.attrSet('loading', 'eager');
        first.attrSet('fetchpriority', 'high');
      }
      if (first) return;
      characters += content.length;
    }
  });
  parser.renderer.rules.image = (tokens, index, options, environment, renderer) => {
    const token = tokens[index]!;
    const picture = find(environment)(String(token.attrGet('src')));
    const words = renderer.renderInlineAsText(token.children ?? [], options, environment);
    token.attrSet('alt', words === '' && picture ? picture.alt : words);
    if (picture) {
      token.attrSet('src', picture.url);
      token.attrSet('srcset', picture.srcset);
      token.attrSet('sizes', SIZES);
      token.attrSet('width', String(picture.width));
      token.attrSet('height', String(picture.height));
    }
    if (token.attrGet('loading') === null) token.attrSet('loading', 'lazy');
    token.attrSet('decoding', 'async');
    return renderer.renderToken(tokens, index, options);
  };
}
