import { Injectable } from '@nestjs/common';
import { isAnybodyHeld } from '../../holds/held-people.js';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { insertRows } from '../../platform/database/store-rows.js';
import { PersonalData } from '../../platform/personal-data.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type FileRow, UploadRepository } from '../application/row-ports.js';
import type { ShownRow } from '../domain/import.js';
import { heldRows } from './held-rows.js';
import { ImportFiles, type ImportFileRow } from './import.tables.js';

/** Rows that are looked at or removed at once. */
const PIECE = 1_000;

@Injectable()
export class SqlUploads extends UploadRepository {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
  ) {
    super();
  }

  /** The first rows of files, by import; none of a file that is not kept any more. */
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

  override addRows(unit: Unit, importId: string, rows: readonly FileRow[]): Promise<void> {
    const stored = rows.map(({ row, cells }) => ({ importId, rowNumber: row, cells: JSON.stringify(cells) }));
    return insertRows(transactionOf(unit), 'import_rows', stored);
  }

  override async replaceRows(unit: Unit, importId: string, from: string): Promise<void> {
    const tx = transactionOf(unit);
    await affected(tx, 'DELETE FROM import_rows WHERE importId = ?', [importId]);
    await affected(tx, 'UPDATE import_rows SET importId = ? WHERE importId = ?', [importId, from]);
  }

  override async addPiece(
    unit: Unit,
    importId: string,
    piece: number,
    content: Buffer,
    firstRows: readonly ShownRow[] | null,
  ): Promise<void> {
    await transactionOf(unit).insert(ImportFiles, {
      importId,
      piece,
      content: content.toString('base64'),
      firstRows: firstRows && JSON.stringify(firstRows),
    });
  }

  override async piece(importId: string, piece: number): Promise<Buffer | null> {
    const row = await this.database.reader.findOneBy(ImportFiles, { importId, piece });
    return row && Buffer.from(row.content, 'base64');
  }

  override async showRows(unit: Unit, importId: string, firstRows: readonly ShownRow[]): Promise<boolean> {
    const [tx, first] = [transactionOf(unit), { importId, piece: 0 }];
    if (!(await tx.findOne(ImportFiles, { where: first, ...this.database.rowLock }))) return false;
    await tx.update(ImportFiles, first, { firstRows: JSON.stringify(firstRows) });
    return true;
  }

  override async removeFile(unit: Unit, importId: string): Promise<void> {
    await affected(transactionOf(unit), 'DELETE FROM import_files WHERE importId = ?', [importId]);
  }

  override async removeRows(
    unit: Unit,
    importId: string,
    after: number,
    heldStay: boolean,
  ): Promise<number | null> {
    const tx = transactionOf(unit);
    const rows = await rowsBehind(tx, importId, after);
    const stays = heldStay ? await heldRows(unit, rows, this.data) : () => false;
    const removed = rows.filter((row) => !stays(row)).map(({ rowNumber }) => rowNumber);
    if (removed.length > 0)
      await affected(
        tx,
        `DELETE FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(removed)})`,
        [importId, ...removed],
      );
    return rows.length < PIECE ? null : rows.at(-1)!.rowNumber;
  }

  override async hasHeldRows(importId: string): Promise<boolean> {
    const { reader, committed } = this.database;
    if (!(await isAnybodyHeld(reader))) return false;
    for (let after = 0; ;) {
      const rows = await rowsBehind(reader, importId, after);
      if (rows.some(await heldRows(committed, rows, this.data))) return true;
      if (rows.length < PIECE) return false;
      after = rows.at(-1)!.rowNumber;
    }
  }

  override async orphans(before: Date): Promise<string[]> {
    // ids begin with the time in milliseconds
    const hex = before.getTime().toString(16).padStart(12, '0');
    const id = `${hex.slice(0, 8)}-${hex.slice(8)}`;
    const ofNoImport = (table: string) =>
      `SELECT stored.importId FROM ${table} stored LEFT JOIN imports i ON i.id = stored.importId
       WHERE i.id IS NULL AND stored.importId < ?`;
    const rows = await this.database.reader.query<{ importId: string }[]>(
      `${ofNoImport('import_rows')} UNION ${ofNoImport('import_files')}`,
      [id, id],
    );
    return rows.map(({ importId }) => importId);
  }
}

/** Removes the files of all imports, in the unit of work of the caller. */
export async function removeAllFiles(tx: Transaction): Promise<void> {
  const kept = await tx.query<unknown[]>('SELECT 1 FROM import_files LIMIT 1');
  if (kept.length > 0) await affected(tx, 'DELETE FROM import_files', []);
}

interface NumberedRow {
  readonly rowNumber: number;
  readonly targetId: string | null;
  readonly cells: readonly string[];
}

async function rowsBehind(reader: Transaction, importId: string, after: number): Promise<NumberedRow[]> {
  const rows = await reader.query<{ rowNumber: number; targetId: string | null; cells: string }[]>(
    `SELECT rowNumber, targetId, cells FROM import_rows WHERE importId = ? AND rowNumber > ?
     ORDER BY rowNumber LIMIT ${PIECE}`,
    [importId, after],
  );
  return rows.map((row) => ({ ...row, cells: JSON.parse(row.cells) as string[] }));
}
