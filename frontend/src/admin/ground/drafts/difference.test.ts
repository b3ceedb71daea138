import { difference } from './difference';

const kinds = (before: string, after: string) => difference(before, after).map(({ kind }) => kind);

test('marks equal lines as the same', () => {
  expect(difference('a\nb', 'a\nb')).toEqual([
    { kind: 'same', before: 'a', after: 'a' },
    { kind: 'same', before: 'b', after: 'b' },
  ]);
});

test('pairs a changed line with the original line', () => {
  expect(difference('a\nb\nc', 'a\nB\nc')[1]).toEqual({ kind: 'changed', before: 'b', after: 'B' });
});

test('distinguishes added and removed lines', () => {
  expect(kinds('a\nc', 'a\nb\nc')).toEqual(['same', 'added', 'same']);
  expect(kinds('a\nb\nc', 'a\nc')).toEqual(['same', 'removed', 'same']);
});

test('finds equal lines between two changes', () => {
  expect(kinds('one\nkeep\ntwo', 'eins\nkeep\nzwei\ndrei')).toEqual(['changed', 'same', 'changed', 'added']);
});

test('the rows contain both texts completely', () => {
  const [before, after] = ['a\n\nb\nc\nd\na', 'b\na\nx\nc\n\nd\nd'];
  const rows = difference(before, after);
  const side = (lines: (string | null)[]) => lines.filter((line) => line !== null).join('\n');
  expect(side(rows.map((row) => row.before))).toBe(before);
  expect(side(rows.map((row) => row.after))).toBe(after);
});

test('compares two long texts without common lines', () => {
  const lines = (word: string) => Array.from({ length: 3000 }, (_, i) => `${word} ${i}`).join('\n');
  expect(new Set(kinds(lines('old'), lines('new')))).toEqual(new Set(['changed']));
});
