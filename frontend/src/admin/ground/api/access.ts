import { CONSOLE_PAGES, type Role } from '@contract';

const ofSuperadmins: ReadonlySet<string> = new Set(
  Object.entries(CONSOLE_PAGES).flatMap(([path, { superadminOnly }]) => (superadminOnly ? [path] : [])),
);

/**
 * Permissions by role (spec §6). Every role can open every page; only a superadmin can `manage` what the pages for superadmins
 * show, `edit` the settings and `send` the newsletter, and these pages show a message to other roles. The server enforces the
 * same rules.
 */
export function hasAccess(role: Role, resource: string, action: string): boolean {
  if (action !== 'list' && ofSuperadmins.has(resource)) return role === 'superadmin';
  if (resource === 'newsletter' && action === 'send') return role === 'superadmin';
  if (resource === 'settings' && action === 'edit') return role === 'superadmin';
  return true;
}
