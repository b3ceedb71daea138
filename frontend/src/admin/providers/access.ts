import type { Role } from '@contract';

/**
 * Who may do what (spec §6). Every member of staff may open every page, also the one for accounts, which then says
 * that it is not for them; only a superadmin may `manage` accounts. The server holds to the same rules.
 */
export function mayAccess(role: Role, resource: string, action: string): boolean {
  if (resource !== 'users' || action === 'list') return true;
  return role === 'superadmin';
}
