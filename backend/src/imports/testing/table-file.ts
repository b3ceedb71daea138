import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTextTable, type TableFile, type TableRow } from '../infrastructure/table-files.js';

/** What is read from a file of text with that content. */
export async function tableOf(
  content: string | Buffer,
): Promise<Omit<TableFile, 'rows'> & { readonly rows: TableRow[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'table-file-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    const table = await readTextTable(path);
    const rows: TableRow[] = [];
    for await (const row of table.rows) rows.push(row);
    return { ...table, rows };
  } finally {
    await rm(folder, { recursive: true });
  }
}
