import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { readText } from '../../platform/values/text.js';
import { type Import, KEPT_DAYS, MOST_FILE_NAME, NO_COUNTS, NONE_LEFT_OUT } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import { ImportRepository, type StartedBy, Tables } from './ports.js';
import { readAs } from './read-import.js';
import { StoredUploads } from './stored-uploads.js';

/** Where it was received, and how it is called. */
interface UploadedFile {
  readonly path: string;
  readonly originalname: string;
}

const DAY_MS = 86_400_000;

/** Keeps the rows of a file for 30 days, and the file until they are applied. Rejects a file that is no table. */
@Injectable()
export class UploadImport {
  constructor(
    private readonly tables: Tables,
    private readonly uploads: StoredUploads,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  execute(kind: ImportKind, { path, originalname }: UploadedFile, { id, name }: StartedBy): Promise<Import> {
    return this.tables.read(path, {}, (table) => {
      const now = this.clock.now();
      const uploaded: Import = {
        id: newId(),
        kind,
        fileName: [...readText(originalname)].slice(-MOST_FILE_NAME).join(''),
        state: 'uploaded',
        mapping: null,
        ...readAs(table),
        rows: 0,
        done: 0,
        counts: NO_COUNTS,
        leftOut: NONE_LEFT_OUT,
        undo: null,
        again: false,
        failure: null,
        createdAt: now.toISOString(),
        createdBy: id,
        createdByName: name,
        appliedAt: null,
        expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
      };
      return this.uploads.add(uploaded.id, table, path, async (unit, rows) => {
        await this.imports.add(unit, { ...uploaded, rows });
        return { ...uploaded, rows };
      });
    });
  }
}
