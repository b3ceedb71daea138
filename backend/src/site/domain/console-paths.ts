import { CONSOLE_PAGES, type ConsolePath } from './console-pages.js';

/** The page of the console at the path. At every other path it shows Page Not Found, and the status is 404. */
export function consolePageAt(path: string): ConsolePath | undefined {
  return (Object.keys(CONSOLE_PAGES) as ConsolePath[]).find((page) => patternOf(page).test(path));
}

export function isConsolePage(path: string): boolean {
  return consolePageAt(path) !== undefined;
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(':leadType', '(appointment|subscription)').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^/admin${path && '/'}${pattern}$`);
}
