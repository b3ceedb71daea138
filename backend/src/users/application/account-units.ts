import { Injectable } from '@nestjs/common';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import { AccountMails, type AccountNewsMail } from '../account-mails.js';
import { type Accounts, type Actor, assertActingSuperadmin } from '../domain/accounts.js';
import type { User } from '../domain/user.js';
import { AccountAccess, UserRepository } from './ports.js';

/** An account that stays as it is until the unit of work ends. */
export interface LockedAccount {
  readonly unit: Unit;
  readonly user: User;
  readonly accounts: Accounts;
}

/** What a unit of work makes of an account. */
export interface ChangedAccount<T> {
  readonly user: User;
  /** What its owner is told. */
  readonly news: readonly AccountNewsMail[];
  /** Its sessions end, but the session `except`; `everything` includes what works without one (standing-access.ts). */
  readonly ends?: { readonly what: 'sessions' | 'everything'; readonly except?: string | undefined };
  readonly result: T;
}

/** Units of work about one account. Changes of an account happen one after the other. */
@Injectable()
export class AccountUnits {
  constructor(
    private readonly units: UnitOfWork,
    private readonly users: UserRepository,
    private readonly access: AccountAccess,
    private readonly mails: AccountMails,
  ) {}

  /** Adds an account. Rejects an actor who is no acting superadmin, and with `AccountTaken`. */
  async add(user: User, actor: Actor | null): Promise<void> {
    await this.units.run(async (unit) => {
      if (actor) {
        const activeSuperadmins = await this.users.lockSuperadmins(unit);
        const actorSignedIn = await this.access.isSignedIn(unit, actor);
        assertActingSuperadmin(actor, { activeSuperadmins, actorSignedIn });
      }
      await this.users.add(unit, user);
    });
  }

  /**
   * Locks the account, with `withSuperadmins` the active superadmins before it, and stores what `work` makes of it, with what
   * follows: an account that is not active keeps no data of its own, another password ends an app that was begun. Nothing
   * changes when it throws or returns null. Null then, and for an unknown account. Rejects with `EmailTaken`.
   */
  async run<T>(
    { id, actor, withSuperadmins = false }: { id: string; actor: Actor | null; withSuperadmins?: boolean },
    work: (account: LockedAccount) => Promise<ChangedAccount<T> | null>,
  ): Promise<T | null> {
    let isTold = false;
    const result = await this.units.run(async (unit) => {
      isTold = false;
      const activeSuperadmins = withSuperadmins ? await this.users.lockSuperadmins(unit) : new Set<string>();
      const user = await this.users.lock(unit, id);
      if (!user) return null;
      const actorSignedIn = actor !== null && (await this.access.isSignedIn(unit, actor));
      const changed = await work({ unit, user, accounts: { activeSuperadmins, actorSignedIn } });
      if (!changed) return null;
      await this.store(unit, user, changed);
      isTold = changed.news.length > 0;
      return changed.result;
    });
    if (isTold) this.mails.wake();
    return result;
  }

  private async store(
    unit: Unit,
    before: User,
    { user, news, ends }: ChangedAccount<unknown>,
  ): Promise<void> {
    const { id } = user;
    if (user !== before) await this.users.update(unit, user);
    if (ends) await this.access.endSessions(unit, id, ends.except);
    if (ends?.what === 'everything') await this.access.endStanding(unit, id);
    if (user.status !== 'active') await this.access.deleteData(unit, id);
    if (user.password !== before.password) await this.access.endPendingApp(unit, id);
    for (const mail of news) await this.mails.news(unit, mail);
  }
}
