import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Tables } from '../application/ports.js';
import type { Layout } from '../domain/layout.js';
import { assertSize } from './file-text.js';
import { MOST_COLUMNS, readTextTable, TABLE_LIMITS, type TableFile } from './table-files.js';
import { Workbooks } from './workbooks.js';

/** Reads CSV, vCard and workbooks; these are written as CSV first. */
@Injectable()
export class TableReader extends Tables {
  constructor(private readonly workbooks: Workbooks) {
    super();
  }

  /**
   * What `use` makes of the table. Rejects a file that is empty, no table, damaged or above the limits, and a sheet or row that
   * it does not have; the headings alone are a table without rows.
   */
  override async read<T>(
    path: string,
    layout: Layout,
    use: (table: TableFile) => Promise<T>,
    { bytes, rows } = TABLE_LIMITS,
  ): Promise<T> {
    await assertSize(path, bytes);
    if (!(await Workbooks.is(path))) return use(await readTextTable(path, layout, rows));
    const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
    try {
      const target = join(folder, 'sheet.csv');
      const limits = { rows, columns: MOST_COLUMNS };
      const written = await this.workbooks.write({ path, target, sheet: layout.sheet ?? null, limits });
      return await use(await readTextTable(target, layout, rows, written));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
