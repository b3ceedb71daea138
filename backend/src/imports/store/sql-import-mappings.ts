import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database.js';
import type { Import } from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Mapping } from '../domain/mapping.js';
import { ImportMappings } from './import.tables.js';

/** A mapping that was saved by name. */
export interface SavedMapping extends Mapping {
  readonly name: string;
}

/** Mappings that were saved by name, for other files. */
@Injectable()
export class SqlImportMappings {
  constructor(private readonly database: Database) {}

  /** In the order of their names. */
  async mappings(kind: ImportKind): Promise<SavedMapping[]> {
    const rows = await this.database.reader.find(ImportMappings, { where: { kind }, order: { name: 'ASC' } });
    return rows.map(({ name, columns, options }) => ({
      ...{ name, columns: JSON.parse(columns) as Mapping['columns'] },
      options: JSON.parse(options) as Mapping['options'],
    }));
  }

  /** False for an unknown one. */
  async removeMapping(kind: ImportKind, name: string): Promise<boolean> {
    if (!(await this.database.reader.existsBy(ImportMappings, { kind, name }))) return false;
    await this.database.write((tx) => tx.delete(ImportMappings, { kind, name }));
    return true;
  }
}

/** Keeps the mapping of an import by the name, instead of the one that had it; null keeps nothing. */
export async function storeMapping(
  tx: Transaction,
  { kind, mapping }: Pick<Import, 'kind' | 'mapping'>,
  name: string | null,
): Promise<void> {
  if (name === null || mapping === null) return;
  const [columns, options] = [JSON.stringify(mapping.columns), JSON.stringify(mapping.options)];
  await tx.upsert(ImportMappings, { kind, name, columns, options }, ['kind', 'name']);
}
