import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { assertIdle } from '../domain/import.js';
import { lockImport } from './known-import.js';
import { ImportRepository } from './ports.js';
import { StoredUploads } from './stored-uploads.js';

/** Removes imports with their rows; what they changed stays, and cannot be taken back any more. */
@Injectable()
export class RemoveImport {
  constructor(
    private readonly units: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly uploads: StoredUploads,
  ) {}

  /** Rejects one whose rows are worked on, and one with rows of people under a legal hold. */
  async execute(id: string): Promise<void> {
    if (await this.uploads.hasHeldRows(id)) throw new Conflict('hold.keeps-data');
    await this.units.run(async (unit) => {
      assertIdle(await lockImport(this.imports, unit, id));
      await this.imports.remove(unit, id);
    });
    await this.uploads.remove(id);
  }

  /** As `execute`; of an import with people under a legal hold their rows stay, and the import with them. */
  async expired(id: string): Promise<void> {
    if (!(await this.uploads.hasHeldRows(id))) return this.execute(id);
    await this.uploads.remove(id, true);
    await this.units.run((unit) => this.imports.takeSamples(unit, id));
  }
}
