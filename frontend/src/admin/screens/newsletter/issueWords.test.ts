import { daysNeeded } from './issueWords';

test.each([
  [500, null, 0, 1],
  [100, 100, 0, 1],
  [101, 100, 0, 2],
  [100, 100, 1, 2],
  [123, 50, 20, 3],
  [100, 50, 80, 3],
])('%d recipients with %s a day, %d of them gone today, take %d days', (recipients, limit, sent, days) => {
  expect(daysNeeded(recipients, limit, sent)).toBe(days);
});
