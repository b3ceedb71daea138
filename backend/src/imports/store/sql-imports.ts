import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { isAnybodyHeld } from '../../holds/held-people.js';
import type { Import, ShownRow } from '../domain/import.js';
import { heldRows } from './held-rows.js';
import { importOf, rowOf } from './import-rows.js';
import { removeFile, SqlImportFiles } from './sql-import-files.js';
import { storeMapping } from './sql-import-mappings.js';
import { storeSamples } from './sql-import-rows.js';
import { AFTER_LAST } from './undo-rows.js';
import { Imports, type ImportTableRow } from './import.tables.js';

/** Rows that are deleted at once. */
const DELETED_PIECE = 1_000;

/** By whom the present step was asked for. */
export interface StartedBy {
  readonly id: string;
  readonly name: string;
}

/** What was read of a file, and where that is. */
export interface ReadTable {
  readonly rows: AsyncIterable<{ readonly row: number; readonly cells: readonly string[] }>;
  readonly firstRows: readonly ShownRow[];
  readonly path: string;
}

/** Imports. */
@Injectable()
export class SqlImports {
  constructor(
    private readonly database: Database,
    private readonly files: SqlImportFiles,
  ) {}

  /**
   * Stores the rows of a table and its file in pieces, and then the import with their number: until then there is none, and what
   * was stored is removed by `removeOrphans` when the process was killed. What `rows` throws is thrown, with nothing stored.
   */
  async add(uploaded: Import, { rows, path, firstRows }: ReadTable): Promise<Import> {
    const { id } = uploaded;
    try {
      const stored = { ...uploaded, rows: await this.files.addRows(id, rows) };
      await this.files.add(id, path, firstRows);
      await this.database.write((tx) =>
        tx.insert(Imports, {
          ...{ ...rowOf(stored), position: 0, startedAt: null, startedBy: null, startedByName: null },
          ...{ leasedBy: null, leasedUntil: null },
        }),
      );
      return stored;
    } catch (error) {
      await this.removeRows(id).catch(() => undefined);
      throw error;
    }
  }

  /** Replaces the rows of an import by those of its file as it is read now. `decide` makes the import of the locked one. */
  async reread(
    id: string,
    { rows, firstRows }: Omit<ReadTable, 'path'>,
    decide: (before: Import) => Import,
    saveAs: string | null,
  ): Promise<Import> {
    const from = newId();
    try {
      const count = await this.files.addRows(from, rows);
      return await this.database.write(async (tx) => {
        const after = await this.changeIn(tx, id, (before) => ({ ...decide(before), rows: count }));
        await this.files.replaceRows(tx, id, from, firstRows);
        await storeMapping(tx, after, saveAs);
        return after;
      });
    } catch (error) {
      await this.removeRows(from).catch(() => undefined);
      throw error;
    }
  }

  async page({
    order,
    range: { offset, limit },
  }: {
    readonly order: 'ASC' | 'DESC';
    readonly range: { readonly offset: number; readonly limit: number };
  }): Promise<{ rows: Import[]; total: number }> {
    const { reader } = this.database;
    // ids sort by the time of creation
    const rows = await reader.find(Imports, { order: { id: order }, skip: offset, take: limit });
    return { rows: rows.map(importOf), total: await reader.count(Imports) };
  }

  async find(id: string): Promise<Import | null> {
    const row = await this.database.reader.findOneBy(Imports, { id });
    return row && importOf(row);
  }

  /** Applies `decide` to the locked import. Rejects an unknown one. */
  change(id: string, decide: (before: Import) => Import): Promise<Import> {
    return this.database.write((tx) => this.changeIn(tx, id, decide));
  }

  /** As `change`, for a mapping, which is kept for other files by the name too unless that is null. */
  map(id: string, decide: (before: Import) => Import, saveAs: string | null): Promise<Import> {
    return this.database.write(async (tx) => {
      const after = await this.changeIn(tx, id, decide);
      await storeMapping(tx, after, saveAs);
      return after;
    });
  }

  /** Begins the step that `decide` says, in the name of a user: the oldest that waits is the next one to be worked on. */
  begin(id: string, decide: (before: Import) => Import, by: StartedBy, at: string): Promise<Import> {
    return this.database.write(async (tx) => {
      const after = decide(importOf(await this.locked(tx, id)));
      await tx.update(
        Imports,
        { id },
        {
          ...{ ...rowOf(after), startedAt: at, startedBy: by.id, startedByName: by.name },
          // an undo goes from the last row to the first
          position: after.state === 'undoing' ? AFTER_LAST : 0,
          ...{ leasedBy: null, leasedUntil: null },
        },
      );
      return after;
    });
  }

