import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slugOf } from '../src/blog/domain/slug.js';
import { readings } from '../src/imports/domain/cell-dates.js';
import { readCell } from '../src/imports/domain/cells.js';
import { isHeadingOf } from '../src/imports/domain/headings.js';
import { FIELDS_OF, type FieldType } from '../src/imports/domain/import-fields.js';
import { tellsOfLeaving } from '../src/imports/domain/leaving.js';
import { wordForm } from '../src/imports/domain/meanings.js';
import { readRecord } from '../src/imports/domain/read-record.js';
import { readTextTable } from '../src/imports/infrastructure/table-files.js';
import { csvCell, csvCellValue } from '../src/privacy/csv-cell.js';
import { textProblem } from '../src/platform/text-rules.js';
import { addressIn, mailboxKey } from '../src/platform/values/email.js';
import { readText } from '../src/platform/values/text.js';

/** CPU milliseconds that count as no time: below them the compiler and the collector decide. What is quadratic needs more. */
const NOISE_MS = 100;
/** Linear is twice, quadratic four times. */
const MOST = 3;
const TRIES = 5;

const ALL = Object.values(FIELDS_OF).flat();
const cellOf = (type: FieldType) => (text: string) => {
  readCell(
    ALL.find((field) => field.type === type)!,
    text,
    {},
  );
};

/** Texts of about that many characters which an expression can be slow on. */
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
  spaces: (size) => `1${' '.repeat(size)}x1`,
  'line feeds': (size) => `a${'\n'.repeat(size)}b`,
  quotes: (size) => `a${' "'.repeat(size / 2)}`,
  brackets: (size) => `${'<('.repeat(size / 2)}x`,
  'at signs and dots': (size) => `${'a.@'.repeat(size / 3)}!`,
  'digits and commas': (size) => `${"1,'".repeat(size / 3)}x`,
  hyphens: (size) => `${'-'.repeat(size)}x-`,
  backslashes: (size) => `${'\\;'.repeat(size / 2)}\\`,
  letters: (size) => 'x'.repeat(size),
};

const READERS: Readonly<Record<string, (text: string) => void>> = {
  ...Object.fromEntries(
    (
      ['text', 'email', 'phone', 'date', 'dateTime', 'amount', 'number', 'choice', 'tags', 'flag'] as const
    ).map((type) => [`a cell: ${type}`, cellOf(type)]),
  ),
  'the days of a cell': (text) => void readings(text),
  'a row with parts of a name and an address': (text) => {
    const columns = { a: 'fullName', b: 'addressCity', c: 'notes' };
    readRecord('clients', { columns, options: {} }, ['a', 'b', 'c'], [text, text, text]);
  },
  'a heading': (text) => void isHeadingOf('email', text),
  'a heading that may tell of leaving': (text) => void tellsOfLeaving(text),
  'a word with a meaning': (text) => void wordForm(text),
  'a cell that is exported': (text) => void csvCell(text),
  'a cell that was exported': (text) => void csvCellValue(text),
  'an e-mail address': (text) => void addressIn(text),
  'the key of a mailbox': (text) => void mailboxKey(text),
  'a text field': (text) => void textProblem(readText(text), 1_000_000),
  'the slug of a title': (text) => void slugOf(text),
};

/** Files of about that many bytes. */
const FILES: Readonly<Record<string, (size: number) => string>> = {
  'with equal headings': (size) => `First name${',x'.repeat(size / 2)}\r\n1\r\n`,
  'with a card of continued lines': (size) =>
    card(`NOTE;ENCODING=QUOTED-PRINTABLE:${'x'.repeat(size / 4)}=\r\n${'=\r\n'.repeat(size / 4)}`),
  'with a card that begins without a colon': (size) =>
    card(`NOTE;ENCODING=QUOTED-PRINTABLE;${'x'.repeat(size / 4)}=\r\n${'=\r\n'.repeat(size / 4)}`),
  'with a card of folded lines': (size) => card(`NOTE:x\r\n${' x\r\n'.repeat(size / 4)}`),
  'with a card of one line': (size) => card(`NOTE:${'x'.repeat(size)}\r\n`),
  'with a cell of quotes after backslashes': (size) => `a,b\r\n"x${'\\"'.repeat(size / 2)}y",1\r\n`,
  'with cells of spaces and quotes': (size) => `a,b\r\n${' "  "'.repeat(size / 5)}\r\n1,2\r\n`,
  'with titles above the headings': (size) => `${'title\r\n'.repeat(size / 7)}First name,Email\r\nAna,x\r\n`,
  'with a cell of separators': (size) => `a,b\r\n"${';,'.repeat(size / 2)}",1\r\n`,
};
const card = (lines: string) => `BEGIN:VCARD\r\nVERSION:2.1\r\nFN:A\r\n${lines}END:VCARD\r\n`;

describe('twice the text takes about twice the time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linear-time-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(READERS))('for %s', async (_, read) => {
    const slow: string[] = [];
    for (const [name, make] of Object.entries(TEXTS))
      if (await isSlow(async (size) => read(make(size)), 20_000)) slow.push(name);
    expect(slow).toEqual([]);
  });

  it.each(Object.entries(FILES))('for a file %s', async (_, make) => {
    const path = join(folder, 'file');
    const read = async (size: number) => {
      writeFileSync(path, make(size));
      try {
        const { rows } = await readTextTable(path);
        for await (const row of rows) void row;
      } catch (error) {
        // a file that is rejected has been read, too
        expect(error).toHaveProperty('errors.file');
      }
    };
    expect(await isSlow(read, 40_000)).toBe(false);
  });
});

/** Whether the doubled size takes more than `MOST` times as long, in the quickest of several tries. */
async function isSlow(read: (size: number) => Promise<void>, size: number): Promise<boolean> {
  let [single, doubled] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let count = 0; count < TRIES; count += 1) {
    single = Math.min(single, await cpuMs(() => read(size)));
    doubled = Math.min(doubled, await cpuMs(() => read(2 * size)));
    if (doubled <= NOISE_MS || doubled <= MOST * single) return false;
  }
  return true;
}

async function cpuMs(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
