import { isScreen, screensFor } from './screens';

const labels = (role: 'superadmin' | 'admin_assistant') => screensFor(role).map(({ label }) => label);

test('shows Admin Users, Business and the self-check to superadmins only', () => {
  expect(labels('superadmin')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Tasks',
    'Messages',
    'Blog',
    'Newsletter',
    'Business',
    'Admin Users',
    'Settings',
    'Self-check',
  ]);
  expect(labels('admin_assistant')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Tasks',
    'Messages',
    'Blog',
    'Newsletter',
    'Settings',
  ]);
});

test.each([
  '/admin',
  '/admin/',
  '/admin/login',
  '/admin/leads',
  '/admin/users',
  '/admin/tasks',
  '/admin/messages',
  '/admin/media',
  '/admin/newsletter',
  '/admin/newsletter/new',
  '/admin/business',
  '/admin/business/hours',
  '/admin/settings',
  '/admin/self-check',
])('has a page at %s', (path) => {
  expect(isScreen(path)).toBe(true);
});

test.each(['/admin/nothing', '/admin/leads/1', '/admin/newsletter/1/2', '/admin/access-denied'])(
  'has no page at %s',
  (path) => {
    expect(isScreen(path)).toBe(false);
  },
);
