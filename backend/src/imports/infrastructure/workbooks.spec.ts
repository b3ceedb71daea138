import type { Invalid } from '../../platform/domain-error.js';
import { anyTableOf as tableOf } from '../testing/any-table.js';
import { sheetOf, type SheetContent, workbook, workbookEntries, zipOf } from '../testing/workbook.js';

const cellsOf = async (content: Buffer) => (await tableOf(content)).rows.map(({ cells }) => cells);
const errorOf = (content: Buffer, layout = {}) =>
  tableOf(content, layout).then(
    () => 'none',
    (error: Invalid) => Object.values(error.errors).join(),
  );

/** The formats of styles 1, 2, 3 … */
const stylesOf = (...codes: readonly (string | number)[]) =>
  `<numFmts>${codes
    .flatMap((code, place) =>
      typeof code === 'string'
        ? [`<numFmt numFmtId="${200 + place}" formatCode="${code.replaceAll('"', '&quot;')}"/>`]
        : [],
    )
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${codes
    .map((code, place) => `<xf numFmtId="${typeof code === 'string' ? 200 + place : code}"/>`)
    .join('')}</cellXfs>`;

/** What is read of numbers with a format each. */
async function shown(
  numbers: readonly (readonly [number: number | string, format: string | number])[],
  is1904 = false,
) {
  const cells = numbers.map(([number], place) => `<c s="${place + 1}"><v>${number}</v></c>`).join('');
  const headings = numbers.map((_, place) => `<c t="inlineStr"><is><t>H${place}</t></is></c>`).join('');
  const styles = stylesOf(...numbers.map(([, format]) => format));
  const [read] = await cellsOf(sheetOf(`<row>${headings}</row><row>${cells}</row>`, { styles, is1904 }));
  return read;
}

describe('a workbook', () => {
  it('is read as a table: texts, numbers, yes and no, empty cells and rows', async () => {
    const rows = [
      ['First name', 'Phone', 'Newsletter', 'Notes'],
      ['Ana "Annie" Peña', 639174000003, true, 'a, b;\n"c"'],
      [],
      ['Ben', null, false, null],
    ];
    expect(await tableOf(sheetOf(rows))).toMatchObject({
      encoding: 'utf-8',
      separator: null,
      headingRow: 1,
      sheet: 'Sheet1',
      sheets: ['Sheet1'],
      headings: rows[0],
      rows: [
        { row: 2, cells: ['Ana "Annie" Peña', '639174000003', 'TRUE', 'a, b;\n"c"'] },
        { row: 4, cells: ['Ben', '', 'FALSE', ''] },
      ],
    });
  });

  it('has shared texts, texts of several looks without their pronunciation, and results of formulas', async () => {
    const shared =
      '<si><t>Name</t></si><si><r><t xml:space="preserve">Ana </t></r><r><rPr><b/></rPr><t>Cruz</t></r><rPh><t>X</t></rPh></si><si><t>a_x000D_b &amp; c</t></si>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>B</v></c><c r="C1" t="str"><v>C</v></c><c r="D1" t="str"><v>D</v></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="str"><f>A2&amp;"x"</f><v>Anax</v></c><c r="C2"><f>1+1</f><v>2</v></c><c r="D2" t="s"><v>2</v></c></row>' +
      '<row r="3"><c r="A3" t="e"><v>#N/A</v></c><c r="B3" t="e"><v>#SPILL!</v></c><c r="C3"><f>1+1</f></c><c r="D3" t="str"><f>""</f><v></v></c></row>';
    expect(await cellsOf(sheetOf(rows, { shared }))).toEqual([
      ['Ana Cruz', 'Anax', '2', 'a\rb & c'],
      ['#N/A', '#VALUE!', '#VALUE!', ''],
    ]);
  });

  it('has cells where their references say, and elements with a prefix', async () => {
    const rows =
      '<x:row r="3"><x:c r="B3" t="str"><x:v>Name</x:v></x:c><x:c r="D3" t="str"><x:v>City</x:v></x:c></x:row>' +
      '<x:row r="5"><x:c r="B5" t="str"><x:v>Ana</x:v></x:c><x:c r="D5" t="str"><x:v>Cebu</x:v></x:c></x:row>';
    const spaced = rows.replaceAll('<x:row', '<x:row xmlns:x="x"');
    expect(await tableOf(sheetOf(spaced))).toMatchObject({
      headings: ['Column 1', 'Name', 'Column 3', 'City'],
      headingRow: 3,
      rows: [{ row: 5, cells: ['', 'Ana', '', 'Cebu'] }],
    });
  });

  it('has days, and local times, as its formats say', async () => {
    expect(
      await shown([
        [30753, 14],
        [30753, 'dd/mm/yyyy'],
        [46354.75, 'yyyy\\-mm\\-dd hh:mm'],
        [46354.999999999, 22],
        [0.5, 'h:mm AM/PM'],
        [59, 14],
        [61, 14],
        [60, 14],
        [30753, '[$-3409]mmmm d, yyyy;@'],
        ['-5', 14],
        [0, 14],
      ]),
    ).toEqual([
      '1984-03-12',
      '1984-03-12',
      '2026-11-28T18:00:00',
      '2026-11-29',
      '12:00:00',
      '1900-02-28',
      '1900-03-01',
      '1900-02-29',
      '1984-03-12',
      '-5',
      '1900-01-00',
    ]);
    expect(await shown([[29291, 14]], true)).toEqual(['1984-03-12']);
    const iso = '<row><c t="str"><v>Born</v></c></row><row><c t="d"><v>1984-03-12T00:00:00.000</v></c></row>';
    expect(await cellsOf(sheetOf(iso))).toEqual([['1984-03-12']]);
  });

  it('has numbers without noise and exponent, and with what their formats add', async () => {
    expect(
      await shown([
        ['639174000003', 0],
        ['6.39174000003E11', 1],
        ['0.30000000000000004', 2],
        ['1234.5', '#,##0.00'],
        ['1.2345678901234568E+15', 0],
        ['1E-7', 0],
        ['0.055', 10],
        ['0.05', '0%'],
        ['12345678', '0000000000'],
        ['9174000003', '0000\\-000\\-0000'],
        ['9174000003', '"+63" ### ### ####'],
        ['1500.5', '"₱"#,##0.00'],
        ['1500', '[$USD] #,##0.00'],
        ['1500', '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)'],
        ['1500', '#,##0 "km"'],
        ['5', 'General'],
        ['5', '[Red]0.00'],
      ]),
    ).toEqual([
      '639174000003',
      '639174000003',
      '0.3',
      '1234.5',
      '1.23456789012346E+15',
      '0.0000001',
      '5.5%',
      '5%',
      '0012345678',
      '0917-400-0003',
      '+63 917 400 0003',
      '₱ 1500.5',
      'USD 1500',
      '$ 1500',
      '1500',
      '5',
      '5',
    ]);
  });

  it('has its first shown sheet with rows, or the chosen one', async () => {
    const table = (name: string): SheetContent['rows'] => [['Name'], [name]];
    const content = workbook({
      sheets: [
        { name: 'Lists', state: 'hidden', rows: table('hidden') },
        { name: 'Empty', rows: [] },
        { name: 'Clients & <more>', rows: table('first') },
        { name: '2025', rows: table('second') },
      ],
    });
    expect(await tableOf(content)).toMatchObject({
      sheet: 'Clients & <more>',
      sheets: ['Empty', 'Clients & <more>', '2025'],
      rows: [{ cells: ['first'] }],
    });
    expect(await tableOf(content, { sheet: '2025' })).toMatchObject({ rows: [{ cells: ['second'] }] });
    expect(await tableOf(content, { sheet: 'Lists' })).toMatchObject({ rows: [{ cells: ['hidden'] }] });
    expect(await errorOf(content, { sheet: '2024' })).toBe('The workbook has no sheet with this name');
  });

  it('has its headings below the titles, and rows by their numbers', async () => {
    const rows = [
      ['Clients of 2026'],
      [],
      ['First name', 'Last name', 'E-mail'],
      ['Ana', 'Cruz', 'a@x.example'],
    ];
    expect(await tableOf(sheetOf(rows))).toMatchObject({
      headingRow: 3,
      headings: rows[2],
      rows: [{ row: 4, cells: rows[3] }],
      firstRows: [
        { row: 1, cells: ['Clients of 2026'] },
        { row: 3, cells: rows[2] },
        { row: 4, cells: rows[3] },
      ],
    });
  });
});

describe('a workbook is rejected in words, with bounded memory', () => {
  const DAMAGED =
    'This workbook is damaged or incomplete; please open it in your spreadsheet, save it as .xlsx again and send that';
  const TOO_LARGE =
    'This workbook holds more than can be read; please split it, or save the sheet as CSV in UTF-8 and send that';
  const plain: SheetContent = { name: 'A', rows: [['Name'], ['Ana']] };
  const entries = workbookEntries({ sheets: [plain] });
  const withSheet = (content: string | Buffer, saidSize?: number) =>
    zipOf(
      entries.map((entry) =>
        entry.name.endsWith('sheet0.xml')
          ? { ...entry, content, ...(saidSize !== undefined && { saidSize }) }
          : entry,
      ),
    );
  const sheet = (inside: string, before = '') =>
    `${before}<worksheet><sheetData>${inside}</sheetData></worksheet>`;
  const row = (cells: string) => `<row>${cells}</row>`;
  const LOL = `<!DOCTYPE x [<!ENTITY a "lol">${'bcdefghi'
    .split('')
    .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefgh'[place]};`.repeat(10)}">`)
    .join('')}]>`;
  const OUTSIDE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

  it.each([
    ['of which only the beginning arrived', () => zipOf(entries).subarray(0, 700), DAMAGED],
    ['with a name that leads elsewhere', () => zipOf([{ name: '../clients.csv', content: 'Name' }]), DAMAGED],
    ['that is no zip inside', () => Buffer.from('PK\u0003\u0004 and nothing more'), DAMAGED],
    ['with entities that grow', () => withSheet(sheet(row('<c t="str"><v>&i;</v></c>'), LOL)), DAMAGED],
    [
      'with an entity of another file',
      () => withSheet(sheet(row('<c t="str"><v>&a;</v></c>'), OUTSIDE)),
      DAMAGED,
    ],
    ['whose XML is not in order', () => withSheet('<worksheet><sheetData><row>'), DAMAGED],
    ['whose elements are within each other without end', () => withSheet('<a>'.repeat(1_000_000)), DAMAGED],
    ['with a larger part than it says', () => withSheet(sheet(row('<c/>'.repeat(1_000))), 10), DAMAGED],
    ['with rows that go back', () => withSheet(sheet('<row r="5"></row><row r="4"></row>')), DAMAGED],
    ['with a row that no sheet has', () => withSheet(sheet('<row r="9999999"></row>')), DAMAGED],
    ['with a shared text that is not there', () => withSheet(sheet(row('<c t="s"><v>7</v></c>'))), DAMAGED],
    ['with a number that is none', () => withSheet(sheet(row('<c><v>1e999</v></c>'))), DAMAGED],
    [
      'that unfolds to more than a server holds',
      () => withSheet(Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(300 * 1024 * 1024, ' ')])),
      TOO_LARGE,
    ],
    [
      'with one text in very many cells',
      () =>
        sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(290)}</row>`.repeat(60), {
          shared: `<si><t>${'x'.repeat(30_000)}</t></si>`,
        }),
      TOO_LARGE,
    ],
    [
      'with more sheets than anybody needs',
      () =>
        workbook({ sheets: Array.from({ length: 3_000 }, (_, place) => ({ ...plain, name: `S${place}` })) }),
      'The workbook has more than 200 sheets; please save the one that is needed in a file of its own',
    ],
    [
      'with too many columns',
      () => withSheet(sheet('<row><c r="XFD1" t="str"><v>x</v></c></row>')),
      'The file has more than 300 columns; please leave out those that are not needed',
    ],
    [
      'with too many rows',
      () => withSheet(sheet('<row><c t="str"><v>x</v></c></row>'.repeat(100_300))),
      'The file has more than 100,000 rows; please split it into smaller ones',
    ],
    ['without a row', () => sheetOf([]), 'The file is empty; please choose another one'],
    [
      'that is a CSV file in a zip',
      () => zipOf([{ name: 'clients.csv', content: 'Name\nAna\n' }]),
      'This is a ZIP archive and no workbook; please unpack it and send the file that is inside',
    ],
    [
      'of the kind .ods',
      () => zipOf([{ name: 'content.xml', content: '<x/>' }]),
      'This is an OpenDocument file; please save it as .xlsx or CSV in your office program and send that',
    ],
    [
      'of the kind .xlsb',
      () => zipOf([{ name: 'xl/workbook.bin', content: 'x' }]),
      'This is a binary workbook (.xlsb); please save it as .xlsx in your spreadsheet and send that',
    ],
    [
      'of an earlier kind',
      () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'This is a workbook of an earlier kind (.xls); please save it as .xlsx in your spreadsheet and send that',
    ],
    [
      'with a password',
      () => Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'This workbook has a password; please save it without one in your spreadsheet and send that',
    ],
  ])('%s', async (_, contentOf, message) => {
    const content = contentOf();
    const before = process.memoryUsage().rss;
    expect(await errorOf(content)).toBe(message);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(450);
  });
});
