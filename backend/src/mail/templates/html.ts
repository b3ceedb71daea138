import type { Block, Fact, Link, MailBody, MailPicture } from '../blocks.js';
import { linesOf, oneLine } from '../domain/clean-text.js';
import { type MailColours, mailColours } from './colours.js';

const SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const SERIF = "Georgia,'Times New Roman',serif";

// every colour is inline for mail programs without style sheets; the classes are for dark mode and phones
const styleSheet = (dark: MailColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 24px 20px 8px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding: 10px 0 0 !important; }
  .value { padding: 0 !important; }
  .cover, .story { display: block !important; width: auto !important; }
  .cover { padding: 16px 16px 0 !important; }
  .cover img { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .heading { color: ${dark.heading} !important; }
  .link { color: ${dark.link} !important; }
  .button { background-color: ${dark.button} !important; }
  .on-button { color: ${dark.onButton} !important; }
  .line, .cell { border-color: ${dark.line} !important; }
  .quote { background-color: ${dark.quote} !important; border-color: ${dark.link} !important; }
}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The address of the enclosed logo (RFC 2392). */
export const LOGO_URL = 'cid:logo@office' as const;

/** The most room for a logo, in pixels. */
const LOGO_ROOM = { width: 200, height: 56 };

export interface HtmlFrame {
  readonly title: string;
  /** The name of the business, above the text. */
  readonly name: string;
  readonly footer: readonly (string | Link)[];
  readonly brandColour: string;
  /** The size of the logo that is enclosed and takes the place of the name; null without one. */
  readonly logo: { readonly width: number; readonly height: number } | null;
}

/** The HTML version of a mail: one column of simple tables, with nothing from outside. */
export function toHtml(body: MailBody, { title, name, footer, brandColour, logo }: HtmlFrame): string {
  const { light, dark } = mailColours(brandColour);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${shown(title)}</title>
<style>${styleSheet(dark)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${shown(body.preview)}</div>
<table ${TABLE} class="page" style="background-color:${light.page}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;table-layout:fixed">${body.top ? topLine(body.top, light) : ''}
<tr><td class="heading" style="padding:0 4px 16px;${nameFont(light)}">${logo === null ? shown(name) : logoImage(name, logo, light)}</td></tr>
<tr><td class="card" style="padding:36px 36px 20px;background-color:${light.card};border:1px solid ${light.line};border-radius:10px">
${body.blocks.map((block) => htmlOf(block, light)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;${font(14, light.muted)}">${footer.map((line) => footerLine(line, light)).join('<br>\n')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const topLine = (top: Link, light: MailColours) =>
  `\n<tr><td align="right" class="muted" style="padding:0 4px 8px;${font(13, light.muted)}">${anchor(top, 'muted', light.muted, 'font-size:13px')}</td></tr>`;

const nameFont = ({ heading }: MailColours) => `${font(18, heading, SERIF)};font-weight:bold`;

/** On white in dark mode, too: the logo is a JPEG, and most are drawn for white. The name is what is read without it. */
function logoImage(name: string, { width, height }: { width: number; height: number }, light: MailColours) {
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height, 1);
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#ffffff" style="padding:8px 12px;background-color:#ffffff;border-radius:8px"><img src="${LOGO_URL}" alt="${shown(name)}" width="${wide}" height="${high}" style="display:block;border:0;width:${wide}px;height:${high}px;${nameFont(light)}"></td></tr></table>`;
}

/** The HTML for a browser, which gets no enclosed files: with the pictures in it. */
export function htmlForBrowsers({
  html,
  pictures,
}: {
  readonly html: string;
  readonly pictures: readonly MailPicture[];
}): string {
  return pictures.reduce(
    (shown, { url, content }) =>
      shown.replaceAll(`src="${url}"`, `src="data:image/jpeg;base64,${content.toString('base64')}"`),
    html,
  );
}

function footerLine(line: string | Link, light: MailColours): string {
  return typeof line === 'string'
    ? shown(line)
    : `<a href="${escaped(line.href)}" class="muted" style="${font(14, light.muted)}">${shown(line.text)}</a>`;
}

function htmlOf(block: Block, light: MailColours): string {
  switch (block.type) {
    case 'heading':
      return `<h1 class="heading" style="text-wrap:balance;margin:0 0 20px;${font(26, light.heading, SERIF, 1.25)};font-weight:bold">${shown(block.text)}</h1>`;
    case 'section':
      return `<h2 class="heading" style="margin:28px 0 4px;${font(19, light.heading, SERIF)};font-weight:bold">${shown(block.text)}</h2>`;
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${font(16, light.ink)}">${shown(block.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px">\n${block.facts.map((row) => factRow(row, light)).join('\n')}\n</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="button" style="padding:13px 22px;background-color:${light.button};border-radius:10px">${anchor(block.link, 'on-button', light.onButton, 'text-decoration:none;font-weight:bold')}</td></tr></table>`;
    case 'prose':
      return block.prose.html;
    case 'quote':
      return `<p class="muted" style="margin:0 0 6px;${font(16, light.muted)}">${shown(block.from)}:</p>\n<div class="quote ink" style="margin:0 0 20px;padding:14px 18px;background-color:${light.quote};border-left:3px solid ${light.link};${font(16, light.ink)}">${linesOf(block.text).map(escaped).join('<br>\n')}</div>`;
  }
}

function factRow({ label, values, important }: Fact, light: MailColours): string {
  const lines = values.map((value) =>
    typeof value === 'string' ? `<bdi>${shown(value)}</bdi>` : anchor(value, 'link', light.link, ''),
  );
  return `<tr><th scope="row" align="left" valign="top" class="label muted" style="width:112px;padding:6px 16px 6px 0;${font(16, light.muted)};font-weight:normal;text-align:left">${shown(label)}</th><td valign="top" class="value ink" style="padding:6px 0;${font(16, light.ink)}${important ? ';font-weight:bold' : ''}">${lines.join('<br>')}</td></tr>`;
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
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
