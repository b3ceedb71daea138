import { scaleTop } from './scaleTop';

test.each([
  [0, 4],
  [4, 4],
  [6, 8],
  [9, 10],
  [11, 20],
  [230, 400],
  [1_000, 1_000],
])('the scale for at most %d ends at %d', (most, top) => {
  expect(scaleTop([1, most])).toBe(top);
});
