import type { Role } from '@contract';
import { hasAccess } from '../providers/access';
import {
  ArticleIcon,
  BusinessIcon,
  CalendarIcon,
  DashboardIcon,
  LeadsIcon,
  MessagesIcon,
  NewsletterIcon,
  PrivacyIcon,
  SettingsIcon,
  TasksIcon,
  UsersIcon,
} from '../theme/icons';
import { AuditIcon, SelfCheckIcon } from '../theme/screenIcons';

/** A page in the navigation. */
export interface Screen {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof DashboardIcon;
  /** Second key of the shortcut. */
  readonly key: string;
  readonly resource: string;
  /** Whether the bottom bar of a phone has it; four fit beside More. */
  readonly inBar?: boolean;
}

/** The pages in the navigation (spec §2). */
export const SCREENS: readonly Screen[] = [
  { path: '/admin', label: 'Dashboard', icon: DashboardIcon, key: 'd', resource: 'dashboard', inBar: true },
  { path: '/admin/leads', label: 'Leads', icon: LeadsIcon, key: 'l', resource: 'leads', inBar: true },
  {
    path: '/admin/calendar',
    label: 'Calendar',
    icon: CalendarIcon,
    key: 'c',
    resource: 'calendar',
    inBar: true,
  },
  { path: '/admin/tasks', label: 'Tasks', icon: TasksIcon, key: 't', resource: 'tasks', inBar: true },
  {
    path: '/admin/messages',
    label: 'Messages',
    icon: MessagesIcon,
    key: 'm',
    resource: 'messages',
  },
  { path: '/admin/blog', label: 'Blog', icon: ArticleIcon, key: 'b', resource: 'posts' },
  { path: '/admin/newsletter', label: 'Newsletter', icon: NewsletterIcon, key: 'n', resource: 'newsletter' },
  { path: '/admin/business', label: 'Business', icon: BusinessIcon, key: 'o', resource: 'business' },
  { path: '/admin/users', label: 'Admin Users', icon: UsersIcon, key: 'u', resource: 'users' },
  { path: '/admin/privacy', label: 'Privacy', icon: PrivacyIcon, key: 'p', resource: 'privacy' },
  { path: '/admin/settings', label: 'Settings', icon: SettingsIcon, key: 's', resource: 'settings' },
  { path: '/admin/self-check', label: 'Self-check', icon: SelfCheckIcon, key: 'k', resource: 'self-check' },
  { path: '/admin/audit', label: 'Audit trail', icon: AuditIcon, key: 'a', resource: 'audit' },
];

/** The pages in a role's navigation: Admin Users and Business only with the permission to manage them (spec §6). */
export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ resource }) => hasAccess(role, resource, 'manage'));
}

/** Pages that other pages link to. */
const OTHER_PAGES: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'media',
  'security',
  'suspected',
].map((name) => `/admin/${name}`);

/** Whether the console has a page at the path; all others show Page Not Found. */
export function isScreen(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return (
    OTHER_PAGES.includes(path) ||
    /^\/admin\/(leads\/[^/]+|newsletter|business)\/[^/]+$/.test(path) ||
    /^\/admin\/privacy\/((requests|retention|breach|certificates)|(breach|certificates)\/[^/]+)$/.test(
      path,
    ) ||
    SCREENS.some((screen) => screen.path === path)
  );
}
