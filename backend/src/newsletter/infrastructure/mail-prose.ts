import { createRequire } from 'node:module';
import { markdownParser } from '../../blog/markdown.js';
import type { MailProse } from '../../mail/blocks.js';
import { type ProseStyles, proseStyles } from '../../mail/mail-style.js';

const require = createRequire(import.meta.url);
const markdown = markdownParser();

// mail programs read no style sheets, and a mail has no pictures: nothing is loaded that tells who reads it
markdown.core.ruler.push('mail_styles', ({ tokens, env }) => {
  const { styles: all } = env as { styles: ProseStyles };
  for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
    const styles = token.nesting < 0 ? undefined : all[token.tag];
    if (!styles || token.type === 'image') continue;
    token.attrSet('class', styles.class);
    token.attrSet('style', styles.style);
  }
});

markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  const { children } = tokens[index]!;
  const description = renderer.renderInlineAsText(children ?? [], options, environment);
  return `<em>${markdown.utils.escapeHtml(description)}</em>`;
};

/** The text of an issue for the mails of an office with that brand colour. Paths of the site become addresses that begin with `baseUrl`. */
export function mailProse(content: string, baseUrl: string, brandColour: string): MailProse {
  const html = markdown
    .render(content, { styles: proseStyles(brandColour) })
    .replace(/href="\//g, `href="${baseUrl}/`);
  const { convert } = require('html-to-text') as typeof import('html-to-text');
  const text = convert(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return { html, text };
}
