import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { ImportRepository } from './ports.js';
import { RemoveImport } from './remove-import.js';
import { StoredUploads } from './stored-uploads.js';

const DAY_MS = 86_400_000;

/** What is done to imports each night. */
@Injectable()
export class MaintainImports {
  constructor(
    private readonly units: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly removal: RemoveImport,
    private readonly uploads: StoredUploads,
  ) {}

  /** Removes the imports that have expired, but for rows of people under a legal hold, and what uploads have left behind that were killed. */
  async removeExpired(now: Date): Promise<void> {
    for (const id of await this.imports.expired(now.toISOString()))
      await this.removal.expired(id).catch((error: unknown) => {
        // it was begun or removed at this moment
        if (!(error instanceof Conflict || error instanceof NotFound)) throw error;
      });
    await this.uploads.removeOrphans(new Date(now.getTime() - DAY_MS));
  }

  /** Stores the samples of the imports that were uploaded before samples were stored. */
  async storeMissingSamples(): Promise<void> {
    for (const id of await this.imports.withoutSamples())
      await this.units.run((unit) => this.imports.takeSamples(unit, id));
  }
}
