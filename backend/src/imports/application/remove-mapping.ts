import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import type { ImportKind } from '../domain/import-fields.js';
import { SavedMappings } from './ports.js';

/** Removes a mapping that was saved by name. Rejects an unknown one. */
@Injectable()
export class RemoveMapping {
  constructor(
    private readonly units: UnitOfWork,
    private readonly saved: SavedMappings,
  ) {}

  async execute(kind: ImportKind, name: string): Promise<void> {
    await this.units.run(async (unit) => {
      if (!(await this.saved.remove(unit, kind, name))) throw new NotFound('import.mapping-unknown');
    });
  }
}
