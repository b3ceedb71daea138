import { isScreen, screensFor } from './screens';

const labels = (role: 'superadmin' | 'admin_assistant') => screensFor(role).map(({ label }) => label);

test('shows Admin Users, Business, the privacy desk, the self-check and the audit trail to superadmins only', () => {
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
    'Privacy',
    'Settings',
    'Self-check',
    'Audit trail',
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
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/security',
  '/admin/leads',
  '/admin/users',
  '/admin/tasks',
  '/admin/messages',
  '/admin/media',
  '/admin/suspected',
  '/admin/newsletter',
  '/admin/newsletter/new',
  '/admin/business',
  '/admin/business/hours',
  '/admin/privacy',
  '/admin/privacy/requests',
  '/admin/privacy/retention',
  '/admin/privacy/breach',
  '/admin/privacy/breach/1',
  '/admin/privacy/certificates',
  '/admin/privacy/certificates/1',
  '/admin/settings',
  '/admin/self-check',
  '/admin/audit',
])('has a page at %s', (path) => {
  expect(isScreen(path)).toBe(true);
});

test.each([
  '/admin/nothing',
  '/admin/leads/1',
  '/admin/newsletter/1/2',
  '/admin/privacy/people',
  '/admin/privacy/retention/1',
  '/admin/access-denied',
])('has no page at %s', (path) => {
  expect(isScreen(path)).toBe(false);
});
