import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import { withSmallHeap } from '../../platform/idle-collection.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { type Table, UploadedFiles } from './ports.js';
import { type FileRow, UploadRepository } from './row-ports.js';

/** Rows in one unit of work, because others wait for it. */
const ROWS = 200;
/** Bytes of a file in one statement: 512 KiB in Base64, which every MariaDB takes. */
const PIECE = 384 * 1024;

type ReadTable = Pick<Table, 'rows' | 'firstRows'>;

/** Stores and removes uploaded rows and files, piece by piece. */
@Injectable()
export class StoredUploads {
  constructor(
    private readonly units: UnitOfWork,
    private readonly stored: UploadRepository,
    private readonly files: UploadedFiles,
  ) {}

  /**
   * Stores the rows of a table and its file, and then the import, with their number: until then there is none, and what was
   * stored is removed by and by when the process was killed. What `rows` throws is thrown, with nothing stored.
   */
  add<T>(
    importId: string,
    { rows, firstRows }: ReadTable,
    path: string,
    add: (unit: Unit, count: number) => Promise<T>,
  ): Promise<T> {
    return this.orNothing(importId, async () => {
      const count = await this.addRows(importId, rows);
      await this.addFile(importId, path, firstRows);
      return this.units.run((unit) => add(unit, count));
    });
  }

  /**
   * Replaces the rows of an import by those of its file as it is read now, in the unit of work of `change`. Rejects when the
   * file has been removed meanwhile: the new rows could be those of a person who was erased.
   */
  replace<T>(
    importId: string,
    { rows, firstRows }: ReadTable,
    change: (unit: Unit, count: number) => Promise<T>,
  ): Promise<T> {
    const from = newId();
    return this.orNothing(from, async () => {
      const count = await this.addRows(from, rows);
      return this.units.run(async (unit) => {
        const changed = await change(unit, count);
        if (!(await this.stored.showRows(unit, importId, firstRows))) throw gone();
        await this.stored.replaceRows(unit, importId, from);
        return changed;
      });
    });
  }

  /** What `use` makes of the file of an import, which lies there meanwhile. Rejects when it is not kept any more. */
  withFile<T>(importId: string, use: (path: string) => Promise<T>): Promise<T> {
    return this.files.write(this.pieces(importId), use);
  }

  /** Removes rows and file, but for the rows of people under a legal hold where they stay. */
  async remove(importId: string, heldStay = false): Promise<void> {
    await this.units.run((unit) => this.stored.removeFile(unit, importId));
    for (let after: number | null = 0; after !== null;) {
      const last: number = after;
      after = await this.units.run((unit) => this.stored.removeRows(unit, importId, last, heldStay));
    }
  }

  hasHeldRows(importId: string): Promise<boolean> {
    return this.stored.hasHeldRows(importId);
  }

  /** Removes what was stored without an import before that time: a killed process left it behind. */
  async removeOrphans(before: Date): Promise<void> {
    for (const importId of await this.stored.orphans(before)) await this.remove(importId);
  }

  private orNothing<T>(importId: string, store: () => Promise<T>): Promise<T> {
    return withSmallHeap(async () => {
      try {
        return await store();
      } catch (error) {
        await this.remove(importId).catch(() => undefined);
        throw error;
      }
    });
  }

  private async addRows(importId: string, rows: AsyncIterable<FileRow>): Promise<number> {
    let count = 0;
    let piece: FileRow[] = [];
    const store = () => {
      const stored = piece;
      piece = [];
      return this.units.run((unit) => this.stored.addRows(unit, importId, stored));
    };
    for await (const row of rows) {
      count += 1;
      piece.push(row);
      if (piece.length === ROWS) await store();
    }
    if (piece.length > 0) await store();
    return count;
  }

  private async addFile(importId: string, path: string, firstRows: ReadTable['firstRows']): Promise<void> {
    let piece = 0;
    for await (const content of this.files.read(path, PIECE)) {
      const [number, shown] = [piece, piece === 0 ? firstRows : null];
      await this.units.run((unit) => this.stored.addPiece(unit, importId, number, content, shown));
      piece += 1;
    }
  }

  private async *pieces(importId: string): AsyncGenerator<Buffer> {
    for (let piece = 0; ; piece += 1) {
      const content = await this.stored.piece(importId, piece);
      if (content) yield content;
      else if (piece === 0) throw gone();
      else return;
    }
  }
}

const gone = () => new Conflict('import.file-gone');
