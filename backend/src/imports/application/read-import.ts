import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/domain-error.js';
import { type Import, mapImport } from '../domain/import.js';
import { isReadAs, type Layout, wholeLayout } from '../domain/layout.js';
import { type Mapping, mappingErrors, withProvenOrder } from '../domain/mapping.js';
import { presetOf } from '../domain/presets.js';
import { changeImport, findImport } from './known-import.js';
import { ImportRepository, SavedMappings, type Table, Tables } from './ports.js';
import { StoredUploads } from './stored-uploads.js';

/** Reads the file of an import anew where it is laid out in another way than it was read. */
@Injectable()
export class ReadImport {
  constructor(
    private readonly imports: ImportRepository,
    private readonly tables: Tables,
    private readonly uploads: StoredUploads,
    private readonly saved: SavedMappings,
  ) {}

  /** Which field each column is has to be said again. Rejects while rows are worked on and when some were applied. */
  async execute(id: string, layout: Layout): Promise<Import> {
    const known = await findImport(this.imports, id);
    mapImport(known, null);
    return isReadAs(known, layout) ? known : this.reread(known, layout, null, null);
  }

  /** As `execute`, with a mapping of the columns of then. Rejects when the file is not kept any more. */
  reread(known: Import, layout: Layout, mapping: Mapping | null, saveAs: string | null): Promise<Import> {
    const { id } = known;
    return this.uploads.withFile(id, (path) =>
      this.tables.read(path, wholeLayout(known, layout), (table) => {
        const whole = mapping && wholeMapping({ ...known, ...table }, mapping);
        return this.uploads.replace(id, table, async (unit, rows) => {
          const decide = (before: Import) => ({ ...mapImport({ ...before, ...readAs(table) }, whole), rows });
          const after = await changeImport(this.imports, unit, id, decide);
          if (whole && saveAs !== null) await this.saved.store(unit, after, saveAs);
          return after;
        });
      }),
    );
  }
}

/** What an import says of the file as it was read. */
export function readAs({ rows: _, firstRows: __, ...table }: Table) {
  return { ...table, preset: presetOf(table.headings)?.name ?? null };
}

/** The mapping as it is stored. Rejects one with which the file cannot be read. */
export function wholeMapping(
  { kind, headings, samples }: Pick<Import, 'kind' | 'headings' | 'samples'>,
  mapping: Mapping,
): Mapping {
  const errors = mappingErrors(kind, headings, mapping, samples ?? []);
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return withProvenOrder(kind, headings, mapping, samples ?? []);
}
