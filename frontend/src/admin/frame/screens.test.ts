import { menuFor, screensFor, sectionAt, titleAt } from './screens';

const titles = (role: 'superadmin' | 'admin_assistant') => menuFor(role).map(({ title }) => title);

test('the menu shows Admin Users and Business to superadmins only', () => {
  const shown = titles('admin_assistant');
  expect(titles('superadmin').filter((title) => !shown.includes(title))).toEqual(['Admin Users', 'Business']);
});

test('pages of which the address names no record can be opened from anywhere', () => {
  const paths = screensFor('admin_assistant').map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/admin', '/admin/insurers', '/admin/media', '/admin/security']),
  );
  expect(paths.filter((path) => /:|login|password|privacy/.test(path))).toEqual([]);
});

test.each([
  ['/admin', 'dashboard', 'Dashboard'],
  ['/admin/leads/appointment/1', 'leads', 'Leads'],
  ['/admin/households/1', 'clients', 'Clients'],
  ['/admin/imports/new', 'settings', 'New import'],
  ['/admin/privacy/breach/1', 'settings', 'Settings'],
  ['/admin/settings/mail', 'settings', 'Mail'],
  ['/admin/nothing', undefined, undefined],
])('%s belongs to the section %s and is called %s', (path, section, title) =>
  expect([sectionAt(path), titleAt(path)]).toEqual([section, title]),
);

test('each shortcut opens one page', () => {
  const keys = screensFor('superadmin').flatMap(({ key = [] }) => key);
  expect(keys).toContain('d');
  expect(new Set(keys).size).toBe(keys.length);
});
