import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { SavedMappings } from '../application/ports.js';
import type { Import } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Mapping } from '../domain/mapping.js';
import { ImportMappings } from './import.tables.js';

/** A mapping that was saved by name. */
export interface SavedMapping extends Mapping {
  readonly name: string;
}

@Injectable()
export class SqlImportMappings extends SavedMappings {
  constructor(private readonly database: Database) {
    super();
  }

  /** In the order of their names. */
  async mappings(kind: ImportKind): Promise<SavedMapping[]> {
    const rows = await this.database.reader.find(ImportMappings, { where: { kind }, order: { name: 'ASC' } });
    return rows.map(({ name, columns, options }) => ({
      name,
      columns: JSON.parse(columns) as Mapping['columns'],
      options: JSON.parse(options) as Mapping['options'],
    }));
  }

  override async store(
    unit: Unit,
    { kind, mapping }: Pick<Import, 'kind' | 'mapping'>,
    name: string,
  ): Promise<void> {
    const [columns, options] = [JSON.stringify(mapping?.columns), JSON.stringify(mapping?.options)];
    await transactionOf(unit).upsert(ImportMappings, { kind, name, columns, options }, ['kind', 'name']);
  }

  override async remove(unit: Unit, kind: ImportKind, name: string): Promise<boolean> {
    const sql = 'DELETE FROM import_mappings WHERE kind = ? AND name = ?';
    return (await affected(transactionOf(unit), sql, [kind, name])) > 0;
  }
}
