import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import MessagesIcon from '@mui/icons-material/EmailOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import type { Role } from '@contract';
import { hasAccess } from '../providers/access';

/** The pages in the navigation, with the second key of their shortcut (spec §2). */
export const SCREENS = [
  { path: '/admin', label: 'Dashboard', icon: DashboardIcon, key: 'd', resource: 'dashboard' },
  { path: '/admin/leads', label: 'Leads', icon: GroupIcon, key: 'l', resource: 'leads' },
  { path: '/admin/calendar', label: 'Calendar', icon: CalendarIcon, key: 'c', resource: 'calendar' },
  { path: '/admin/messages', label: 'Messages', icon: MessagesIcon, key: 'm', resource: 'messages' },
  { path: '/admin/blog', label: 'Blog', icon: ArticleIcon, key: 'b', resource: 'posts' },
  { path: '/admin/users', label: 'Admin Users', icon: PeopleIcon, key: 'u', resource: 'users' },
  { path: '/admin/settings', label: 'Settings', icon: SettingsIcon, key: 's', resource: 'settings' },
] as const;

/** The pages in a role's navigation: Admin Users only with the permission to manage accounts (spec §6). */
export function screensFor(role: Role) {
  return SCREENS.filter(({ resource }) => hasAccess(role, resource, 'manage'));
}

/** Whether the console has a page at the path; all others show Page Not Found. */
export function isScreen(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return path === '/admin/login' || SCREENS.some((screen) => screen.path === path);
}
