import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ImportRepository, type StartedBy } from '../application/ports.js';
import type { Import } from '../domain/import.js';
import type { Samples } from '../domain/mapping.js';
import { AFTER_LAST } from '../domain/undo-row.js';
import { importOf, rowOf } from './import-rows.js';
import { Imports } from './import.tables.js';
import { readSamples, storeSamples } from './stored-samples.js';

interface PageRequest {
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

const NOT_BEGUN = {
  position: 0,
  startedAt: null,
  startedBy: null,
  startedByName: null,
  leasedBy: null,
  leasedUntil: null,
};

@Injectable()
export class SqlImports extends ImportRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ order, range: { offset, limit } }: PageRequest): Promise<{ rows: Import[]; total: number }> {
    const { reader } = this.database;
    // ids sort by the time of creation
    const rows = await reader.find(Imports, { order: { id: order }, skip: offset, take: limit });
    return { rows: rows.map(importOf), total: await reader.count(Imports) };
  }

  override async find(id: string): Promise<Import | null> {
    const row = await this.database.reader.findOneBy(Imports, { id });
    return row && importOf(row);
  }

  override async lock(unit: Unit, id: string): Promise<Import | null> {
    const row = await transactionOf(unit).findOne(Imports, { where: { id }, ...this.database.rowLock });
    return row && importOf(row);
  }

  override async add(unit: Unit, imported: Import): Promise<void> {
    await transactionOf(unit).insert(Imports, { ...rowOf(imported), ...NOT_BEGUN });
  }

  override async update(unit: Unit, imported: Import): Promise<void> {
    await transactionOf(unit).update(Imports, { id: imported.id }, rowOf(imported));
  }

  override async hasDecided(unit: Unit, id: string): Promise<boolean> {
    const rows = await transactionOf(unit).query<unknown[]>(
      `SELECT 1 FROM import_rows WHERE importId = ? AND outcome = 'conflict' AND choice IS NOT NULL LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  override async begin(unit: Unit, imported: Import, { id, name }: StartedBy, at: string): Promise<void> {
    const begun = {
      ...rowOf(imported),
      ...NOT_BEGUN,
      startedAt: at,
      startedBy: id,
      startedByName: name,
      // an undo goes from the last row to the first
      position: imported.state === 'undoing' ? AFTER_LAST : 0,
    };
    await transactionOf(unit).update(Imports, { id: imported.id }, begun);
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(Imports, { id });
  }

  override async expired(now: string): Promise<string[]> {
    const rows = await this.database.reader.query<{ id: string }[]>(
      `SELECT id FROM imports WHERE expiresAt <= ? AND state NOT IN ('checking', 'applying', 'undoing')`,
      [now],
    );
    return rows.map(({ id }) => id);
  }

  override async samplesOf({ id, headings, samples }: Import): Promise<Samples> {
    return samples ?? readSamples(this.database.reader, id, headings);
  }

  override async withoutSamples(): Promise<string[]> {
    const sql = 'SELECT id FROM imports WHERE samples IS NULL';
    return (await this.database.reader.query<{ id: string }[]>(sql)).map(({ id }) => id);
  }

  override async takeSamples(unit: Unit, id: string): Promise<void> {
    const tx = transactionOf(unit);
    const row = await tx.findOne(Imports, { select: { headings: true }, where: { id } });
    if (row) await storeSamples(tx, id, JSON.parse(row.headings) as string[]);
  }
}
