import { createRequire } from 'node:module';
import type { ArticleSummary } from '../../blog/article.js';
import { markdownParser, type TextEnvironment } from '../../blog/markdown.js';
import type { MailPicture, MailProse } from '../../mail/blocks.js';
import { articleCard, escaped, type ProseStyles, proseImage, proseStyles } from '../../mail/mail-style.js';
import { linkedArticle } from '../domain/article-links.js';

const require = createRequire(import.meta.url);
const plain = markdownParser();
const markdown = markdownParser();

/** A picture that is sent along, and the size of its largest variant, in pixels. */
export interface PlacedPicture extends MailPicture {
  readonly width: number;
  readonly height: number;
}

/** What the mails of an issue show besides its text. */
export interface ProseFrame extends TextEnvironment {
  /** Addresses of the site begin with it. */
  readonly baseUrl: string;
  readonly brandColour: string;
  /** The published articles that are shown as cards, by slug. */
  readonly articles: ReadonlyMap<string, Pick<ArticleSummary, 'title' | 'slug' | 'excerpt' | 'imageUrl'>>;
  /** The pictures that are sent along, by the address in the text. */
  readonly pictures: ReadonlyMap<string, PlacedPicture>;
}

interface Environment extends ProseFrame {
  readonly styles: ProseStyles;
  /** For the version of the mail that is only text. */
  readonly isText: boolean;
}

const environmentOf = (env: unknown) => env as Environment;

markdown.core.ruler.push('article_cards', (state) => {
  const environment = environmentOf(state.env);
  const articleAt = (index: number) => {
    const { type, level } = state.tokens[index] ?? {};
    const link = type === 'paragraph_open' && level === 0 ? state.tokens[index + 1]!.content : '';
    return environment.articles.get(linkedArticle(link) ?? '');
  };
  state.tokens = state.tokens.flatMap((token, index) => {
    if (articleAt(index - 1) || articleAt(index - 2)) return [];
    const article = articleAt(index);
    if (!article) return [token];
    const card = new state.Token('html_block', '', 0);
    card.content = cardOf(article, environment);
    return [card];
  });
});

// mail programs read no style sheets
markdown.core.ruler.push('mail_styles', ({ tokens, env }) => {
  const { styles: all } = environmentOf(env);
  for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
    const styles = token.nesting < 0 ? undefined : all[token.tag];
    if (!styles || token.type === 'image') continue;
    token.attrSet('class', styles.class);
    token.attrSet('style', styles.style);
  }
});

// nothing is loaded that tells who reads it: pictures that are not sent along are described
markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  const { children } = tokens[index]!;
  const description = renderer.renderInlineAsText(children ?? [], options, environment);
  const { pictures, isText } = environmentOf(environment);
  const picture = pictures.get(String(tokens[index]!.attrGet('src')));
  return picture && !isText ? proseImage(picture, description) : `<em>${escaped(description)}</em>`;
};

function cardOf(
  { title, slug, excerpt, imageUrl }: Pick<ArticleSummary, 'title' | 'slug' | 'excerpt' | 'imageUrl'>,
  { baseUrl, brandColour, pictures, isText }: Environment,
): string {
  const href = `${baseUrl}/blog/${slug}`;
  if (isText) return `<p>${[title, excerpt, href].map(escaped).join('<br>')}</p>`;
  return articleCard(brandColour, { title, excerpt, href, picture: pictures.get(imageUrl) ?? null });
}

/** The addresses of the pictures in a text. */
export const pictureAddresses = (content: string): string[] =>
  plain
    .parse(content, { calculators: [] } satisfies TextEnvironment)
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'image')
    .map((image) => String(image.attrGet('src')));

/** The text of an issue for its mails. */
export function mailProse(content: string, frame: ProseFrame): MailProse {
  const { baseUrl, brandColour, pictures } = frame;
  const rendered = (isText: boolean) =>
    markdown
      .render(content, { ...frame, isText, styles: proseStyles(brandColour) } satisfies Environment)
      .replace(/href="\//g, `href="${baseUrl}/`);
  const { convert } = require('html-to-text') as typeof import('html-to-text');
  const text = convert(rendered(true), {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return {
    html: rendered(false),
    text,
    pictures: [...pictures.values()].map(({ url, content: jpeg }) => ({ url, content: jpeg })),
  };
}
