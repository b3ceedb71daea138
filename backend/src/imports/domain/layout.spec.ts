import { isReadAs, wholeLayout } from './layout.js';

const CSV = { separator: ',', headingRow: 2, sheet: null };
const WORKBOOK = { separator: null, headingRow: 1, sheet: 'Clients' };
const VCARD = { separator: null, headingRow: null, sheet: null };

test.each([
  [CSV, {}, true],
  [CSV, { separator: ',', headingRow: 2 }, true],
  [CSV, { separator: ';' }, false],
  [CSV, { headingRow: 3 }, false],
  [CSV, { sheet: 'Policies' }, true],
  [WORKBOOK, { sheet: 'Clients', separator: ';' }, true],
  [WORKBOOK, { sheet: 'Policies' }, false],
  [VCARD, { separator: ';', headingRow: 3, sheet: 'Policies' }, true],
] as const)('a file that was read as %j is as wanted by %j: %s', (read, wanted, expected) =>
  expect(isReadAs(read, wanted)).toBe(expected),
);

test.each([
  ['stays where nothing is said', CSV, {}, { separator: ',', headingRow: 2 }],
  ['has the row of headings that is said', CSV, { headingRow: 3 }, { separator: ',', headingRow: 3 }],
  ['has its headings guessed with another separator', CSV, { separator: ';' }, { separator: ';' }],
  [
    'has the headings that are said with another separator',
    CSV,
    { separator: ';', headingRow: 4 },
    { separator: ';', headingRow: 4 },
  ],
  ['has its headings guessed in another sheet', WORKBOOK, { sheet: 'Policies' }, { sheet: 'Policies' }],
  ['keeps its sheet', WORKBOOK, { headingRow: 5 }, { sheet: 'Clients', headingRow: 5 }],
  ['of a vCard says nothing', VCARD, {}, {}],
] as const)('the layout of a file %s', (_, read, wanted, whole) =>
  expect(wholeLayout(read, wanted)).toEqual(whole),
);
