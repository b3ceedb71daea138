import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Users } from './store/user.tables.js';
import type { Role } from './domain/role.js';

/** A member of staff who can be given work. */
export interface ActiveUser {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

const PUBLIC_COLUMNS = { id: true, name: true, role: true } as const;

/** Looks up the users whose account is active. */
@Injectable()
export class ActiveUsers {
  constructor(private readonly database: Database) {}

  /** Null for an unknown id and for a user who is deactivated or removed. */
  async byId(id: string): Promise<ActiveUser | null> {
    const user = await this.database.reader.findOne(Users, {
      select: PUBLIC_COLUMNS,
      where: { id, status: 'active' },
    });
    return user && publicUser(user);
  }

  /** The e-mail address of the account; null without one, and for a user whom `byId` does not find. */
  async emailOf(id: string): Promise<string | null> {
    const where = { id, status: 'active' } as const;
    const user = await this.database.reader.findOne(Users, { select: { email: true }, where });
    return user?.email ?? null;
  }

  /** The name and address of the account whose forgotten password a link with this hash sets; null for a link without use. */
  async byResetLink(resetHash: string): Promise<{ readonly name: string; readonly email: string } | null> {
    const where = { resetHash, status: 'active' } as const;
    const user = await this.database.reader.findOne(Users, { select: { name: true, email: true }, where });
    return user?.email ? { name: user.name, email: user.email } : null;
  }

  /** The e-mail addresses of the superadmins who have one. */
  async superadminEmails(): Promise<string[]> {
    const where = { role: 'superadmin', status: 'active' } as const;
    const users = await this.database.reader.find(Users, {
      select: { email: true },
      where,
      order: { id: 'ASC' },
    });
    return users.flatMap(({ email }) => email ?? []);
  }

  /** In the order of their names. */
  async all(): Promise<ActiveUser[]> {
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
