import { actionLabel, clockWords } from './breachWords';

const NOTIFY_BY = '2026-11-27T01:00:00.000Z';

test.each([
  ['2026-11-24T01:00:00Z', '72 hours 0 minutes left'],
  ['2026-11-26T23:59:30Z', '1 hour 0 minutes left'],
  ['2026-11-27T00:59:30Z', '0 minutes left'],
  ['2026-11-27T01:00:30Z', 'Over since 0 minutes'],
  ['2026-11-27T03:01:00Z', 'Over since 2 hours 1 minute'],
])('at %s the clock says: %s', (now, words) => {
  expect(clockWords(NOTIFY_BY, Date.parse(now))).toBe(words);
});

test('an unknown action is shown as it is', () => {
  expect(actionLabel('leads.read')).toBe('Read many leads');
  expect(actionLabel('lists.read')).toBe('Read many rows');
  expect(actionLabel('privacy.look-up')).toBe('Looked up people');
  expect(actionLabel('something.new')).toBe('something.new');
});
