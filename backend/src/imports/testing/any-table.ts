import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '../../platform/testing/programs.js';
import type { Layout } from '../domain/layout.js';
import { type TableFile, type TableLimits, type TableRow } from '../infrastructure/table-files.js';
import { TableReader } from '../infrastructure/table-reader.js';
import { Workbooks, WorkbookThread } from '../infrastructure/workbooks.js';

/** What is read from a file with that content, which may be a workbook. */
export async function anyTableOf(
  content: string | Buffer,
  layout: Layout = {},
  limits?: TableLimits,
): Promise<Omit<TableFile, 'rows'> & { readonly rows: TableRow[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'table-file-'));
  const files = new TableReader(
    new Workbooks(new WorkbookThread(builtProgram('imports/infrastructure/workbook-thread'))),
  );
  try {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    return await files.read(
      path,
      layout,
      async (table) => {
        const rows: TableRow[] = [];
        for await (const row of table.rows) rows.push(row);
        return { ...table, rows };
      },
      limits,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
