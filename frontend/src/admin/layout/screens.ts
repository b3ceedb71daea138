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
  SettingsIcon,
  TasksIcon,
  UsersIcon,
} from '../theme/icons';
import { SelfCheckIcon } from '../theme/screenIcons';

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
  { path: '/admin/settings', label: 'Settings', icon: SettingsIcon, key: 's', resource: 'settings' },
  { path: '/admin/self-check', label: 'Self-check', icon: SelfCheckIcon, key: 'k', resource: 'self-check' },
];

/** The pages in a role's navigation: Admin Users and Business only with the permission to manage them (spec §6). */
export function screensFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ resource }) => hasAccess(role, resource, 'manage'));
}

/** Whether the console has a page at the path; all others show Page Not Found. */
export function isScreen(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return (
    path === '/admin/login' ||
    path === '/admin/media' ||
    /^\/admin\/(leads\/[^/]+|newsletter|business)\/[^/]+$/.test(path) ||
    SCREENS.some((screen) => screen.path === path)
  );
}
