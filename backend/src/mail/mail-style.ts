import { mailColours } from './templates/colours.js';
import { font, SERIF } from './templates/html.js';

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
