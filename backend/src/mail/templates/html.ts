import type { Block, Fact, Link, MailBody } from '../blocks.js';
import { linesOf, oneLine } from '../domain/clean-text.js';
import { DARK, LIGHT } from './colours.js';

const SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const SERIF = "Georgia,'Times New Roman',serif";

// every colour is inline for mail programs without style sheets; the classes are for dark mode and phones
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 24px 20px 8px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding: 10px 0 0 !important; }
  .value { padding: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${DARK.page} !important; }
  .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .muted { color: ${DARK.muted} !important; }
  .heading { color: ${DARK.heading} !important; }
  .link { color: ${DARK.link} !important; }
  .button { background-color: ${DARK.button} !important; }
  .on-button { color: ${DARK.onButton} !important; }
  .line, .cell { border-color: ${DARK.line} !important; }
  .quote { background-color: ${DARK.quote} !important; border-color: ${DARK.link} !important; }
}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export interface HtmlFrame {
  readonly title: string;
  /** The name of the business, above the text. */
  readonly name: string;
  readonly footer: readonly (string | Link)[];
}

/** The HTML version of a mail: one column of simple tables, without pictures and without anything from outside. */
export function toHtml(body: MailBody, { title, name, footer }: HtmlFrame): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${shown(title)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${shown(body.preview)}</div>
<table ${TABLE} class="page" style="background-color:${LIGHT.page}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;table-layout:fixed">
<tr><td class="heading" style="padding:0 4px 16px;${font(18, LIGHT.heading, SERIF)};font-weight:bold">${shown(name)}</td></tr>
<tr><td class="card" style="padding:36px 36px 20px;background-color:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:10px">
${body.blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${font(14, LIGHT.muted)}">${footer.map(footerLine).join('<br>\n')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function footerLine(line: string | Link): string {
  return typeof line === 'string'
    ? shown(line)
    : `<a href="${escaped(line.href)}" class="muted" style="${font(14, LIGHT.muted)}">${shown(line.text)}</a>`;
}

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h1 class="heading" style="text-wrap:balance;margin:0 0 20px;${font(26, LIGHT.heading, SERIF, 1.25)};font-weight:bold">${shown(block.text)}</h1>`;
    case 'section':
      return `<h2 class="heading" style="margin:28px 0 4px;${font(19, LIGHT.heading, SERIF)};font-weight:bold">${shown(block.text)}</h2>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${font(16, LIGHT.ink)}">${shown(block.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px">\n${block.facts.map(factRow).join('\n')}\n</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" style="padding:13px 22px;background-color:${LIGHT.button};border-radius:10px">${anchor(block.link, 'on-button', LIGHT.onButton, 'text-decoration:none;font-weight:bold')}</td></tr></table>`;
    case 'prose':
      return block.prose.html;
    case 'quote':
      return `<p class="muted" style="margin:0 0 6px;${font(16, LIGHT.muted)}">${shown(block.from)}:</p>\n<div class="quote ink" style="margin:0 0 20px;padding:14px 18px;background-color:${LIGHT.quote};border-left:3px solid ${LIGHT.link};${font(16, LIGHT.ink)}">${linesOf(block.text).map(escaped).join('<br>\n')}</div>`;
  }
}

function factRow({ label, values, important }: Fact): string {
  const lines = values.map((value) =>
    typeof value === 'string' ? `<bdi>${shown(value)}</bdi>` : anchor(value, 'link', LIGHT.link, ''),
  );
  return `<tr><th scope="row" align="left" valign="top" class="label muted" style="width:112px;padding:6px 16px 6px 0;${font(16, LIGHT.muted)};font-weight:normal;text-align:left">${shown(label)}</th><td valign="top" class="value ink" style="padding:6px 0;${font(16, LIGHT.ink)}${important ? ';font-weight:bold' : ''}">${lines.join('<br>')}</td></tr>`;
}

function anchor({ text, href }: Link, name: string, colour: string, style: string): string {
  return `<a href="${escaped(href)}" class="${name}" style="${font(16, colour)};${style}"><bdi>${shown(text)}</bdi></a>`;
}

/** Inline styles of text. */
export function font(size: number, colour: string, family = SANS, lineHeight = 1.6): string {
  return `font-family:${family};font-size:${size}px;line-height:${lineHeight};color:${colour};overflow-wrap:anywhere;word-break:break-word`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value as a single line of content. */
function shown(text: string): string {
  return escaped(oneLine(text));
}

/** For content and attributes. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
