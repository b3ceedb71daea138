import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { type SessionEnd, UserRepository } from '../application/ports.js';
import type { Accounts, Actor } from '../domain/accounts.js';
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

  override async add(
    user: User,
    by?: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void },
  ): Promise<boolean> {
    try {
      await this.database.write(async (tx) => {
        if (by) by.allow(await this.accounts(tx, by.actor, await this.lockSuperadmins(tx)));
        await tx.insert(Users, user);
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  override change(
    id: string,
    actor: Actor,
    change: (user: User, accounts: Accounts) => User,
    { end, renewed }: SessionEnd,
  ): Promise<User | null> {
    return this.database.write(async (tx) => {
      const superadmins = await this.lockSuperadmins(tx);
      const before = await tx.findOne(Users, { where: { id }, ...this.database.rowLock });
      if (!before) return null;
      const after = change(before, await this.accounts(tx, actor, superadmins));
      const { id: _, username: __, ...columns } = after;
      await tx.update(Users, id, columns);
      if (end) await tx.delete(Sessions, { userId: id, ...(renewed && { id: Not(renewed.from) }) });
      if (renewed) await tx.update(Sessions, { id: renewed.from, userId: id }, { id: renewed.to });
      return after;
    });
  }

  /**
   * Locks every active superadmin: two cannot deactivate each other concurrently, and none is deactivated while a
   * change that they made is stored. Ordered by id, so that two units cannot deadlock.
   */
  private async lockSuperadmins(tx: EntityManager): Promise<ReadonlySet<string>> {
    const rows = await tx.find(Users, {
      select: { id: true },
      where: { role: 'superadmin', status: 'active' },
      order: { id: 'ASC' },
      ...this.database.rowLock,
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** Read after the locks: on MariaDB the first read without a lock takes the snapshot of the transaction. */
  private async accounts(
    tx: EntityManager,
    actor: Actor,
    activeSuperadmins: ReadonlySet<string>,
  ): Promise<Accounts> {
    const actorSignedIn = await tx.existsBy(Sessions, { id: actor.session, userId: actor.id });
    return { activeSuperadmins, actorSignedIn };
  }
}
