import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type ActiveUser, ActiveUsers } from '../active-users.js';
import { Users } from './user.tables.js';

const PUBLIC_COLUMNS = { id: true, name: true, role: true } as const;

@Injectable()
export class SqlActiveUsers extends ActiveUsers {
  constructor(private readonly database: Database) {
    super();
  }

  override async byId(id: string): Promise<ActiveUser | null> {
    const user = await this.database.reader.findOne(Users, {
      select: PUBLIC_COLUMNS,
      where: { id, status: 'active' },
    });
    return user && publicUser(user);
  }

  override async emailOf(id: string): Promise<string | null> {
    const where = { id, status: 'active' } as const;
    const user = await this.database.reader.findOne(Users, { select: { email: true }, where });
    return user?.email ?? null;
  }

  override async all(): Promise<ActiveUser[]> {
    const users = await this.database.reader.find(Users, {
      select: PUBLIC_COLUMNS,
      where: { status: 'active' },
      order: { name: 'ASC', id: 'ASC' },
    });
    return users.map(publicUser);
  }
}

function publicUser({ id, name, role }: ActiveUser): ActiveUser {
  return { id, name, role };
}
