import { usualAnswer, waitingTime } from './waitingTime';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [539, '8 h 59 min'],
  [540, '1 day'],
  [1_620, '3 days'],
])('%d business minutes are %s', (minutes, words) => expect(waitingTime(minutes)).toBe(words));

test.each([
  [329, '5 h 29 min'],
  [330, '1 day'],
  [661, '2 days'],
])('%d business minutes are %s in a week whose longest day has five and a half hours', (minutes, words) => {
  const week = [{ opens: 600, closes: 840 }, { opens: 510, closes: 840 }, null, null, null, null, null];
  expect(waitingTime(minutes, week)).toBe(words);
});

test('an office that never opens has no days', () =>
  expect(waitingTime(10_000, [null, null, null, null, null, null, null])).toBe('166 h 40 min'));

test.each([
  [0, 'an hour'],
  [60, 'an hour'],
  [200, '3 h 20 min'],
  [540, '1 working day'],
  [2_700, '5 working days'],
])('a usual answer after %d business minutes comes within %s', (minutes, words) =>
  expect(usualAnswer(minutes)).toBe(words),
);
