import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { type Encoding, fileError, textOf } from './file-text.js';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Bytes of one record; a quote that is never closed makes a record of the rest of the file. */
const MOST_RECORD_BYTES = 1024 * 1024;
/** Records of the beginning that are compared. */
const COMPARED = 50;
/** Excel says its separator in a first line of its own. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\r|\n)/i;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // a quote inside of a cell is one of its characters
  relax_quotes: true,
  max_record_size: MOST_RECORD_BYTES,
} satisfies Options;

/** A record of the file. `row` is its number in a spreadsheet, where the headings are in the first. */
export interface CsvRecord {
  readonly row: number;
  readonly cells: string[];
}

/** The separator that divides the beginning into the most columns, with which the fewest records differ from the first. */
export function separatorOf(beginning: string): Separator {
  const said = SEPARATOR_LINE.exec(beginning);
  if (said) return said[1] as Separator;
  const fits = SEPARATORS.map((separator) => ({ separator, ...fitOf(beginning, separator) }));
  return fits.reduce((best, fit) => (isBetter(fit, best) ? fit : best)).separator;
}

interface Fit {
  readonly columns: number;
  /** The part of the records that have as many. */
  readonly share: number;
}

function fitOf(beginning: string, delimiter: Separator): Fit {
  let records: string[][];
  try {
    records = parseText(beginning, { ...OPTIONS, delimiter, to: COMPARED });
  } catch {
    // the beginning can end inside of quotes
    records = parseText(beginning, { ...OPTIONS, delimiter, to: COMPARED, quote: null });
  }
  const [first = [], ...others] = records.filter((cells) => !isEmpty(cells));
  const same = others.filter((cells) => cells.length === first.length);
  return { columns: first.length, share: others.length === 0 ? 1 : same.length / others.length };
}

function isBetter(fit: Fit, best: Fit): boolean {
  if (fit.columns > 1 !== best.columns > 1) return fit.columns > 1;
  if (fit.share !== best.share) return fit.share > best.share;
  return fit.columns > best.columns;
}

/** The records with a value, in order. Rejects a quote that is not closed and names the line where its record begins. */
export async function* csvRecords(
  path: string,
  encoding: Encoding,
  delimiter: Separator,
): AsyncGenerator<CsvRecord> {
  const parser = parse({ ...OPTIONS, delimiter, info: true });
  pipeline(Readable.from(bytesOf(path, encoding)), parser, () => {
    // the loop below gets the error
  });
  let row = 0;
  let lines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<InformedRecord>) {
      row += 1;
      lines = info.lines;
      const isSeparatorLine = row === 1 && SEPARATOR_LINE.test(`${record.join(delimiter)}\n`);
      if (!isEmpty(record) && !isSeparatorLine) yield { row, cells: record };
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

async function* bytesOf(path: string, encoding: Encoding): AsyncGenerator<Buffer> {
  for await (const text of textOf(path, encoding)) if (text !== '') yield Buffer.from(text);
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
