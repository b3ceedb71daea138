const LINK = String.raw`\[(?:\\.|[^\]\\\n])+\]\(/blog/([a-z0-9-]+)\)`;
const ONLY_LINK = new RegExp(`^${LINK}$`);
/** A paragraph of one line: the lines around it are empty. */
const PARAGRAPHS = new RegExp(`(?<![^\\n]\\n)^${LINK}[ \\t]*$(?!\\n[^\\n])`, 'gm');

/** The slug of the article that a paragraph of Markdown is only a link to; null for any other text. */
export const linkedArticle = (paragraph: string): string | null => ONLY_LINK.exec(paragraph)?.[1] ?? null;

/** The slugs of the articles that have a paragraph of their own, once each. */
export const linkedArticles = (content: string): string[] => [
  ...new Set([...content.matchAll(PARAGRAPHS)].map(([, slug = '']) => slug)),
];

/** The text with other Markdown in the place of these paragraphs; null leaves one as it is. */
export const withArticles = (content: string, markdownOf: (slug: string) => string | null): string =>
  content.replace(PARAGRAPHS, (link, slug: string) => markdownOf(slug) ?? link);
