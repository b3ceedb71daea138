import { CONSOLE_PAGES, type ConsolePath, type Role } from '@contract';
import { matchPath } from 'react-router-dom';
import { lazyScreen } from '../ground/loading/screenCode';
import type { MenuEntry } from './page';
import { PAGES } from './pages';

export const PATHS = Object.keys(PAGES) as ConsolePath[];

/** The group of the code that is fetched ahead together. */
const codeOf = (path: ConsolePath) => PAGES[path].section ?? path.split('/')[0]!;
const inSettings = new Set(PATHS.filter((path) => PAGES[path].settings).map(codeOf));

function sectionOf(path: ConsolePath): string {
  const code = codeOf(path);
  return inSettings.has(code) ? 'settings' : code;
}

const COMPONENTS = new Map(PATHS.map((path) => [path, lazyScreen(codeOf(path), PAGES[path].load)]));

export const pageOf = (path: ConsolePath) => COMPONENTS.get(path)!;

/** The page at an address; undefined for none. */
function pathAt(pathname: string): ConsolePath | undefined {
  return PATHS.find((pattern) => matchPath(`/admin/${pattern}`, pathname));
}

/** The section of the page at an address, which the menu marks; undefined for no page. */
export function sectionAt(pathname: string): string | undefined {
  const path = pathAt(pathname);
  return path === undefined ? path : sectionOf(path);
}

/** The title of the page at an address, or that of its section, until its heading is there. */
export function titleAt(pathname: string): string | undefined {
  const path = pathAt(pathname);
  if (path === undefined) return undefined;
  const ofSection = PATHS.find((other) => PAGES[other].menu && sectionOf(other) === sectionOf(path));
  return PAGES[path].title ?? (ofSection && PAGES[ofSection].title);
}

/** A page that can be opened from anywhere, because its address names no record. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  readonly words: string;
  readonly section: string;
  readonly code: string;
  /** Second key of its shortcut. */
  readonly key?: string;
  readonly superadminOnly: boolean;
  readonly menu?: MenuEntry;
}

/** A page in the menu. */
export interface MenuScreen extends Screen {
  readonly menu: MenuEntry;
}

export const SCREENS: readonly Screen[] = PATHS.flatMap((path) => {
  const { title, words = '', menu, settings, within } = PAGES[path];
  if (title === undefined || within !== undefined) return [];
  const screen = {
    path: `/admin${path && '/'}${path}`,
    title,
    words: settings ? `${words} ${settings.about}` : words,
    section: sectionOf(path),
    code: codeOf(path),
    key: menu?.key ?? settings?.key,
    superadminOnly: CONSOLE_PAGES[path].superadminOnly,
  };
  return menu ? { ...screen, menu } : screen;
});

/** The pages that a role may open: Admin Users and Business only with the permission to manage them (spec §6). */
export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ superadminOnly }) => !superadminOnly || role === 'superadmin');
}

/** Those of them in the menu, in its order. */
export const menuFor = (role: Role): readonly MenuScreen[] =>
  screensFor(role).filter((screen): screen is MenuScreen => screen.menu !== undefined);
