import fc from 'fast-check';
import type { Invalid } from '../../platform/domain-error.js';
import { anyTableOf as tableOf } from '../testing/any-table.js';

const cellsOf = async (content: string | Buffer) => (await tableOf(content)).rows.map(({ cells }) => cells);
const errorOf = (content: string | Buffer, limits?: { bytes: number; rows: number }) =>
  tableOf(content, {}, limits).then(
    () => 'none',
    (error: Invalid) => error.errors['file'],
  );

describe('a CSV file', () => {
  it('has the number of the row as spreadsheets count: the headings are row 1, empty lines are rows too', async () => {
    const { headings, rows } = await tableOf('Name,Email\nAna,a@example.com\n\n,\n"Ben\nUy",b@example.com\n');
    expect(headings).toEqual(['Name', 'Email']);
    expect(rows).toEqual([
      { row: 2, cells: ['Ana', 'a@example.com'] },
      { row: 5, cells: ['Ben\nUy', 'b@example.com'] },
    ]);
  });

  it('with headings alone has no rows', async () => {
    expect(await tableOf('Name,Email')).toMatchObject({ headings: ['Name', 'Email'], rows: [] });
    expect(await tableOf('Name,Email\r\n\r\n')).toMatchObject({ headings: ['Name', 'Email'], rows: [] });
  });

  it('with an overlong row has a problem in this row only; a short one gets its empty cells at the end', async () => {
    const { headings, rows } = await tableOf('A,B,C\n1,2,3\n4,5\n6,7,8,9\n10,11,12,,\n');
    expect(headings).toEqual(['A', 'B', 'C']);
    expect(rows).toEqual([
      { row: 2, cells: ['1', '2', '3'] },
      { row: 3, cells: ['4', '5', ''] },
      { row: 4, cells: ['6', '7', '8', '9'], problem: 'too-long' },
      { row: 5, cells: ['10', '11', '12'] },
    ]);
  });

  it('with a row that a line break has broken has problems in its parts, which are not padded', async () => {
    const { rows } = await tableOf(
      'Name,Notes,Email\nAna,x,ana@x.example\nBen,likes\nmusic,ben@x.example\nCarla,y\nDan\n',
    );
    expect(rows).toEqual([
      { row: 2, cells: ['Ana', 'x', 'ana@x.example'] },
      { row: 3, cells: ['Ben', 'likes'], problem: 'too-short' },
      { row: 4, cells: ['music', 'ben@x.example'], problem: 'too-short' },
      { row: 5, cells: ['Carla', 'y', ''] },
      { row: 6, cells: ['Dan', '', ''] },
    ]);
  });

  it.each([
    [1, 'First name,Email\nAna,a@x.example\n'],
    [
      3,
      'Client list as of 28 Nov 2026,,,\n,,,\nFirst Name,Last Name,Email,Mobile\nAna,Title,a@x.example,1\n',
    ],
    [3, 'Client list as of 28 Nov 2026\n\nVorname;Nachname;Mail\nAna;Titel;a@x.example\n'],
    [4, 'Report,Clients\nBy,Ana\n\nFirst name,Last name,Email\nAna,Cruz,a@x.example\n'],
    [2, 'Policies, with riders\nPolicy|Insurer|Plan\n1|A|B\n2|A|B\n'],
    [1, 'Vorname,Nachname,Mail\nAna,,\nBen,Uy,b@x.example\n'],
    [1, 'Code,,,\nA,,,\n'],
  ])('has its headings in row %j', async (row, content) => {
    expect((await tableOf(content)).headingRow).toBe(row);
  });

  it('has spaces before quotes, and backslashes before quotes, as other programs write them', async () => {
    const content =
      'First, "Last" ,Notes\nAna, "Reyes, Jr." ,"say \\"hi\\""\nBen,"a\\", b","5\\""\n"Carla \\"Caring\\"", "Uy","a ""b"""\n';
    expect(await tableOf(content)).toMatchObject({
      headings: ['First', 'Last', 'Notes'],
      rows: [
        { cells: ['Ana', 'Reyes, Jr.', 'say "hi"'] },
        { cells: ['Ben', 'a", b', '5"'] },
        { cells: ['Carla "Caring"', 'Uy', 'a "b"'] },
      ],
    });
    // the standard, where nothing else was shown
    expect(await cellsOf('A,B\n"C:\\","a\\""b"\n"x\\",y\n')).toEqual([
      ['C:\\', 'a\\"b'],
      ['x\\', 'y'],
    ]);
  });

  it('has each heading once', async () => {
    const { headings } = await tableOf('Email,Email,, Email (2) ,E  mail,Email,,\n1,2,3,4,5,6\n');
    expect(headings).toEqual(['Email', 'Email (2)', 'Column 3', 'Email (2) (2)', 'E mail', 'Email (3)']);
  });

  it('has separators, quotes and line ends in quotes, and quotes inside of plain cells', async () => {
    const content = 'A,B\r\n"x, ""y""\r\nz",1\r\n5" pipe,Maria "Baby" Cruz\r\n';
    expect(await cellsOf(content)).toEqual([
      ['x, "y"\r\nz', '1'],
      ['5" pipe', 'Maria "Baby" Cruz'],
    ]);
  });

  it('keeps cells that a spreadsheet would take for formulas, and spaces', async () => {
    const cells = ['+63 917 123 4567', '=1+1', '-5', '@home', ' x ', "'=1"];
    expect(await cellsOf(`A,B,C,D,E,F\n${cells.join(',')}\n`)).toEqual([cells]);
  });

  it.each(['Client ID,Policies in Force,Notes', 'First name,Phone,Error'])(
    'takes off the apostrophes that this software puts before formulas: %s',
    async (headings) =>
      expect(await cellsOf(`${headings}\n'=1,''=2,"a;'=3"\n`)).toEqual([['=1', "'=2", 'a;=3']]),
  );

  it.each([
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
    ['\r', 'CR'],
  ])('has lines that end in %j (%s)', async (end) => {
    expect(await cellsOf(['A;B', '1;2', '3;4', ''].join(end))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it.each([
    [',', 'Name,Remarks\nAna,a;b;c\nBen,d;e\n'],
    [';', 'Name;Remarks\nAna;a, b, c\nBen;d, e\n'],
    ['\t', 'Name\tRemarks\nAna\ta, b; c\n'],
    [';', 'Last, first;Email\n"Cruz, Ana";a@example.com\n"Uy, Ben";b@example.com\n'],
    [';', 'sep=;\nName, first;Email, home\nAna, x;a@example.com, y\n'],
    [',', 'Email\nana@example.com\n'],
    [';', `Name;Notes\nAna;"${'a, b, c\n'.repeat(10_000)}"\nBen;x\n`],
  ])('has the separator %j', async (separator, content) => {
    expect((await tableOf(content)).separator).toBe(separator);
  });

  it('has its rows after the line in which Excel says the separator', async () => {
    expect(await tableOf('sep=;\r\nA;B\r\n1;2\r\n')).toMatchObject({
      headings: ['A', 'B'],
      rows: [{ row: 3, cells: ['1', '2'] }],
    });
  });
});

describe('the encoding of a file', () => {
  it('is UTF-8, with a byte order mark or without', async () => {
    const file = { encoding: 'utf-8', headings: ['Pangalan'], rows: [{ cells: ['Peña ₱'] }] };
    expect(await tableOf('Pangalan\nPeña ₱\n')).toMatchObject(file);
    expect(await tableOf('\uFEFFPangalan\nPeña ₱\n')).toMatchObject(file);
    expect((await tableOf('\uFEFF"Name","Email"\n')).headings).toEqual(['Name', 'Email']);
  });

  it('is Windows-1252 when one byte anywhere is not UTF-8', async () => {
    const late = `Name\n${'Ana\n'.repeat(50_000)}`;
    const bytes = Buffer.concat([Buffer.from(late), Buffer.from([0x50, 0x65, 0xf1, 0x61, 0x80, 0x92, 0x0a])]);
    const { encoding, rows } = await tableOf(bytes);
    expect([encoding, rows.at(-1)?.cells]).toEqual(['windows-1252', ['Peña€’']]);
  });

  it('is Windows-1252 when the file ends in the middle of a character of UTF-8', async () => {
    expect((await tableOf(Buffer.from([0x41, 0x0a, 0x42, 0xc3]))).encoding).toBe('windows-1252');
  });
});

describe('a file is rejected', () => {
  const limits = { bytes: 1024 * 1024, rows: 3 };

  it.each([
    ['', 'The file is empty; please choose another one'],
    ['\uFEFF \r\n\r\n', 'The file is empty; please choose another one'],
    [
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
      'This file cannot be read; please send a table as CSV or as an Excel workbook (.xlsx), or contacts as vCard',
    ],
    [
      Buffer.from('\uFEFFName', 'utf16le'),
      'The text of this file is UTF-16; please save it as CSV in UTF-8 and send that',
    ],
    [
      Buffer.from('Name\r\nAna', 'utf16le'),
      'The text of this file is UTF-16; please save it as CSV in UTF-8 and send that',
    ],
    ['A\n1\n2\n3\n4\n', 'The file has more than 3 rows; please split it into smaller ones'],
    [`A\n${'x'.repeat(1024 * 1024)}`, 'The file is larger than 1 MB; please split it into smaller ones'],
    [
      'A,B\n"1\n2",x\n"3,x\n4,y\n',
      'The quotes of the row that begins in line 4 are not in order: one that opens is never closed',
    ],
    [
      Array.from({ length: 301 }, (_, column) => column).join(','),
      'The file has more than 300 columns; please leave out those that are not needed',
    ],
    [
      'BEGIN:VCARD\nFN:Ana\nEND:VCARD\nBEGIN:VCARD\nFN:Ben\n',
      'The contact that begins in line 4 has no end; the file is incomplete',
    ],
  ])('%#: %j', async (content, message) => {
    expect(await errorOf(content, limits)).toBe(message);
  });

  it('and read up to and with its limits', async () => {
    expect(await errorOf('A\n1\n2\n3\n', limits)).toBe('none');
    expect(await errorOf('A\n1\n2\n3\n', { bytes: 8, rows: 3 })).toBe('none');
  });
});

test('any table that is written as CSV is read as it was', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', 'ñ', 'a', '=', "'"), maxLength: 8 }),
  );
  const tables = fc
    .integer({ min: 2, max: 5 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }),
    );
  await fc.assert(
    fc.asyncProperty(tables, fc.constantFrom(',', ';', '\t'), async (table, separator) => {
      const written = table.filter((cells) => cells.some((text) => text.trim() !== ''));
      fc.pre(written.every((cells) => cells.every((text) => !text.includes('\0'))));
      const headings = (written[0] ?? ['', '']).map((_, column) => `H${column}`);
      const lines = [headings, ...written].map((cells) =>
        cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator),
      );
      const read = await tableOf(lines.join('\r\n'));
      expect(read).toMatchObject({ separator, headings });
      expect(read.rows.map(({ cells }) => cells)).toEqual(written);
    }),
    { numRuns: 60 },
  );
});
