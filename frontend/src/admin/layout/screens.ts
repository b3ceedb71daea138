import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { Role } from '@contract';
import { mayAccess } from '../providers/access';

/** The sidebar's entries, with the key that follows G to open each (spec §2). */
export const SCREENS = [
  { path: '/admin', label: 'Dashboard', icon: DashboardIcon, key: 'd', resource: 'dashboard' },
  { path: '/admin/leads', label: 'Leads', icon: GroupIcon, key: 'l', resource: 'leads' },
  { path: '/admin/calendar', label: 'Calendar', icon: CalendarIcon, key: 'c', resource: 'calendar' },
  { path: '/admin/blog', label: 'Blog', icon: ArticleIcon, key: 'b', resource: 'blog' },
  { path: '/admin/users', label: 'Admin Users', icon: PeopleIcon, key: 'u', resource: 'users' },
] as const;

/** What the sidebar shows to that role: Admin Users only to those who may manage accounts (spec §6). */
export function screensFor(role: Role) {
  return SCREENS.filter(({ resource }) => mayAccess(role, resource, 'manage'));
}

/** Tells whether the console has a page at that path; everything else is Page Not Found. */
export function isScreen(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return path === '/admin/login' || SCREENS.some((screen) => screen.path === path);
}
