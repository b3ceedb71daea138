import { equalShares, percentOf, shareIn, sumWords, WHOLE } from './shares';

test.each([
  ['100', 10_000],
  ['33.34', 3_334],
  ['33,3', 3_330],
  [' 0.01 ', 1],
  ['0', null],
  ['100.01', null],
  ['33.333', null],
  ['-5', null],
  ['1e1', null],
  ['', null],
])('%j percent are the share %j', (percent, share) => expect(shareIn(percent)).toBe(share));

test('every share is written so that it is read as the same', () => {
  for (let share = 1; share <= WHOLE; share += 1) expect(shareIn(percentOf(share))).toBe(share);
});

test('equal shares add up to the whole and differ by the smallest part at most', () => {
  expect(equalShares(3)).toEqual([3_334, 3_333, 3_333]);
  for (let count = 1; count <= 40; count += 1) {
    const shares = equalShares(count);
    expect(sumWords(shares).isWhole).toBe(true);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  }
});

test.each([
  [[5_000, 5_000], '100 %', true],
  [[6_000, 3_000], '90 %: 10 % missing', false],
  [[10_000, 1], '100.01 %: 0.01 % too much', false],
  [[], '0 %: 100 % missing', false],
])('the shares %j are “%s”', (shares, words, isWhole) =>
  expect(sumWords(shares)).toEqual({ words, isWhole }),
);
