import { isScreen, screensFor } from './screens';

const labels = (role: 'superadmin' | 'admin_assistant') => screensFor(role).map(({ label }) => label);

test('shows Admin Users to superadmins only', () => {
  expect(labels('superadmin')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Messages',
    'Blog',
    'Admin Users',
    'Settings',
  ]);
  expect(labels('admin_assistant')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Messages',
    'Blog',
    'Settings',
  ]);
});

test.each([
  '/admin',
  '/admin/',
  '/admin/login',
  '/admin/leads',
  '/admin/users',
  '/admin/messages',
  '/admin/settings',
])('has a page at %s', (path) => {
  expect(isScreen(path)).toBe(true);
});

test.each(['/admin/nothing', '/admin/leads/1', '/admin/access-denied'])('has no page at %s', (path) => {
  expect(isScreen(path)).toBe(false);
});
