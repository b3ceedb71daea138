import { screensFor } from './screens';

const labels = (role: 'superadmin' | 'admin_assistant') => screensFor(role).map(({ label }) => label);

test('shows Admin Users, Business, the privacy desk, imports, connections, the self-check and the audit trail to superadmins only', () => {
  expect(labels('superadmin')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Clients',
    'Policies',
    'Tasks',
    'Messages',
    'Blog',
    'Newsletter',
    'Book',
    'Business',
    'Admin Users',
    'Privacy',
    'Settings',
    'Import',
    'Connections',
    'Self-check',
    'Audit trail',
  ]);
  expect(labels('admin_assistant')).toEqual([
    'Dashboard',
    'Leads',
    'Calendar',
    'Clients',
    'Policies',
    'Tasks',
    'Messages',
    'Blog',
    'Newsletter',
    'Book',
    'Settings',
  ]);
});
