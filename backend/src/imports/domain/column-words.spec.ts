import { CountedWords } from './column-words.js';
import type { Columns, ImportOptions } from './mapping.js';
import type { ImportKind } from './import-fields.js';

const MODES = ['single', 'annual', 'semi-annual', 'quarterly', 'monthly'];

/** The words of the cells of one column, beside one that has no choices. */
function found(cells: readonly string[], field = 'mode', options: ImportOptions = {}) {
  const kind: ImportKind = field === 'mode' ? 'policies' : 'subscribers';
  const columns: Columns = { Email: kind === 'policies' ? 'clientEmail' : 'email', Column: field };
  const words = new CountedWords(kind, { columns, options }, ['Email', 'Column', 'Other']);
  for (const cell of cells) words.add(['x@x.example', cell, 'other']);
  return words.found();
}
const valuesOf = (...of: Parameters<typeof found>) => found(...of)[0]!.values;

describe('the words of a column with choices', () => {
  it('are counted as they stand there first, the most frequent ones before others', () => {
    expect(found(['Weekly', ' Monthly ', 'monthly', '', 'N/A', 'MONTHLY'])).toEqual([
      {
        heading: 'Column',
        field: 'mode',
        choices: MODES,
        moreRows: 0,
        values: [
          { value: 'Monthly', rows: 3, choice: 'monthly', isDecided: true },
          { value: 'Weekly', rows: 1, choice: null, isDecided: false },
        ],
      },
    ]);
  });

  it('are none of a row without the cell', () => {
    const words = new CountedWords('policies', { columns: { Mode: 'mode' }, options: {} }, ['Email', 'Mode']);
    words.add(['x@x.example']);
    expect(words.found()).toMatchObject([{ values: [], moreRows: 0 }]);
  });

  it('have the meanings that the mapping gives them, also none', () => {
    const meanings = { Column: { weekly: 'monthly', Never: null } };
    expect(valuesOf(['weekly', 'never', 'daily'], 'mode', { meanings })).toEqual([
      { value: 'weekly', rows: 1, choice: 'monthly', isDecided: true },
      { value: 'never', rows: 1, choice: null, isDecided: true },
      { value: 'daily', rows: 1, choice: null, isDecided: false },
    ]);
  });

  it('of yes and no say which of them they are', () => {
    expect(valuesOf(['Oo', 'Hindi', 'maybe'], 'subscribed').map(({ choice }) => choice)).toEqual([
      'yes',
      'no',
      null,
    ]);
  });

  it('that tell of leaving are no dates, which are read as such', () => {
    expect(valuesOf(['Opted out', '2025-06-07', 'gone'], 'left').map(({ value }) => value)).toEqual([
      'Opted out',
      'gone',
    ]);
  });

  it('are at most 200, of at most 100 characters; rows with others are counted', () => {
    const words = Array.from({ length: 202 }, (_, place) => `word ${place}`);
    const [column] = found([...words, 'word 0', 'x'.repeat(100), 'x'.repeat(101)]);
    expect(column!.values).toHaveLength(200);
    expect(column!.values[0]).toMatchObject({ value: 'word 0', rows: 2 });
    expect(column!.moreRows).toBe(4);
    expect(valuesOf(['x'.repeat(100)])).toHaveLength(1);
  });
});