  /** Removes an import with its file, once `decide` does not reject it. Rejects an unknown one, and one with held people. */
  async remove(id: string, decide: (before: Import) => void): Promise<void> {
    if (await this.hasHeldRows(id)) throw new Conflict('hold.keeps-data');
    await this.database.write(async (tx) => {
      decide(importOf(await this.locked(tx, id)));
      await tx.delete(Imports, { id });
    });
    await this.removeRows(id);
  }

  /** As `remove`; of an import with people under a legal hold their rows stay, and the import with them. */
  async removeExpired(id: string, decide: (before: Import) => void): Promise<void> {
    if (!(await this.hasHeldRows(id))) return this.remove(id, decide);
    await this.removeRows(id, heldRows);
    const { headings } = await this.database.reader.findOneByOrFail(Imports, { id });
    await this.database.write((tx) => storeSamples(tx, id, JSON.parse(headings) as string[]));
  }

  private async hasHeldRows(importId: string): Promise<boolean> {
    const { reader } = this.database;
    if (!(await isAnybodyHeld(reader))) return false;
    for (let after = 0; ;) {
      const rows = await rowsBehind(reader, importId, after);
      if (rows.some(await heldRows(reader, rows))) return true;
      if (rows.length < DELETED_PIECE) return false;
      after = rows.at(-1)!.rowNumber;
    }
  }

  /** The ids of the imports that have expired and are not being worked on. */
  async expired(now: string): Promise<string[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM imports WHERE expiresAt <= ? AND state NOT IN ('checking', 'applying', 'undoing')`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes rows without an import that were stored before that time: a killed process left them behind. */
  async removeOrphans(time: Date): Promise<void> {
    // ids begin with the time in milliseconds
    const hex = time.getTime().toString(16).padStart(12, '0');
    const before = `${hex.slice(0, 8)}-${hex.slice(8)}`;
    const rows = await this.database.reader.query<{ importId: string }[]>(
      `SELECT DISTINCT r.importId FROM import_rows r LEFT JOIN imports i ON i.id = r.importId
       WHERE i.id IS NULL AND r.importId < ?`,
      [before],
    );
    for (const { importId } of rows) await this.removeRows(importId);
    await this.files.removeOrphans(before);
  }

  private async changeIn(tx: Transaction, id: string, decide: (before: Import) => Import): Promise<Import> {
    const after = decide(importOf(await this.locked(tx, id)));
    await tx.update(Imports, { id }, rowOf(after));
    return after;
  }

  private async locked(tx: Transaction, id: string): Promise<ImportTableRow> {
    const row = await tx.findOne(Imports, { where: { id }, ...this.database.rowLock });
    if (!row) throw new NotFound('import.unknown');
    return row;
  }

  /** With the file. */
  private async removeRows(importId: string, staying = noRows): Promise<void> {
    await this.database.write((tx) => removeFile(tx, importId));
    for (let after = 0; ;) {
      const rows = await this.database.write(async (tx) => {
        const piece = await rowsBehind(tx, importId, after);
        const stays = await staying(tx, piece);
        const removed = piece.filter((row) => !stays(row)).map(({ rowNumber }) => rowNumber);
        if (removed.length > 0)
          await affected(
            tx,
            `DELETE FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(removed)})`,
            [importId, ...removed],
          );
        return piece;
      });
      if (rows.length < DELETED_PIECE) return;
      after = rows.at(-1)!.rowNumber;
    }
  }
}

const noRows: typeof heldRows = () => Promise.resolve(() => false);

interface NumberedRow {
  readonly rowNumber: number;
  readonly targetId: string | null;
  readonly cells: readonly string[];
}

async function rowsBehind(reader: Transaction, importId: string, after: number): Promise<NumberedRow[]> {
  const rows = await reader.query<{ rowNumber: number; targetId: string | null; cells: string }[]>(
    `SELECT rowNumber, targetId, cells FROM import_rows WHERE importId = ? AND rowNumber > ?
     ORDER BY rowNumber LIMIT ${DELETED_PIECE}`,
    [importId, after],
  );
  return rows.map((row) => ({ ...row, cells: JSON.parse(row.cells) as string[] }));
}
