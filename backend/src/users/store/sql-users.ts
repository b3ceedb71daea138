import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { UserRepository } from '../application/ports.js';
import { AccountTaken, EmailTaken } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';
import { Users } from './user.tables.js';

@Injectable()
export class SqlUsers extends UserRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { id });
  }

  override findByUsername(username: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { username });
  }

  override findByEmail(email: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { email });
  }

  override findByResetHash(resetHash: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { resetHash });
  }

  override listByStatus(status: UserStatus): Promise<User[]> {
    return this.database.reader.find(Users, { where: { status }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  override async isEmpty(): Promise<boolean> {
    return (await this.database.reader.count(Users)) === 0;
  }

  override async lockSuperadmins(unit: Unit): Promise<ReadonlySet<string>> {
    const rows = await transactionOf(unit).find(Users, {
      select: { id: true },
      where: { role: 'superadmin', status: 'active' },
      // so that two units cannot deadlock
      order: { id: 'ASC' },
      ...this.database.rowLock,
    });
    return new Set(rows.map(({ id }) => id));
  }

  override lock(unit: Unit, id: string): Promise<User | null> {
    return transactionOf(unit).findOne(Users, { where: { id }, ...this.database.rowLock });
  }

  override async add(unit: Unit, user: User): Promise<void> {
    try {
      await transactionOf(unit).insert(Users, user);
    } catch (error) {
      if (isUniqueViolation(error)) throw new AccountTaken();
      throw error;
    }
  }

  override async update(unit: Unit, { id, username: _, ...columns }: User): Promise<void> {
    try {
      await transactionOf(unit).update(Users, id, columns);
    } catch (error) {
      // of what can change, only the address is unique
      if (isUniqueViolation(error)) throw new EmailTaken();
      throw error;
    }
  }
}
