import { brandStylesPath } from '../settings/built-in.js';
import type { ConsoleFrame } from './page-frames.js';

/** The HTML of the console with the server's settings as JSON in `<meta name="console-settings">`. */
export function consoleShell(html: string, settings: ConsoleFrame): string {
  const content = JSON.stringify(settings)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  const at = html.indexOf('</head>');
  if (at < 0) throw new Error('admin.html has no </head>');
  const meta = `<meta name="console-settings" content='${content}' />`;
  const path = brandStylesPath(settings.brandColour);
  const styles = path === null ? '' : `<link rel="stylesheet" href="${path}" />`;
  return html.slice(0, at) + meta + styles + html.slice(at);
}
