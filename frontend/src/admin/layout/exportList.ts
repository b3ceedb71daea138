import { csvCell } from '@contract';
import type { DataProvider, RaRecord } from 'react-admin';

/** Page size of the export requests. */
export const EXPORT_PAGE = 500;

export type CsvColumn<T> = readonly [heading: string, text: (record: T) => string | null | undefined];

/** Reads all records of a filter page by page, oldest first, so that new ones shift none; the parts of a CSV file. */
export async function exportList<T extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  { resource, filter, sort }: { readonly resource: string; readonly filter: object; readonly sort: string },
  columns: readonly CsvColumn<T>[],
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const line = (cells: readonly (string | null | undefined)[]) => `${cells.map(csvCell).join(',')}\r\n`;
  // the BOM marks it as UTF-8 for spreadsheets
  const parts = [`\uFEFF${line(columns.map(([heading]) => heading))}`];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<T>(resource, {
      filter,
      sort: { field: sort, order: 'ASC' },
      pagination: { page, perPage: EXPORT_PAGE },
    });
    parts.push(data.map((record) => line(columns.map(([, text]) => text(record)))).join(''));
    onProgress(Math.min(page * EXPORT_PAGE, total), total);
    if (data.length < EXPORT_PAGE) return parts;
  }
}
