import { LIGHT } from './templates/colours.js';
import { font, SERIF } from './templates/html.js';

const HEADING = (size: number) =>
  `margin:28px 0 8px;${font(size, LIGHT.heading, SERIF, 1.3)};font-weight:bold`;
const CELL = `padding:6px 10px;border:1px solid ${LIGHT.line};${font(15, LIGHT.ink)};text-align:left`;

/** The class (for dark mode) and the inline style of the elements of a longer text in a mail. */
export const PROSE_STYLES: Readonly<Record<string, { readonly class: string; readonly style: string }>> = {
  h1: { class: 'heading', style: HEADING(22) },
  h2: { class: 'heading', style: HEADING(20) },
  h3: { class: 'heading', style: HEADING(18) },
  h4: { class: 'heading', style: HEADING(16) },
  h5: { class: 'heading', style: HEADING(16) },
  h6: { class: 'heading', style: HEADING(16) },
  p: { class: 'ink', style: `margin:0 0 16px;${font(16, LIGHT.ink)}` },
  ul: { class: 'ink', style: `margin:0 0 16px;padding:0 0 0 24px;${font(16, LIGHT.ink)}` },
  ol: { class: 'ink', style: `margin:0 0 16px;padding:0 0 0 24px;${font(16, LIGHT.ink)}` },
  li: { class: 'ink', style: `margin:0 0 6px;${font(16, LIGHT.ink)}` },
  a: { class: 'link', style: `color:${LIGHT.link}` },
  blockquote: {
    class: 'quote ink',
    style: `margin:0 0 20px;padding:14px 18px 1px;background-color:${LIGHT.quote};border-left:3px solid ${LIGHT.link}`,
  },
  code: { class: 'ink', style: 'font-family:Consolas,Menlo,monospace;font-size:14px' },
  pre: {
    class: 'quote ink',
    style: `margin:0 0 16px;padding:12px 14px;background-color:${LIGHT.quote};white-space:pre-wrap`,
  },
  hr: { class: 'line', style: `margin:24px 0;border:0;border-top:1px solid ${LIGHT.line}` },
  table: { class: 'ink', style: 'margin:0 0 20px;border-collapse:collapse;width:100%' },
  th: { class: 'ink cell', style: `${CELL};font-weight:bold` },
  td: { class: 'ink cell', style: CELL },
};
