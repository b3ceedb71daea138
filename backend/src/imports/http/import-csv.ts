import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { csvCell } from '../../privacy/csv-cell.js';
import { labelOfName } from '../../platform/sentences/said.js';
import type { Import } from '../domain/import.js';
import { FIELDS_OF } from '../domain/import-fields.js';
import { type ImportRow, noticesOf } from '../domain/import-row.js';

/** Sends lines of a CSV file while they are read. */
export async function sendCsv(
  response: Response,
  fileName: string,
  heading: readonly string[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
): Promise<void> {
  response.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  response.setHeader('Cache-Control', 'no-store');
  response.type('text/csv');
  const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
  async function* lines(): AsyncGenerator<string> {
    // spreadsheets recognise UTF-8 by the mark
    yield `\ufeff${lineOf(heading)}`;
    for await (const some of rows) yield some.map(lineOf).join('');
  }
  try {
    await pipeline(Readable.from(lines()), response);
  } catch (error) {
    // the client has gone away, or the response has begun and can only be cut off
    if (!response.headersSent) throw error;
    response.destroy();
  }
}

export const REPORT_HEADING = ['Row', 'Outcome', 'Record', 'Fields', 'Remarks', 'Taken back', 'Left'];

/** A line of the report. */
export function reportLine(row: ImportRow, of: Import): string[] {
  const labels = new Map(FIELDS_OF[of.kind].map(({ name, label }) => [name, label]));
  const named = (fields: object) =>
    Object.keys(fields)
      .map((field) => labels.get(field) ?? field)
      .join(', ');
  const { outcome, targetId, changes, problems, undone, left, appliedAt } = row;
  const leftOut = noticesOf(of, row).map(
    ({ field, value, message }) => `${labels.get(field)} left out: “${value}”. ${message}`,
  );
  return [
    String(row.row),
    outcome ?? '',
    appliedAt === null ? '' : (targetId ?? ''),
    named(changes),
    [...problems.map(({ message }) => message), decisionText(row), ...leftOut].filter(Boolean).join('; '),
    undone === null ? '' : undone ? 'yes' : 'no',
    named(left ?? {}),
  ];
}

/** What was not decided about a row, or that it was decided to leave it out; '' for nothing. */
function decisionText({ outcome, choice, candidates }: ImportRow): string {
  if (outcome === 'skip' && choice === 'skip') return 'Left out by decision';
  if (outcome !== 'conflict') return '';
  const people = candidates.map(({ name, contradicts }) =>
    contradicts.length === 0 ? name : `${name} (other ${contradicts.map(labelOfName).join(', ')})`,
  );
  return `Not decided and not applied${people.length > 0 ? `; it may be ${people.join(' or ')}` : ''}`;
}

/** A row that is wrong as it was, with what is wrong: it can be corrected and uploaded again. */
export function wrongLine({ cells, problems }: ImportRow, columns: number): string[] {
  const padded = Array.from({ length: Math.max(columns, cells.length) }, (_, place) => cells[place] ?? '');
  return [...padded.slice(0, columns), problems.map(({ message }) => message).join('; ')];
}
