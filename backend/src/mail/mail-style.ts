import type { MailPicture } from './blocks.js';
import { mailColours } from './templates/colours.js';
import { escaped, font, SERIF } from './templates/html.js';

export { escaped } from './templates/html.js';

/** The class (for dark mode) and the inline style of the elements of a longer text, by their tags. */
export type ProseStyles = Readonly<Record<string, { readonly class: string; readonly style: string }>>;

/** The styles of a longer text in the mails of an office with that brand colour. */
export function proseStyles(brandColour: string): ProseStyles {
  const { light } = mailColours(brandColour);
  const heading = (size: number) =>
    `margin:28px 0 8px;${font(size, light.heading, SERIF, 1.3)};font-weight:bold`;
  const cell = `padding:6px 10px;border:1px solid ${light.line};${font(15, light.ink)};text-align:left`;
  return {
    h1: { class: 'heading', style: heading(22) },
    h2: { class: 'heading', style: heading(20) },
    h3: { class: 'heading', style: heading(18) },
    h4: { class: 'heading', style: heading(16) },
    h5: { class: 'heading', style: heading(16) },
    h6: { class: 'heading', style: heading(16) },
    p: { class: 'ink', style: `margin:0 0 16px;${font(16, light.ink)}` },
    ul: { class: 'ink', style: `margin:0 0 16px;padding:0 0 0 24px;${font(16, light.ink)}` },
    ol: { class: 'ink', style: `margin:0 0 16px;padding:0 0 0 24px;${font(16, light.ink)}` },
    li: { class: 'ink', style: `margin:0 0 6px;${font(16, light.ink)}` },
    a: { class: 'link', style: `color:${light.link}` },
    blockquote: {
      class: 'quote ink',
      style: `margin:0 0 20px;padding:14px 18px 1px;background-color:${light.quote};border-left:3px solid ${light.link}`,
    },
    code: { class: 'ink', style: 'font-family:Consolas,Menlo,monospace;font-size:14px' },
    pre: {
      class: 'quote ink',
      style: `margin:0 0 16px;padding:12px 14px;background-color:${light.quote};white-space:pre-wrap`,
    },
    hr: { class: 'line', style: `margin:24px 0;border:0;border-top:1px solid ${light.line}` },
    table: { class: 'ink', style: 'margin:0 0 20px;border-collapse:collapse;width:100%' },
    th: { class: 'ink cell', style: `${cell};font-weight:bold` },
    td: { class: 'ink cell', style: cell },
  };
}

/** The room for a picture in the text, and for the cover of an article, in pixels. */
const TEXT_WIDTH = 526;
const COVER_WIDTH = 168;

interface ShownPicture extends MailPicture {
  readonly width: number;
  readonly height: number;
}

/** A picture in a longer text. */
export const proseImage = (picture: ShownPicture, description: string) =>
  image(picture, description, Math.min(TEXT_WIDTH, picture.width), 'border-radius:8px');

export interface CardArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly picture: ShownPicture | null;
}

/** An article in a longer text: cover, title and excerpt. */
export function articleCard(brandColour: string, { title, excerpt, href, picture }: CardArticle): string {
  const { light } = mailColours(brandColour);
  const linked = (className: string, style: string, content: string) =>
    `<a href="${escaped(href)}" class="${className}" style="${style};text-decoration:none">${content}</a>`;
  const cover =
    picture &&
    `<td class="cover" width="${COVER_WIDTH}" valign="top" style="width:${COVER_WIDTH}px;padding:16px 0 16px 16px">${linked('link', `color:${light.link}`, image(picture, '', COVER_WIDTH, 'border-radius:6px'))}</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="cell" style="margin:0 0 16px;border:1px solid ${light.line};border-radius:10px;border-collapse:separate"><tr>${cover ?? ''}<td class="story" valign="top" style="padding:14px 18px 16px">
<p style="margin:0 0 6px;${font(18, light.heading, SERIF, 1.3)};font-weight:bold">${linked('heading', `color:${light.heading}`, escaped(title))}</p>
<p class="ink" style="margin:0 0 8px;${font(15, light.ink, undefined, 1.5)}">${escaped(excerpt)}</p>
<p style="margin:0;${font(15, light.link)};font-weight:bold">${linked('link', `color:${light.link}`, 'Read the article')}</p>
</td></tr></table>
`;
}

function image(
  { url, width, height }: ShownPicture,
  description: string,
  wide: number,
  style: string,
): string {
  const high = Math.max(1, Math.round((height * wide) / width));
  return `<img src="${url}" alt="${escaped(description)}" width="${wide}" height="${high}" style="display:block;border:0;max-width:100%;height:auto;${style}">`;
}
