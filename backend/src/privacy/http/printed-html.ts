import { createHash } from 'node:crypto';

/** Text as HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const STYLE = `
  body { font: 11pt/1.5 system-ui, sans-serif; color: #1d2433; max-width: 55rem; margin: 2rem auto; padding: 0 1rem }
  h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem; break-after: avoid }
  p, td { white-space: pre-wrap; overflow-wrap: anywhere }
  table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; break-inside: avoid }
  th, td { text-align: left; vertical-align: top; padding: .3rem .5rem; border-bottom: 1px solid #d5dae3 }
  th { font-weight: 600 } th[scope=row] { width: 11rem }
  @media print { body { margin: 0; max-width: none } }
`;

/** No scripts, no forms, and only the style of the page. */
export const PRINTED_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page to read and print; `body` is HTML. */
export function printedPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
