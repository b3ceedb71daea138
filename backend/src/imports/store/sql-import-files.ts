import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/domain-error.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { ShownRow } from '../domain/import.js';
import { ImportFiles, type ImportFileRow } from './import.tables.js';

/** Rows in one unit of work, because others wait for it. */
const ROWS = 200;
/** Bytes of a file in one statement: 512 KiB in Base64, which every MariaDB takes. */
const PIECE = 384 * 1024;

type Rows = AsyncIterable<{ readonly row: number; readonly cells: readonly string[] }>;

/** Uploaded files, which are kept in pieces until their rows are applied. They are removed with every erasure of a person. */
@Injectable()
export class SqlImportFiles {
  constructor(private readonly database: Database) {}

  /** Stores the rows of a table, each with its number in the file, in pieces, and returns how many they are. */
  async addRows(importId: string, rows: Rows): Promise<number> {
    let count = 0;
    let piece: { importId: string; rowNumber: number; cells: string }[] = [];
    const store = () => {
      const stored = piece;
      piece = [];
      return this.database.write((tx) => insertRows(tx, 'import_rows', stored));
    };
    for await (const { row, cells } of rows) {
      count += 1;
      piece.push({ importId, rowNumber: row, cells: JSON.stringify(cells) });
      if (piece.length === ROWS) await store();
    }
    if (piece.length > 0) await store();
    return count;
  }

  async add(importId: string, path: string, firstRows: readonly ShownRow[]): Promise<void> {
    const file = await open(path);
    try {
      for (let piece = 0; ; piece += 1) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(PIECE), 0, PIECE, piece * PIECE);
        if (bytesRead === 0) return;
        const content = buffer.toString('base64', 0, bytesRead);
        const shown = piece === 0 ? JSON.stringify(firstRows) : null;
        await this.database.write((tx) =>
          tx.insert(ImportFiles, { importId, piece, content, firstRows: shown }),
        );
      }
    } finally {
      await file.close();
    }
  }

  /** What `use` makes of the file of an import, which lies there meanwhile. Rejects when it is not kept any more. */
  async withFile<T>(importId: string, use: (path: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    try {
      const path = join(folder, 'file');
      await this.write(importId, path);
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async write(importId: string, path: string): Promise<void> {
    const file = await open(path, 'w', 0o600);
    try {
      for (let piece = 0; ; piece += 1) {
        const row = await this.database.reader.findOneBy(ImportFiles, { importId, piece });
        if (row) await file.write(Buffer.from(row.content, 'base64'));
        else if (piece === 0) throw gone();
        else return;
      }
    } finally {
      await file.close();
    }
  }

  /** By import; none of a file that is not kept any more. */
  async firstRows(importIds: readonly string[]): Promise<ReadonlyMap<string, readonly ShownRow[]>> {
    if (importIds.length === 0) return new Map();
    const rows = await this.database.reader.query<Pick<ImportFileRow, 'importId' | 'firstRows'>[]>(
      `SELECT importId, firstRows FROM import_files WHERE piece = 0 AND importId IN (${placeholders(importIds)})`,
      [...importIds],
    );
    return new Map(
      rows.map(({ importId, firstRows }) => [importId, JSON.parse(firstRows ?? '[]') as ShownRow[]]),
    );
  }

  /**
   * Gives an import the rows that were stored under another id, instead of its own. Rejects when its file is gone meanwhile: the
   * new rows may be of somebody who was erased.
   */
  async replaceRows(
    tx: Transaction,
    importId: string,
    from: string,
    shown: readonly ShownRow[],
  ): Promise<void> {
    const kept = await tx.findOne(ImportFiles, { where: { importId, piece: 0 }, ...this.database.rowLock });
    if (!kept) throw gone();
    await affected(tx, 'DELETE FROM import_rows WHERE importId = ?', [importId]);
    await affected(tx, 'UPDATE import_rows SET importId = ? WHERE importId = ?', [importId, from]);
    await tx.update(ImportFiles, { importId, piece: 0 }, { firstRows: JSON.stringify(shown) });
  }

  /** Removes files without an import that were stored before ids of that time. */
  async removeOrphans(before: string): Promise<void> {
    await this.database.write((tx) =>
      affected(
        tx,
        'DELETE FROM import_files WHERE importId < ? AND importId NOT IN (SELECT id FROM imports)',
        [before],
      ),
    );
  }
}

const gone = () => new Conflict('import.file-gone');

/** Removes the file of an import, in the unit of work of the caller. */
export function removeFile(tx: Transaction, importId: string): Promise<number> {
  return affected(tx, 'DELETE FROM import_files WHERE importId = ?', [importId]);
}

/** As `removeFile`, of all imports. */
export async function removeAllFiles(tx: Transaction): Promise<void> {
  const kept = await tx.query<unknown[]>('SELECT 1 FROM import_files LIMIT 1');
  if (kept.length > 0) await affected(tx, 'DELETE FROM import_files', []);
}
