import { Injectable } from '@nestjs/common';
import { transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Reading } from '../../platform/unit-of-work.js';
import { idsByName } from '../domain/named-users.js';
import { NamedStaff } from '../named-staff.js';

@Injectable()
export class SqlNamedStaff extends NamedStaff {
  override async ids(
    reading: Reading,
    names: readonly string[],
    { active = true } = {},
  ): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(names)].filter(Boolean);
    if (wanted.length === 0) return new Map();
    const users = await transactionOf(reading).query<{ id: string; name: string; username: string }[]>(
      `SELECT id, name, username FROM users ${active ? `WHERE status = 'active'` : ''} ORDER BY status, id DESC`,
    );
    return idsByName(users, wanted);
  }

  override async names(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter(Boolean))];
    if (wanted.length === 0) return new Map();
    const sql = `SELECT id, name FROM users WHERE id IN (${placeholders(wanted)})`;
    const users = await transactionOf(reading).query<{ id: string; name: string }[]>(sql, wanted);
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
