import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { type Separator, SEPARATORS } from '../domain/layout.js';
import { quotesInOrder } from './csv-quotes.js';
import { fileError, type TextFile, textOf } from './file-text.js';

/** Bytes of one record; a quote that is never closed makes a record of the rest of the file. */
const MOST_RECORD_BYTES = 1024 * 1024;
/** Records of the beginning that are compared. */
const COMPARED = 50;
/** Excel says its separator in a first line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // a quote inside of a cell is one of its characters
  relax_quotes: true,
  max_record_size: MOST_RECORD_BYTES,
} satisfies Options;

/** A record of the file. `row` is its number in a spreadsheet, from 1. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: string[];
}

/** The separator that divides the beginning into the most columns, of which the fewest records have more or fewer. */
export function separatorOf(beginning: string): Separator {
  const said = SEPARATOR_LINE.exec(beginning);
  if (said) return said[1] as Separator;
  const fits = SEPARATORS.map((separator) => ({ separator, ...fitOf(beginning, separator) }));
  return fits.reduce((best, fit) => (isBetter(fit, best) ? fit : best)).separator;
}

/** The first records with a value. The beginning can end inside of quotes: the records before them are whole. */
export function firstRecords(beginning: string, delimiter: Separator): CsvRecord[] {
  const text = quotesInOrder(delimiter)(beginning);
  const records: string[][] = [];
  const options = { ...OPTIONS, delimiter, to: COMPARED };
  try {
    parseText(text, { ...options, on_record: (cells: string[]) => void records.push(cells) });
  } catch {
    if (records.length === 0) records.push(...parseText(text, { ...options, quote: null }));
  }
  return records.flatMap((cells, place) => recordOf(place + 1, cells, delimiter) ?? []);
}

interface Fit {
  /** Of most records; of several such numbers the largest. */
  readonly columns: number;
  /** The part of the records that have as many. */
  readonly share: number;
}

function fitOf(beginning: string, delimiter: Separator): Fit {
  const records = firstRecords(beginning, delimiter);
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  let [columns, most] = [0, 0];
  for (const [length, count] of counts)
    if (count > most || (count === most && length > columns)) [columns, most] = [length, count];
  return { columns, share: most / records.length };
}

function isBetter(fit: Fit, best: Fit): boolean {
  if (fit.columns > 1 !== best.columns > 1) return fit.columns > 1;
  if (fit.share !== best.share) return fit.share > best.share;
  return fit.columns > best.columns;
}

/** The records with a value, in order. Rejects a quote that is not closed and names the line where its record begins. */
export async function* csvRecords(file: TextFile, delimiter: Separator): AsyncGenerator<CsvRecord> {
  const parser = parse({ ...OPTIONS, delimiter, info: true });
  pipeline(Readable.from(bytesOf(file, delimiter)), parser, () => {
    // the loop below gets the error
  });
  let row = 0;
  let lines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<InformedRecord>) {
      row += 1;
      lines = info.lines;
      const found = recordOf(row, record, delimiter);
      if (found) yield found;
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileError(['import.broken-quotes', { line: lines + 1 }]);
    throw error;
  }
}

interface InformedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

async function* bytesOf(file: TextFile, delimiter: Separator): AsyncGenerator<Buffer> {
  const ordered = quotesInOrder(delimiter);
  for await (const text of textOf(file)) if (text !== '') yield Buffer.from(ordered(text));
}

/** Null of an empty record, and of the line that says the separator. */
function recordOf(row: number, cells: string[], delimiter: Separator): CsvRecord | null {
  const isSeparatorLine = row === 1 && SEPARATOR_LINE.test(`${cells.join(delimiter)}\n`);
  return isSeparatorLine || cells.every((cell) => cell.trim() === '') ? null : { row, cells };
}
