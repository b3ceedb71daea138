import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { UserNames } from '../user-names.js';
import { Users } from './user.tables.js';

@Injectable()
export class SqlUserNames extends UserNames {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const users = await this.database.reader.find(Users, {
      select: { id: true, name: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
