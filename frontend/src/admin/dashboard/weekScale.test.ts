import { scaleMaximum } from './weekScale';

const week = (bookings: number, subscriptions = 0) => ({ weekStart: '2026-11-15', bookings, subscriptions });

test.each([
  [0, 4],
  [4, 4],
  [6, 8],
  [9, 10],
  [11, 20],
  [230, 400],
  [1_000, 1_000],
])('the scale for %d leads ends at %d', (most, top) => {
  expect(scaleMaximum([week(1), week(most)])).toBe(top);
});

test('adds bookings and subscriptions', () => {
  expect(scaleMaximum([week(3, 4)])).toBe(8);
});
