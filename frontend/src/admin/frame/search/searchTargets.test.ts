import { actOn, localTargets } from './searchTargets';

const labels = (query: string, role: 'superadmin' | 'admin_assistant' = 'superadmin') => {
  const { screens, actions } = localTargets(query, role);
  return [...screens, ...actions].map(({ label }) => label);
};

test('finds screens and actions by the beginning of any word', () => {
  expect(labels('cal')).toEqual(['Calendar', 'Calendars', 'Log a call']);
  expect(labels('users')).toEqual(['Admin Users']);
  expect(labels('walk')).toEqual(['New booking']);
  expect(labels('new po')).toEqual(['New policy', 'New post']);
  expect(labels('alendar')).toEqual([]);
});

test('offers everything for an empty query, without the screens that the role may not open', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Dashboard', 'Admin Users', 'New task']));
  expect(labels('', 'admin_assistant')).not.toContain('Admin Users');
});

test.each([
  ['payment', ['Policies', 'Record a payment']],
  ['premium', ['Policies', 'Production', 'Record a payment']],
  ['record payment', ['Record a payment']],
  ['log a call', ['Log a call']],
  ['claim', ['Policies']],
  ['webhook', ['Connections']],
  ['book', ['Leads', 'Calendar', 'Production', 'Calendars', 'New booking']],
])('finds acts and things by their words: %s', (query, found) => expect(labels(query)).toEqual(found));

test.each([
  ['record payment Reyes', { label: 'Record a payment', of: 'policies', q: 'Reyes' }],
  ['pay 00-1234', { label: 'Record a payment', of: 'policies', q: '00-1234' }],
  ['log a call Ana Cruz', { label: 'Log a call', of: 'clients', q: 'Ana Cruz' }],
  ['log a call ', { label: 'Log a call', of: 'clients', q: '' }],
  ['log a call', null],
  ['Reyes', null],
  ['pa reyes', null],
])('an act is found with its record: %s', (query, act) =>
  expect(actOn(query)).toEqual(act && { ...act, on: expect.any(Function) as unknown }),
);
