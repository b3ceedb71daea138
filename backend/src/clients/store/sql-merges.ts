import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { mailboxKey } from '../../platform/values/email.js';
import { type Merge, MergeRepository, type StoredMerge } from '../application/ports.js';
import { readMergeRecord } from '../domain/merge.js';
import { searchTextOf } from './client-rows.js';
import { ClientMerges } from './client.tables.js';

@Injectable()
export class SqlMerges extends MergeRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, id: string): Promise<StoredMerge | null> {
    const row = await transactionOf(unit).findOne(ClientMerges, { where: { id }, ...this.database.rowLock });
    if (!row) return null;
    const { emailKey: _, searchText: __, undoneAt, record, ...merge } = row;
    return { ...merge, record: undoneAt === null ? readMergeRecord(record) : null };
  }

  override async hasNewer(unit: Unit, mergeId: string, clientId: string): Promise<boolean> {
    const newer = await transactionOf(unit).query<object[]>(
      `SELECT id FROM client_merges WHERE id > ? AND undoneAt IS NULL AND (survivorId = ? OR otherId = ?) LIMIT 1`,
      [mergeId, clientId, clientId],
    );
    return newer.length > 0;
  }

  override async add(unit: Unit, { record, ...merge }: Merge): Promise<void> {
    const { before } = record;
    await transactionOf(unit).insert(ClientMerges, {
      ...merge,
      emailKey: before.email === null ? '' : mailboxKey(before.email),
      searchText: searchTextOf(before),
      record: JSON.stringify(record),
      undoneAt: null,
    });
  }

  override async end(unit: Unit, id: string, at: string): Promise<void> {
    const forgotten = { record: '{}', emailKey: '', searchText: '' };
    await transactionOf(unit).update(ClientMerges, { id }, { undoneAt: at, ...forgotten });
  }
}
