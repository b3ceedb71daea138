import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { Erasures, type HashesOfErasure } from '../application/ports.js';
import type { Erasure, ErasureCounts, LedgerEntry } from '../domain/erasure.js';
import { type ErasureRow, ErasureTable } from './erasure.tables.js';

const ON_MARIADB =
  'What the database server has written before, until it writes over it: pages of deleted rows, and its logs of changes.';

const OF_OLD = { clients: 0, policies: 0, importRows: 0 };

@Injectable()
export class SqlErasures extends Erasures {
  private known = { state: '', hashes: [] as readonly HashesOfErasure[] };

  constructor(private readonly database: Database) {
    super();
  }

  override get kept(): readonly string[] {
    return this.database.dialect === 'mysql' ? [ON_MARIADB] : [];
  }

  override async add(unit: Unit, entry: LedgerEntry): Promise<void> {
    await transactionOf(unit).insert(ErasureTable, rowOf(entry, 'erased'));
  }

  override async page({
    order,
    range: { offset, limit },
  }: {
    order: 'ASC' | 'DESC';
    range: { offset: number; limit: number };
  }): Promise<{ rows: Erasure[]; total: number }> {
    const { reader } = this.database;
    const total = await reader.count(ErasureTable);
    const rows = await reader.find(ErasureTable, {
      order: { erasedAt: order, id: order },
      skip: offset,
      take: limit,
    });
    return { rows: rows.map(erasureOf), total };
  }

  override async find(id: string): Promise<Erasure | null> {
    const row = await this.database.reader.findOneBy(ErasureTable, { id });
    return row && erasureOf(row);
  }

  override async ledger(): Promise<LedgerEntry[]> {
    const rows = await this.database.reader.find(ErasureTable, { order: { erasedAt: 'ASC', id: 'ASC' } });
    return rows.map(entryOf);
  }

  override async hashes(reading: Reading): Promise<readonly HashesOfErasure[]> {
    const reader = transactionOf(reading);
    const [row] = await reader.query<{ erasures: number | string; last: string | null }[]>(
      'SELECT COUNT(*) AS erasures, MAX(id) AS last FROM erasures',
    );
    const state = `${row?.erasures} ${row?.last}`;
    if (state !== this.known.state) {
      const stored = await reader.find(ErasureTable, { select: { keyId: true, hashes: true } });
      const hashes = stored.map((one) => ({
        keyId: one.keyId,
        hashes: JSON.parse(one.hashes) as string[],
      }));
      this.known = { state, hashes };
    }
    return this.known.hashes;
  }

  override async addMissing(entries: readonly LedgerEntry[]): Promise<number> {
    if (entries.length === 0) return 0;
    const known = new Set((await this.ledger()).map(({ id }) => id));
    const missing = entries.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return 0;
    const ignore = this.database.dialect === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    await this.database.write(async (tx) => {
      for (const entry of missing) {
        const row = rowOf(entry, 'restored');
        const columns = Object.keys(row);
        const places = placeholders(columns);
        // another replica may add it too
        await tx.query(
          `${ignore} INTO erasures (${columns.join(', ')}) VALUES (${places})`,
          Object.values(row) as unknown[],
        );
      }
    });
    return missing.length;
  }

  override async toApply(): Promise<LedgerEntry[]> {
    return (await this.database.reader.findBy(ErasureTable, { upkeep: 'restored' })).map(entryOf);
  }

  override async applied(ids: readonly string[]): Promise<void> {
    await this.database.write(async (tx) => {
      for (const id of ids) await tx.update(ErasureTable, { id }, { upkeep: 'erased' });
    });
  }

  override async scrub(): Promise<void> {
    const rows = await this.database.reader.findBy(ErasureTable, { upkeep: 'erased' });
    if (rows.length === 0 || !(await this.database.scrub())) return;
    await this.database.write(async (tx) => {
      for (const { id } of rows) await tx.update(ErasureTable, { id, upkeep: 'erased' }, { upkeep: 'clean' });
    });
  }
}

function rowOf(entry: LedgerEntry, upkeep: ErasureRow['upkeep']): ErasureRow {
  const { id, reason, erasedAt, erasedBy, erasedByName, counts, kept, backups, keyId, hashes } = entry;
  return {
    id,
    reason,
    erasedAt,
    erasedBy,
    erasedByName,
    counts: JSON.stringify(counts),
    kept: JSON.stringify(kept),
    backups: JSON.stringify(backups),
    keyId,
    hashes: JSON.stringify(hashes),
    upkeep,
  };
}

function erasureOf({
  id,
  reason,
  erasedAt,
  erasedBy,
  erasedByName,
  counts,
  kept,
  backups,
}: ErasureRow): Erasure {
  return {
    id,
    reason,
    erasedAt,
    erasedBy,
    erasedByName,
    // certificates from before there were clients, policies and imports have no number of them
    counts: { ...OF_OLD, ...(JSON.parse(counts) as ErasureCounts) },
    kept: JSON.parse(kept) as string[],
    backups: JSON.parse(backups) as Erasure['backups'],
  };
}

function entryOf(row: ErasureRow): LedgerEntry {
  return { ...erasureOf(row), keyId: row.keyId, hashes: JSON.parse(row.hashes) as string[] };
}
