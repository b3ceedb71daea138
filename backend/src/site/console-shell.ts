import type { Config } from '../platform/config.js';

/** The HTML of the console with the server's settings as JSON in `<meta name="office-settings">`. */
export function consoleShell(html: string, { business, timeZone, passwordMinLength }: Config): string {
  const settings = JSON.stringify({ businessName: business.name, timeZone, passwordMinLength });
  const content = settings.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
  const at = html.indexOf('</head>');
  if (at < 0) throw new Error('admin.html has no </head>');
  return `${html.slice(0, at)}<meta name="office-settings" content='${content}' />${html.slice(at)}`;
}
