import { localTargets } from './searchTargets';

const labels = (query: string, role: 'superadmin' | 'admin_assistant' = 'superadmin') => {
  const { screens, actions } = localTargets(query, role);
  return [...screens, ...actions].map(({ label }) => label);
};

test('finds screens and actions by the beginning of any word', () => {
  expect(labels('cal')).toEqual(['Calendar', 'Calendars']);
  expect(labels('users')).toEqual(['Admin Users']);
  expect(labels('walk')).toEqual(['New booking']);
  expect(labels('new po')).toEqual(['New policy', 'New post']);
  expect(labels('alendar')).toEqual([]);
});

test('offers everything for an empty query, without the screens that the role may not open', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Dashboard', 'Admin Users', 'New task']));
  expect(labels('', 'admin_assistant')).not.toContain('Admin Users');
});
