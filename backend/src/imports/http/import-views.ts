import { Injectable } from '@nestjs/common';
import type { Import, ShownRow } from '../domain/import.js';
import { SqlImports } from '../store/sql-imports.js';
import { SqlUploads } from '../store/sql-uploads.js';
import { importView, type ImportView } from './imports.dto.js';

/** Why an act on an import needs no confirmation. */
export const WORKS_ON_THE_FILE =
  'writes nothing of the office; what the file would do is confirmed when it is applied';

/** Imports as they are answered, with samples and the first rows of their files. */
@Injectable()
export class ImportViews {
  constructor(
    private readonly imports: SqlImports,
    private readonly uploads: SqlUploads,
  ) {}

  async of(imported: Import): Promise<ImportView> {
    const [view] = await this.all([imported]);
    return view!;
  }

  async all(imported: readonly Import[]): Promise<ImportView[]> {
    const firstRows = await this.uploads.firstRows(imported.map(({ id }) => id));
    return Promise.all(imported.map((one) => this.view(one, firstRows.get(one.id) ?? [])));
  }

  private async view(imported: Import, firstRows: readonly ShownRow[]): Promise<ImportView> {
    return importView(imported, await this.imports.samplesOf(imported), firstRows);
  }
}
