import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform/database/database.js';
import { Users } from './store/user.tables.js';

/** The names of users, whatever the status of their account. */
@Injectable()
export class UserNames {
  constructor(private readonly database: Database) {}

  /** The names of those of the users that exist, by id; in one statement. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await this.database.reader.find(Users, {
      select: { id: true, name: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
