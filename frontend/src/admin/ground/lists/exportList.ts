import { csvCell } from '@contract';
import type { DataProvider, RaRecord } from 'react-admin';

/** Page size of the export requests. */
export const EXPORT_PAGE = 500;

/** A column of a CSV file; without `encode` spreadsheets execute no cell of it. */
export type CsvColumn<T> = readonly [
  heading: string,
  text: (record: T) => string | null | undefined,
  encode?: (text: string) => string,
];

/** The list that is exported: its filters, and an order by which new records shift as few as possible. */
export interface ExportedList {
  readonly resource: string;
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Reads all records of a filter page by page, each once; the parts of a CSV file. */
export async function exportList<T extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  { resource, filter, sort }: ExportedList,
  columns: readonly CsvColumn<T>[],
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  // the BOM marks it as UTF-8 for spreadsheets
  const parts = [headingLine(columns)];
  const written = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<T>(resource, {
      filter,
      sort,
      pagination: { page, perPage: EXPORT_PAGE },
    });
    const fresh = data.filter(({ id }) => !written.has(id));
    fresh.forEach(({ id }) => written.add(id));
    parts.push(fresh.map((record) => csvLine(columns, record)).join(''));
    onProgress(Math.min(page * EXPORT_PAGE, total), total);
    if (data.length < EXPORT_PAGE) return parts;
  }
}

/** The first line of a file. The BOM marks it as UTF-8 for spreadsheets. */
export function headingLine<T>(columns: readonly CsvColumn<T>[]): string {
  return `\uFEFF${columns.map(([heading]) => csvCell(heading)).join(',')}\r\n`;
}

/** A record as one line of the file. */
export function csvLine<T>(columns: readonly CsvColumn<T>[], record: T): string {
  const cells = columns.map(([, text, encode = csvCell]) => encode(text(record) ?? ''));
  return `${cells.join(',')}\r\n`;
}
