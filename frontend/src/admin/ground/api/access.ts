import type { Role } from '@contract';

/**
 * Permissions by role (spec §6). Every role can open every page; only a superadmin can `manage` accounts and what the
 * site says of the business, see the self-check, the privacy desk, the imports, the connections and the audit trail, `edit` the settings and
 * `send` the newsletter, and their pages show a message to other roles. The server enforces the same rules.
 */
export function hasAccess(role: Role, resource: string, action: string): boolean {
  if (
    ['users', 'business', 'self-check', 'privacy', 'imports', 'connections', 'audit'].includes(resource) &&
    action !== 'list'
  )
    return role === 'superadmin';
  if (resource === 'newsletter' && action === 'send') return role === 'superadmin';
  if (resource === 'settings' && action === 'edit') return role === 'superadmin';
  return true;
}
