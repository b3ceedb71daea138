import { Injectable } from '@nestjs/common';
import { countUp } from '../../platform/database/count-up.js';
import { Database } from '../../platform/database/database.js';
import { hasOneOf } from '../../platform/database/placeholders.js';
import type { ApiKey } from '../domain/api-key.js';
import type { Scope } from '../domain/scopes.js';
import { type ApiKeyRow, ApiKeys } from './api-key.tables.js';

export interface ListedApiKey extends ApiKey {
  /** Since the day that was asked for. */
  readonly calls: number;
}

/** The uses of a key since they were stored last. */
export interface KeyUse {
  /** Of the last one. */
  readonly at: string;
  readonly address: string;
  readonly calls: number;
}

@Injectable()
export class SqlApiKeys {
  constructor(private readonly database: Database) {}

  async add(apiKey: ApiKey, keyHash: string): Promise<void> {
    await this.database.write((tx) =>
      tx.insert(ApiKeys, { ...apiKey, keyHash, scopes: apiKey.scopes.join(' ') }),
    );
  }

  /** The key with that hash, whether it is usable or not. */
  async withHash(keyHash: string): Promise<ApiKey | null> {
    const row = await this.database.reader.findOneBy(ApiKeys, { keyHash });
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

  /** The names of keys by id. */
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.reader.query<Pick<ApiKey, 'id' | 'name'>[]>(
      `SELECT id, name FROM api_keys WHERE ${hasOneOf(ids)}`,
      [...ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Usable at that time, in the order of their names. */
  usable(at: string): Promise<Pick<ApiKey, 'name' | 'createdBy' | 'createdByName'>[]> {
    return this.database.reader.query<Pick<ApiKey, 'name' | 'createdBy' | 'createdByName'>[]>(
      `SELECT name, createdBy, createdByName FROM api_keys
       WHERE endedAt IS NULL AND (expiresAt IS NULL OR expiresAt > ?) ORDER BY name, id`,
      [at],
    );
  }

  /** False for an unknown key. */
  end(id: string, at: string): Promise<boolean> {
    return this.database.write(async (tx) => {
      const row = await tx.findOne(ApiKeys, { where: { id }, ...this.database.rowLock });
      if (row?.endedAt === null) await tx.update(ApiKeys, id, { endedAt: at });
      return row !== null;
    });
  }

  /** Adds uses on a day, and forgets those of the days before `oldest`. */
  async used(uses: ReadonlyMap<string, KeyUse>, day: string, oldest: string): Promise<void> {
    const counted = countUp(this.database.dialect, ['keyId', 'day'], 'calls');
    await this.database.write(async (tx) => {
      // in one order, so that replicas do not wait for each other in a circle
      for (const [id, { at, address, calls }] of [...uses].sort(([one], [other]) => (one < other ? -1 : 1))) {
        await tx.query('UPDATE api_keys SET lastCallAt = ?, lastAddress = ? WHERE id = ?', [at, address, id]);
        const sql = `INSERT INTO api_key_days (keyId, day, calls) VALUES (?, ?, ?) ${counted}`;
        await tx.query(sql, [id, day, calls]);
        await tx.query('DELETE FROM api_key_days WHERE keyId = ? AND day < ?', [id, oldest]);
      }
    });
  }
}

function apiKeyOf({ keyHash: _, scopes, ...row }: ApiKeyRow): ApiKey {
  return { ...row, scopes: scopes.split(' ') as Scope[] };
}
