import { ROLES, type Role } from '@contract';
import { mayAccess } from './access';

test.each(ROLES)('lets a %s open every page', (role: Role) => {
  for (const resource of ['leads', 'calendar', 'blog', 'users'])
    expect(mayAccess(role, resource, 'list')).toBe(true);
});

test.each<[Role, boolean]>([
  ['superadmin', true],
  ['admin_assistant', false],
])('says whether a %s may manage accounts: %s', (role, allowed) => {
  expect(mayAccess(role, 'users', 'manage')).toBe(allowed);
});
