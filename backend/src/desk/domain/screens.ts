import { matchesWords } from './matches-words.js';

/** A page of the console. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

const SCREENS: readonly (Screen & { readonly superadmin?: true })[] = [
  { name: 'Dashboard', path: '/admin' },
  { name: 'Leads', path: '/admin/leads' },
  { name: 'Calendar', path: '/admin/calendar' },
  { name: 'Tasks', path: '/admin/tasks' },
  { name: 'Messages', path: '/admin/messages' },
  { name: 'Blog', path: '/admin/blog' },
  { name: 'Pictures', path: '/admin/media' },
  { name: 'Newsletter', path: '/admin/newsletter' },
  { name: 'Business', path: '/admin/business', superadmin: true },
  { name: 'Admin Users', path: '/admin/users', superadmin: true },
  { name: 'Privacy', path: '/admin/privacy', superadmin: true },
  { name: 'Settings', path: '/admin/settings' },
  { name: 'Security', path: '/admin/security' },
  { name: 'Self-check', path: '/admin/self-check', superadmin: true },
  { name: 'Audit trail', path: '/admin/audit', superadmin: true },
];

/** The screens in a role's navigation whose names have the words of the query. */
export function screensFound(query: string, role: 'superadmin' | 'admin_assistant'): Screen[] {
  return SCREENS.filter(
    ({ name, superadmin }) => (!superadmin || role === 'superadmin') && matchesWords(name, query),
  ).map(({ name, path }) => ({ name, path }));
}
