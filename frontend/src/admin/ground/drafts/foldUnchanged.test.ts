import { difference } from './difference';
import { foldUnchanged } from './foldUnchanged';

const lines = Array.from({ length: 20 }, (_, index) => `Line ${index}`);
const groups = (before: readonly string[], after: readonly string[]) =>
  foldUnchanged(difference(before.join('\n'), after.join('\n'))).map(({ folded, rows }) => [
    folded,
    rows.length,
  ]);

test('folds unchanged rows except those next to a change', () => {
  expect(groups(lines, lines.with(10, 'Another line'))).toEqual([
    [true, 8],
    [false, 5],
    [true, 7],
  ]);
});

test('does not fold fewer than four rows', () => {
  const six = lines.slice(0, 6);
  expect(groups(six, six.with(0, 'Another line'))).toEqual([
    [false, 3],
    [false, 3],
  ]);
});

test('keeps every row', () => {
  const rows = difference(lines.join('\n'), [...lines.slice(3), 'More'].join('\n'));
  expect(foldUnchanged(rows).flatMap((group) => group.rows)).toEqual(rows);
});
