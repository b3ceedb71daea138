import { Injectable } from '@nestjs/common';
import { tagsText } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type Table, tablesIn } from '../../platform/database/table.js';
import { shownValue } from '../../platform/fields/sealed.js';
import type { ExportColumn } from '../../platform/fields/rows-in-file.js';
import { csvCell } from '../../privacy/csv-cell.js';
import { type ExportFile, exportFiles } from '../domain/export-file.js';

type Value = string | number | boolean | null | undefined;
type Part = ExportFile['parts'][number];
type Row = Readonly<Record<string, Value>>;
/** The values of other tables by id, in the order of the columns. */
type Looked = readonly (ReadonlyMap<Value, Value> | null)[];

/** Rows that are in memory at once. */
const PORTION = 500;
const quoted = (name: string) => `\`${name}\``;
const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** The files of the export, read in portions by primary key. */
@Injectable()
export class ExportedRows {
  readonly files: readonly ExportFile[];

  constructor(private readonly database: Database) {
    this.files = filesOfTables(tablesIn(database.reader.connection.options.entities ?? []));
  }

  /** The parts of the CSV file. */
  async *csv({ columns, parts }: ExportFile): AsyncGenerator<string> {
    const headings = columns.map(({ heading }) => heading);
    // spreadsheets recognise UTF-8 by the mark
    yield `\ufeff${lineOf(headings)}`;
    for (const part of parts) {
      const places = headings.map((heading) => part.columns.findIndex((one) => one.heading === heading));
      for await (const rows of this.portions(part)) {
        const looked = await Promise.all(part.columns.map((column) => this.look(column, rows)));
        const lines = rows.map((row) => {
          const cells = cellsOf(part.columns, row, looked);
          return lineOf(places.map((place) => cells[place] ?? ''));
        });
        yield lines.join('');
      }
    }
  }

  private async *portions({ table, columns, each, where }: Part) {
    const { reader } = this.database;
    const { columns: known, primaryColumns } = reader.connection.getMetadata(table);
    const key = primaryColumns[0]!.propertyName;
    const wanted = new Set([key, each, ...columns.map(({ from }) => from)]);
    const names = known.map(({ propertyName }) => propertyName).filter((name) => wanted.has(name));
    const sql = `SELECT ${names.map(quoted).join(', ')} FROM ${quoted(table)}
      WHERE ${key} > ? ${where ? `AND ${where}` : ''} ORDER BY ${key} LIMIT ${PORTION}`;
    for (let after: Value = ''; after !== undefined;) {
      const rows: Row[] = await reader.query(sql, [after]);
      yield each === undefined ? rows : rows.flatMap((row) => itemsOf(row, each));
      after = rows.length < PORTION ? undefined : rows.at(-1)![key];
    }
  }

  private async look({ from, of }: ExportColumn, rows: readonly Row[]): Promise<Looked[number]> {
    if (!of) return null;
    const [table, column] = of;
    const ids = [...new Set(rows.map((row) => row[from]).filter(Boolean))];
    if (ids.length === 0) return new Map();
    const found: { id: Value; value: Value }[] = await this.database.reader.query(
      `SELECT id, ${quoted(column)} AS value FROM ${quoted(table)} WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(found.map(({ id, value }) => [id, value]));
  }
}

/** The files that the tables say their rows are in. */
export const filesOfTables = (tables: readonly Table<object>[]): ExportFile[] =>
  exportFiles(
    tables.map(({ exported, options }) => ({
      name: String(options.name),
      rows: 'files' in exported ? exported.files : [],
    })),
  );

function itemsOf(row: Row, each: string): Row[] {
  return (JSON.parse(String(row[each])) as Row[]).map((item) => ({ ...row, ...item }));
}

function cellsOf(columns: readonly ExportColumn[], row: Row, looked: Looked): string[] {
  return columns.map(({ from, as }, place) => {
    const value = row[from];
    if (value === null || value === undefined || value === '') return '';
    if (looked[place]) return String(looked[place].get(value) ?? '');
    if (as === undefined) return String(value);
    if (as === 'masked') return String(shownValue(value));
    if (as === 'amount') return (Number(value) / 100).toFixed(2);
    if (as === 'percent') return String(Number(value) / 100);
    return as === 'tags'
      ? tagsText(JSON.parse(String(value)) as string[])
      : (as[String(value)] ?? String(value));
  });
}
