import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/unit-of-work.js';
import { type Import, mapImport } from '../domain/import.js';
import { isReadAs, layoutOf } from '../domain/layout.js';
import type { Mapping } from '../domain/mapping.js';
import { changeImport, findImport } from './known-import.js';
import { ImportRepository, SavedMappings } from './ports.js';
import { ReadImport, wholeMapping } from './read-import.js';

/**
 * Says which field each column is; the rows have to be checked again. `saveAs` keeps it by that name too. Where the options
 * lay the file out in another way than it was read, it is read anew, and the columns are those of then. Rejects a mapping with
 * which the file cannot be read, and an import whose rows are worked on or were applied.
 */
@Injectable()
export class MapImport {
  constructor(
    private readonly units: UnitOfWork,
    private readonly imports: ImportRepository,
    private readonly saved: SavedMappings,
    private readonly reading: ReadImport,
  ) {}

  async execute(id: string, mapping: Mapping, saveAs: string | null): Promise<Import> {
    const known = await findImport(this.imports, id);
    mapImport(known, mapping);
    const layout = layoutOf(mapping.options);
    if (!isReadAs(known, layout)) return this.reading.reread(known, layout, mapping, saveAs);
    const whole = wholeMapping({ ...known, samples: await this.imports.samplesOf(known) }, mapping);
    return this.units.run(async (unit) => {
      const after = await changeImport(this.imports, unit, id, (before) => mapImport(before, whole));
      if (saveAs !== null) await this.saved.store(unit, after, saveAs);
      return after;
    });
  }
}
