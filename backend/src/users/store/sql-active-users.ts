import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { type ActiveUser, ActiveUsers } from '../active-users.js';
import type { User } from '../domain/user.js';
import { Users } from './user.tables.js';

const PUBLIC_COLUMNS = { id: true, name: true, role: true } as const;

@Injectable()
export class SqlActiveUsers extends ActiveUsers {
  constructor(private readonly database: Database) {
    super();
  }

  override async byId(id: string): Promise<ActiveUser | null> {
    const where = { id, status: 'active' } as const;
    const user = await this.database.reader.findOne(Users, { select: PUBLIC_COLUMNS, where });
    return user && publicUser(user);
  }

  override async emailOf(id: string): Promise<string | null> {
    return (await this.recipient({ id }))?.email ?? null;
  }

  override byResetLink(resetHash: string): Promise<{ name: string; email: string } | null> {
    return this.recipient({ resetHash });
  }

  override async superadminEmails(): Promise<string[]> {
    const where = { role: 'superadmin', status: 'active' } as const;
    const users = await this.database.reader.find(Users, {
      select: { email: true },
      where,
      order: { id: 'ASC' },
    });
    return users.flatMap(({ email }) => email ?? []);
  }

  override async all(): Promise<ActiveUser[]> {
    const users = await this.database.reader.find(Users, {
      select: PUBLIC_COLUMNS,
      where: { status: 'active' },
      order: { name: 'ASC', id: 'ASC' },
    });
    return users.map(publicUser);
  }

  private async recipient(of: FindOptionsWhere<User>): Promise<{ name: string; email: string } | null> {
    const where = { ...of, status: 'active' as const };
    const user = await this.database.reader.findOne(Users, { select: { name: true, email: true }, where });
    return user?.email ? { name: user.name, email: user.email } : null;
  }
}

function publicUser({ id, name, role }: ActiveUser): ActiveUser {
  return { id, name, role };
}
