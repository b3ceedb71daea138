import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import type { SessionEnd } from '../application/ports.js';
import { AccountMails, type PasswordResetMail } from '../account-mails.js';
import { accountNews } from '../domain/account-news.js';
import { type Accounts, type Actor, EmailTaken } from '../domain/accounts.js';
import type { User, UserStatus } from '../domain/user.js';
import { AccountAccess } from './account-access.js';
import { accountsFor, lockSuperadmins } from './account-locks.js';
import { TotpFactors } from './second-factor.tables.js';
import { Sessions, Users } from './user.tables.js';

/** Stores staff accounts. Usernames are normalised by the caller. */
@Injectable()
export class SqlUsers {
  constructor(
    private readonly database: Database,
    private readonly mails: AccountMails,
    private readonly access: AccountAccess,
  ) {}

  findById(id: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { id });
  }

  findByUsername(username: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { username });
  }

  /** `email` is in its stored form. */
  findByEmail(email: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { email });
  }

  /** The account whose link for a new password has that hash, even if it does not work any more. */
  findByResetHash(resetHash: string): Promise<User | null> {
    return this.database.reader.findOneBy(Users, { resetHash });
  }

  /** Newest first. */
  listByStatus(status: UserStatus): Promise<User[]> {
    return this.database.reader.find(Users, { where: { status }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.database.reader.count(Users)) === 0;
  }

  /**
   * Stores a new account; returns false when the username or the address is taken. With `by`, calls `allow` first in the same
   * transaction: when it throws, nothing is stored.
   */
  async add(
    user: User,
    by?: { readonly actor: Actor; readonly allow: (accounts: Accounts) => void },
  ): Promise<boolean> {
    try {
      await this.database.write(async (tx) => {
        if (by) by.allow(await accountsFor(tx, by.actor, await lockSuperadmins(tx, this.database)));
        await tx.insert(Users, user);
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /**
   * Locks the account and stores the result of `change`, which may throw, together with the mail and with those of
   * `accountNews`. Another password ends an authenticator app that was begun. Returns null for an unknown id; rejects
   * with `EmailTaken`. `actor` is null for a person who is not signed in.
   */
  async change(
    id: string,
    actor: Actor | null,
    change: (user: User, accounts: Accounts) => User,
    { end, renewed }: SessionEnd,
    mail?: PasswordResetMail,
  ): Promise<User | null> {
    let isTold = false;
    const changed = this.database.write(async (tx) => {
      const superadmins = await lockSuperadmins(tx, this.database);
      const before = await tx.findOne(Users, { where: { id }, ...this.database.rowLock });
      if (!before) return null;
      const after = change(before, await accountsFor(tx, actor, superadmins));
      const { id: _, username: __, ...columns } = after;
      await tx.update(Users, id, columns);
      if (end) await this.access.end(tx, id, renewed?.from);
      if (after.status !== 'active') await this.access.deleteData(tx, id);
      if (renewed) await tx.update(Sessions, { id: renewed.from, userId: id }, { id: renewed.to });
      if (after.password !== before.password)
        await tx.update(TotpFactors, { userId: id }, { pendingSecret: null });
      if (mail) await this.mails.passwordReset(tx, mail);
      const news = accountNews(before, after);
      for (const one of news) await this.mails.news(tx, one);
      isTold = news.length > 0;
      return after;
    });
    try {
      await changed;
      if (isTold) this.mails.wake();
      return await changed;
    } catch (error) {
      // of what can change, only the address is unique
      if (isUniqueViolation(error)) throw new EmailTaken();
      throw error;
    }
  }
}
