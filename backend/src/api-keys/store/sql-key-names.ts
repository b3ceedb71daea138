import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { hasOneOf } from '../../platform/database/placeholders.js';
import type { ApiKey } from '../domain/api-key.js';
import { KeyNames, shownName } from '../key-names.js';

@Injectable()
export class SqlKeyNames extends KeyNames {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.reader.query<Pick<ApiKey, 'id' | 'name'>[]>(
      `SELECT id, name FROM api_keys WHERE ${hasOneOf(ids)}`,
      [...ids],
    );
    return new Map(rows.map((row) => [row.id, shownName(row)]));
  }

  override usable(at: string): Promise<Pick<ApiKey, 'name' | 'createdBy' | 'createdByName'>[]> {
    return this.database.reader.query<Pick<ApiKey, 'name' | 'createdBy' | 'createdByName'>[]>(
      `SELECT name, createdBy, createdByName FROM api_keys
       WHERE endedAt IS NULL AND (expiresAt IS NULL OR expiresAt > ?) ORDER BY name, id`,
      [at],
    );
  }
}
