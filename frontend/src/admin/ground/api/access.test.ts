import { ROLES, type Role } from '@contract';
import { hasAccess } from './access';

test.each(ROLES)('a %s can open every page', (role: Role) => {
  for (const resource of ['leads', 'calendar', 'messages', 'posts', 'users', 'business', 'settings'])
    expect(hasAccess(role, resource, 'list')).toBe(true);
});

test.each<[Role, boolean]>([
  ['superadmin', true],
  ['admin_assistant', false],
])(
  'permission of a %s to manage accounts and the business, and to edit the settings: %s',
  (role, allowed) => {
    expect(hasAccess(role, 'users', 'manage')).toBe(allowed);
    expect(hasAccess(role, 'business', 'manage')).toBe(allowed);
    expect(hasAccess(role, 'settings', 'edit')).toBe(allowed);
  },
);
