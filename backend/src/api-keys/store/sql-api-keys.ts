import { Injectable } from '@nestjs/common';
import { countUp } from '../../platform/database/count-up.js';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { ApiKeyRepository, type KeyUse } from '../application/ports.js';
import type { ApiKey } from '../domain/api-key.js';
import type { Scope } from '../domain/scopes.js';
import { type ApiKeyRow, ApiKeys } from './api-key.tables.js';

export interface ListedApiKey extends ApiKey {
  /** Since the day that was asked for. */
  readonly calls: number;
}

@Injectable()
export class SqlApiKeys extends ApiKeyRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async findByHash(keyHash: string): Promise<ApiKey | null> {
    const row = await this.database.reader.findOneBy(ApiKeys, { keyHash });
    return row && apiKeyOf(row);
  }

  override async add(unit: Unit, apiKey: ApiKey, keyHash: string): Promise<void> {
    await transactionOf(unit).insert(ApiKeys, { ...apiKey, keyHash, scopes: apiKey.scopes.join(' ') });
  }

  override async lock(unit: Unit, id: string): Promise<ApiKey | null> {
    const row = await transactionOf(unit).findOne(ApiKeys, { where: { id }, ...this.database.rowLock });
    return row && apiKeyOf(row);
  }

  /** Newest first, also those that opened something once; with their calls from that day on. */
  async all(from: string): Promise<ListedApiKey[]> {
    const rows = await this.database.reader.query<(ApiKeyRow & { calls: number | string })[]>(
      `SELECT k.*, COALESCE((SELECT SUM(d.calls) FROM api_key_days d WHERE d.keyId = k.id AND d.day >= ?), 0) AS calls
       FROM api_keys k ORDER BY k.id DESC`,
      [from],
    );
    return rows.map(({ calls, ...row }) => ({ ...apiKeyOf(row), calls: Number(calls) }));
  }

  override async end(unit: Unit, id: string, at: string): Promise<void> {
    await transactionOf(unit).update(ApiKeys, id, { endedAt: at });
  }

  override async addUses(
    unit: Unit,
    uses: ReadonlyMap<string, KeyUse>,
    day: string,
    oldest: string,
  ): Promise<void> {
    const tx = transactionOf(unit);
    const counted = countUp(this.database.dialect, ['keyId', 'day'], 'calls');
    // in one order, so that replicas do not wait for each other in a circle
    for (const [id, { at, address, calls }] of [...uses].sort(([one], [other]) => (one < other ? -1 : 1))) {
      await tx.query('UPDATE api_keys SET lastCallAt = ?, lastAddress = ? WHERE id = ?', [at, address, id]);
      const sql = `INSERT INTO api_key_days (keyId, day, calls) VALUES (?, ?, ?) ${counted}`;
      await tx.query(sql, [id, day, calls]);
      await tx.query('DELETE FROM api_key_days WHERE keyId = ? AND day < ?', [id, oldest]);
    }
  }
}

function apiKeyOf({ keyHash: _, scopes, ...row }: ApiKeyRow): ApiKey {
  return { ...row, scopes: scopes.split(' ') as Scope[] };
}
