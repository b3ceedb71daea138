import { CONSOLE_PAGES, type ConsolePath, type Role } from '@contract';
import { matchPath } from 'react-router-dom';
import { lazyScreen } from '../ground/loading/screenCode';
import { PAGE_CODE } from './pageCode';
import { hasAccess } from '../ground/api/access';
import {
  ArticleIcon,
  BusinessIcon,
  CalendarIcon,
  DashboardIcon,
  LeadsIcon,
  MailIcon,
  NewsletterIcon,
  PrivacyIcon,
  SettingsIcon,
  TasksIcon,
  UsersIcon,
} from '../ground/theme/icons';
import {
  AuditIcon,
  BookIcon,
  ClientsIcon,
  ConnectionsIcon,
  ImportIcon,
  PoliciesIcon,
  SelfCheckIcon,
} from '../ground/theme/screenIcons';

export interface Page {
  /** Its resource, if that is not the first part of the path. */
  readonly resource?: string;
  /** The page that shows this one within it, instead of the layout. */
  readonly within?: 'leads' | 'nothing';
}

interface InNavigation {
  readonly icon: typeof DashboardIcon;
  /** Second key of the shortcut. */
  readonly key: string;
  /** Whether the bottom bar of a phone has it; four fit beside More. */
  readonly inBar?: boolean;
  /** The specified screens come first, without a group. */
  readonly group?: (typeof SCREEN_GROUPS)[number];
}

/** What the screens are for that are not specified, in the order of the menu. */
export const SCREEN_GROUPS = ['Day', 'Writing', 'Office'] as const;

/** The pages of the console (spec §2). */
export const PAGES: {
  readonly [Path in ConsolePath]: Page & ((typeof CONSOLE_PAGES)[Path] extends null ? unknown : InNavigation);
} = {
  '': { resource: 'dashboard', icon: DashboardIcon, key: 'd', inBar: true },
  leads: { icon: LeadsIcon, key: 'l', inBar: true },
  'leads/:leadType/:leadId': { within: 'leads' },
  suspected: {},
  calendar: { icon: CalendarIcon, key: 'c', inBar: true },
  clients: { icon: ClientsIcon, key: 'e', group: 'Day' },
  'clients/:id': {},
  policies: { icon: PoliciesIcon, key: 'i', group: 'Day' },
  'policies/:id': {},
  insurers: {},
  'clients/:id/merge/:otherId': {},
  'households/:id': { resource: 'clients' },
  tasks: { icon: TasksIcon, key: 't', group: 'Day' },
  messages: { icon: MailIcon, key: 'm', group: 'Day' },
  blog: { resource: 'posts', icon: ArticleIcon, key: 'b', inBar: true },
  media: {},
  newsletter: { icon: NewsletterIcon, key: 'n', group: 'Writing' },
  'newsletter/subscribers': {},
  'newsletter/:id': {},
  book: { icon: BookIcon, key: 'f', group: 'Office' },
  business: { icon: BusinessIcon, key: 'o', group: 'Office' },
  'business/:section': {},
  users: { icon: UsersIcon, key: 'u' },
  privacy: { icon: PrivacyIcon, key: 'p', group: 'Office' },
  'privacy/requests': {},
  'privacy/retention': {},
  'privacy/breach': {},
  'privacy/breach/:id': {},
  'privacy/certificates': {},
  'privacy/certificates/:id': {},
  settings: { icon: SettingsIcon, key: 's', group: 'Office' },
  imports: { icon: ImportIcon, key: 'x', group: 'Office' },
  'imports/new': {},
  'imports/:id': {},
  connections: { icon: ConnectionsIcon, key: 'w', group: 'Office' },
  'self-check': { icon: SelfCheckIcon, key: 'k', group: 'Office' },
  audit: { icon: AuditIcon, key: 'a', group: 'Office' },
  security: {},
  login: { within: 'nothing' },
  'forgot-password': { within: 'nothing' },
  'reset-password': { within: 'nothing' },
};

export const PATHS = Object.keys(PAGES) as ConsolePath[];
const resourceOf = (path: ConsolePath) => PAGES[path].resource ?? path.split('/')[0]!;
const COMPONENTS = new Map(PATHS.map((path) => [path, lazyScreen(resourceOf(path), PAGE_CODE[path])]));

export const pageOf = (path: ConsolePath) => COMPONENTS.get(path)!;

/** The resource of the page at an address, which the navigation marks; undefined for no page. */
export function resourceAt(pathname: string): string | undefined {
  const path = PATHS.find((pattern) => matchPath(`/admin/${pattern}`, pathname));
  return path === undefined ? path : resourceOf(path);
}

/** A page in the navigation. */
export interface Screen extends InNavigation {
  readonly path: string;
  readonly label: string;
  readonly resource: string;
}

/** The pages in the navigation, in its order. */
export const SCREENS: readonly Screen[] = PATHS.flatMap((path) => {
  const label = CONSOLE_PAGES[path];
  const page = PAGES[path];
  if (label === null || !('icon' in page)) return [];
  return {
    path: `/admin${path && '/'}${path}`,
    label,
    resource: resourceOf(path),
    ...(page as InNavigation),
  };
});

/** The pages in a role's navigation: Admin Users and Business only with the permission to manage them (spec §6). */
export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ resource }) => hasAccess(role, resource, 'manage'));
}
