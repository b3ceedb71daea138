import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../database/database.js';
import { isUniqueViolation } from '../../database/database-errors.js';
import { UserRepository } from '../application/ports.js';
import type { User, UserStatus } from '../domain/user.js';
import { Sessions, Users } from './user.tables.js';

@Injectable()
export class TypeormUserRepository extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { id });
  }

  override findByUsername(username: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { username });
  }

  override listByStatus(status: UserStatus): Promise<User[]> {
    return this.database.reader.find(Users, { where: { status }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  override async isEmpty(): Promise<boolean> {
    return (await this.database.reader.count(Users)) === 0;
  }

  override async add(user: User): Promise<boolean> {
    try {
      await this.database.write((tx) => tx.insert(Users, user));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  override change(
    id: string,
    change: (user: User, activeSuperadmins: number) => User,
    sessions: { readonly end: boolean; readonly keep?: string },
  ): Promise<User | null> {
    return this.database.write(async (tx) => {
      // every active superadmin is locked, so that two of them cannot deactivate each other at the same time
      const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
      const superadmins = await tx.query<unknown[]>(
        `SELECT id FROM users WHERE role = 'superadmin' AND status = 'active' ORDER BY id${lock}`,
      );
      const locked = await tx.query<unknown[]>(`SELECT id FROM users WHERE id = ?${lock}`, [id]);
      const before = locked.length > 0 ? await tx.findOneBy(Users, { id }) : null;
      if (!before) return null;
      const after = change(before, superadmins.length);
      const { id: _, username: __, ...columns } = after;
      await tx.update(Users, id, columns);
      if (sessions.end) {
        await tx.delete(Sessions, { userId: id, ...(sessions.keep ? { id: Not(sessions.keep) } : {}) });
      }
      return after;
    });
  }
}
