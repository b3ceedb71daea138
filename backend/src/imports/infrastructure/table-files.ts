import { Invalid } from '../../platform/domain-error.js';
import { csvCellValue } from '../../privacy/csv-cell.js';
import type { OtherRows, ShownRow } from '../domain/import.js';
import type { Layout, Separator } from '../domain/layout.js';
import { isOwnFile } from '../domain/presets.js';
import type { Samples } from '../domain/mapping.js';
import { columnSamples, firstCellsOf, SAMPLED_ROWS, sampleOf } from '../domain/samples.js';
import { csvRecords, firstRecords, separatorOf } from './csv-rows.js';
import { headingRowOf } from './csv-shape.js';
import {
  type Encoding,
  fileError,
  inspectText,
  OTHER_LETTER,
  plainText,
  type TextFile,
} from './file-text.js';
import { ColumnKinds } from './short-rows.js';
import { isVcard, vcardTable } from './vcard-rows.js';

/** A row of a table. `row` is its number in the file as spreadsheets count them, or that of the card. */
export interface TableRow {
  readonly row: number;
  /** As many as there are headings; fewer or more in a row with a problem. */
  readonly cells: string[];
  readonly problem?: 'too-short' | 'too-long';
}

export interface TableFile {
  readonly encoding: Encoding;
  /** Null for a vCard and a workbook. */
  readonly separator: Separator | null;
  /** The row of the headings; null for a vCard. */
  readonly headingRow: number | null;
  /** The sheet of a workbook that was read; null for other files. */
  readonly sheet: string | null;
  /** Those that can be chosen. */
  readonly sheets: readonly string[];
  /** Rows of which a letter was read as Windows-1252. */
  readonly otherRows: OtherRows;
  /** Of the file with what stands above the headings; none of a vCard. */
  readonly firstRows: readonly ShownRow[];
  /** Each is there once, and none is empty: the second `Email` is `Email (2)`. */
  readonly headings: string[];
  /** Some values of each column. */
  readonly samples: Samples;
  /** Can be read once; nothing of it is kept in memory. */
  readonly rows: AsyncIterable<TableRow>;
}

/** The sheet of a workbook that was written as CSV, and the names of those that can be chosen. */
export interface WrittenSheet {
  readonly sheet: string;
  readonly sheets: readonly string[];
}

export interface TableLimits {
  readonly bytes: number;
  readonly rows: number;
}

export const TABLE_LIMITS: TableLimits = { bytes: 20 * 1024 * 1024, rows: 100_000 };
export const MOST_COLUMNS = 300;
/** Characters. */
export const MOST_HEADING = 1_000;
/** Rows of the file that are shown, and row numbers that are named. */
const FIRST_ROWS = 12;
const NAMED_ROWS = 20;

/**
 * Opens a CSV or vCard file, or the sheet of a workbook that was written as CSV. It is read to its end first, so that what is
 * begun can be finished.
 */
export async function readTextTable(
  path: string,
  layout: Layout = {},
  mostRows = TABLE_LIMITS.rows,
  written?: WrittenSheet,
): Promise<TableFile> {
  const file = await inspectText(path);
  const { separator, headingRow, firstRows, headings, rows } =
    isVcard(file.beginning) && !written
      ? { separator: null, headingRow: null, firstRows: [], ...(await vcardTable(file)) }
      : await csvTable(file, written ? { ...layout, separator: ',' } : layout);
  const { encoding } = file;
  const kinds = new ColumnKinds();
  const { otherRows, samples } = await firstPass(rows(), headings, mostRows, kinds);
  return {
    encoding,
    separator: written ? null : separator,
    headingRow,
    firstRows,
    otherRows,
    headings,
    samples,
    sheet: written?.sheet ?? null,
    sheets: written?.sheets ?? [],
    rows: wholeRows(rows(), headings.length, kinds),
  };
}

