import type { Role } from '@contract';

/**
 * Permissions by role (spec §6). Every role can open every page; only a superadmin can `manage` accounts, and the
 * account page shows a message to other roles. The server enforces the same rules.
 */
export function hasAccess(role: Role, resource: string, action: string): boolean {
  if (resource !== 'users' || action === 'list') return true;
  return role === 'superadmin';
}
