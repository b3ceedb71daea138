import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvCell, csvCellValue } from './csv-cell.js';

/** The value of the cell in a file, as a program reads it. */
const read = (text: string) => {
  const [[cell = '', next] = []] = parse(`${csvCell(text)},x`, { record_delimiter: '\n' });
  expect(next).toBe('x');
  return csvCellValue(cell);
};

test('every text comes back from its cell as it was', () => {
  const awkward = fc.string({ unit: fc.constantFrom(...'\'=+-@＝＋－＠;,"\t\r\n\0 a1') });
  fc.assert(fc.property(fc.oneof(awkward, fc.string()), (text) => expect(read(text)).toBe(text)));
});

test.each([
  ['=1', "'=1"],
  ["'=1", "''=1"],
  ["''+63", "'''+63"],
  ["'twas", "'twas"],
  ['a;=1', `"a;'=1"`],
  ["a;'=1", `"a;''=1"`],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
  expect(read(text)).toBe(text);
});

test('a million apostrophes are escaped and read in linear time', () => {
  const text = `a;${"'".repeat(1_000_000)}=1`;
  expect(read(text)).toBe(text);
});