/** Reads all rows, and learns from them. */
async function firstPass(
  rows: AsyncGenerator<TableRow>,
  headings: readonly string[],
  most: number,
  kinds: ColumnKinds,
): Promise<Pick<TableFile, 'otherRows' | 'samples'>> {
  const others: number[] = [];
  const beginning: string[][] = [];
  let [total, count] = [0, 0];
  for await (const { row, cells } of rows) {
    total += 1;
    if (total > most) throw fileError(['import.too-many-rows', { max: most }]);
    if (total <= SAMPLED_ROWS) beginning.push(cells.map((cell) => sampleOf(plainText(cell))));
    if (cells.length === headings.length) kinds.learn(cells);
    if (!cells.some((cell) => cell.includes(OTHER_LETTER))) continue;
    count += 1;
    if (others.length < NAMED_ROWS) others.push(row);
  }
  return { otherRows: { count, rows: others }, samples: columnSamples(headings, beginning) };
}

/** Gives short rows their empty cells at the end, but for the parts of a broken one. */
async function* wholeRows(
  rows: AsyncIterable<TableRow>,
  columns: number,
  kinds: ColumnKinds,
): AsyncGenerator<TableRow> {
  let short: TableRow | null = null;
  for await (const { row, cells } of rows) {
    const plain = cells.map(plainText);
    const isShort = plain.length < columns;
    const isBroken = isShort && !kinds.fits(plain);
    const isRest = isBroken && short !== null && short.cells.length + plain.length - 1 === columns;
    if (short) yield isRest ? { ...short, problem: 'too-short' } : padded(short, columns);
    short = null;
    if (isBroken) yield { row, cells: plain, problem: 'too-short' };
    else if (isShort) short = { row, cells: plain };
    else yield sameLength({ row, cells: plain }, columns);
  }
  if (short) yield padded(short, columns);
}

const padded = ({ row, cells }: TableRow, columns: number): TableRow => ({
  row,
  cells: [...cells, ...Array.from({ length: columns - cells.length }, () => '')],
});

function sameLength({ row, cells }: TableRow, columns: number): TableRow {
  const isTooLong = cells.slice(columns).some((cell) => cell.trim() !== '');
  return isTooLong ? { row, cells, problem: 'too-long' } : { row, cells: cells.slice(0, columns) };
}

async function csvTable(file: TextFile, layout: Layout) {
  const separator = layout.separator ?? separatorOf(file.beginning);
  const records = firstRecords(file.beginning, separator);
  if (records.length === 0) throw fileError('import.file-empty');
  const headingRow = layout.headingRow ?? headingRowOf(records);
  const headings = await headingsIn(file, separator, headingRow);
  const isOwn = isOwnFile(headings);
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const { row, cells } of csvRecords(file, separator))
      if (row > headingRow) yield { row, cells: isOwn ? cells.map(csvCellValue) : cells };
  }
  const firstRows = records
    .slice(0, FIRST_ROWS)
    .map(({ row, cells }) => ({ row, cells: firstCellsOf(cells) }));
  return { separator, headingRow, firstRows, headings, rows };
}

async function headingsIn(file: TextFile, separator: Separator, headingRow: number): Promise<string[]> {
  for await (const { row, cells } of csvRecords(file, separator)) {
    if (row === headingRow) return uniqueHeadings(cells.map(plainText));
    if (row > headingRow) break;
  }
  throw new Invalid({ headingRow: 'import.no-such-row' });
}

/** Empty headings at the end are none; others get the number of their column. Rejects too many, and one that is too long. */
function uniqueHeadings(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  if (last >= MOST_COLUMNS) throw fileError(['import.too-many-columns', { max: MOST_COLUMNS }]);
  const taken = new Set<string>();
  return cells.slice(0, last + 1).map((cell, place) => {
    const heading = cell.trim().replace(/\s+/g, ' ') || `Column ${place + 1}`;
    if (heading.length > MOST_HEADING) throw fileError(['import.heading-too-long', { max: MOST_HEADING }]);
    let name = heading;
    for (let count = 2; taken.has(name); count += 1) name = `${heading} (${count})`;
    taken.add(name);
    return name;
  });
}
