import { median } from './median.js';

it.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 100, 2], 3],
  [[1, 2], 2],
])('the median of %j is %j', (numbers, middle) => expect(median(numbers)).toBe(middle));
