import { csvCellValue } from '../../privacy/csv-cell.js';
import { isOwnFile } from '../domain/presets.js';
import { type CsvRecord, csvRecords, type Separator, separatorOf } from './csv-rows.js';
import { type Encoding, fileError, inspectText } from './file-text.js';
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
  /** Null for vCard. */
  readonly separator: Separator | null;
  /** Each is there once, and none is empty: the second `Email` is `Email (2)`. */
  readonly headings: string[];
  /** Can be read once; nothing of it is kept in memory. */
  readonly rows: AsyncIterable<TableRow>;
}

export interface TableLimits {
  readonly bytes: number;
  readonly rows: number;
}

export const TABLE_LIMITS: TableLimits = { bytes: 20 * 1024 * 1024, rows: 100_000 };
export const MOST_COLUMNS = 300;
/** Characters. */
export const MOST_HEADING = 1_000;

/**
 * Opens a CSV or vCard file. It is read to its end first, so that what is begun can be finished. Rejects a file that is empty,
 * no text, damaged or above the limits; one with headings alone has no rows.
 */
export async function readTableFile(path: string, limits = TABLE_LIMITS): Promise<TableFile> {
  const { encoding, beginning } = await inspectText(path, limits.bytes);
  const { separator, headings, rows } = isVcard(beginning)
    ? { separator: null, ...(await vcardTable(path, encoding)) }
    : await csvTable(path, encoding, beginning);
  await assertAtMost(limits.rows, rows());
  return { encoding, separator, headings, rows: rows() };
}

/** Reads all of them. */
async function assertAtMost(most: number, rows: AsyncGenerator<TableRow>): Promise<void> {
  try {
    for (let count = 0; !(await rows.next()).done; count += 1)
      if (count === most) throw fileError(['import.too-many-rows', { max: most }]);
  } finally {
    await rows.return(undefined);
  }
}

async function csvTable(path: string, encoding: Encoding, beginning: string) {
  const separator = separatorOf(beginning);
  const headings = uniqueHeadings(await firstOf(csvRecords(path, encoding, separator)));
  const isOwn = isOwnFile(headings);
  async function* rows(): AsyncGenerator<TableRow> {
    let isFirst = true;
    for await (const record of csvRecords(path, encoding, separator)) {
      const cells = isOwn ? record.cells.map(csvCellValue) : record.cells;
      if (!isFirst) yield tableRow({ ...record, cells }, headings.length);
      isFirst = false;
    }
  }
  return { separator, headings, rows };
}

async function firstOf(records: AsyncIterable<CsvRecord>): Promise<string[]> {
  for await (const { cells } of records) return cells;
  throw fileError('import.file-empty');
}

function tableRow({ row, cells }: CsvRecord, columns: number): TableRow {
  if (cells.length < columns) return { row, cells, problem: 'too-short' };
  const isTooLong = cells.slice(columns).some((cell) => cell.trim() !== '');
  return isTooLong ? { row, cells, problem: 'too-long' } : { row, cells: cells.slice(0, columns) };
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
