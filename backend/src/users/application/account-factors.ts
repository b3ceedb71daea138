import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { factorNews } from '../domain/account-news.js';
import { type Actor, assertActingSuperadmin } from '../domain/accounts.js';
import { hasFactor, NO_FACTORS, type SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { LiveConnections } from '../staff.js';
import { AccountUnits, type ChangedAccount } from './account-units.js';
import { type PasskeyOwner, SecondFactorRepository } from './second-factor.ports.js';

/** The locked account whose factors change. */
export interface FactorOwner {
  readonly user: User;
  /** Whether the given session of the account still exists; false without one. */
  readonly signedIn: boolean;
}

/** Decides the factors after a change; it may throw, and null changes nothing. */
export type FactorChange = (before: SecondFactors, owner: FactorOwner, now: Date) => SecondFactors | null;

/** Changes the second factors of accounts, and tells their owners. */
@Injectable()
export class AccountFactors {
  constructor(
    private readonly accounts: AccountUnits,
    private readonly factors: SecondFactorRepository,
    private readonly connections: LiveConnections,
    private readonly clock: Clock,
  ) {}

  /** Nothing set for an unknown id. */
  find(userId: string): Promise<SecondFactors> {
    return this.factors.find(userId);
  }

  ownerOfCredential(credentialId: string): Promise<PasskeyOwner | null> {
    return this.factors.ownerOfCredential(credentialId);
  }

  /**
   * Stores what `decide` returns for the locked account. A first factor ends the other sessions and sockets of the account
   * than `session`. Null for an unknown id and where `decide` returned it. Rejects with `Conflict` when another account has
   * the credential of a new passkey.
   */
  async change(userId: string, session: string | null, decide: FactorChange): Promise<SecondFactors | null> {
    const actor = session === null ? null : { id: userId, session };
    let isFirst = false;
    const after = await this.accounts.run({ id: userId, actor }, async ({ unit, user, accounts }) => {
      const before = await this.factors.read(unit, userId);
      const owner = { user, signedIn: accounts.actorSignedIn };
      const factors = decide(before, owner, this.clock.now());
      if (!factors) return null;
      await this.factors.update(unit, userId, before, factors);
      isFirst = !hasFactor(before) && hasFactor(factors);
      const changed = this.told(user, before, factors);
      if (!isFirst || session === null) return { ...changed, result: factors };
      return { ...changed, result: factors, ends: { what: 'sessions', except: session } };
    });
    if (after && isFirst && session !== null)
      this.connections.closeUser(userId, { from: session, to: session });
    return after;
  }

  /**
   * Removes the factors of an account, and ends its sessions, sockets and standing access (standing-access.ts). `by` is null on
   * the command line; rejects an actor who is no acting superadmin. False for an unknown id.
   */
  async reset(userId: string, by: Actor | null): Promise<boolean> {
    const account = { id: userId, actor: by, withSuperadmins: true };
    const isReset = await this.accounts.run(account, async ({ unit, user, accounts }) => {
      if (by) assertActingSuperadmin(by, accounts);
      const before = await this.factors.read(unit, userId);
      await this.factors.update(unit, userId, before, NO_FACTORS);
      return { ...this.told(user, before, NO_FACTORS), ends: { what: 'everything' }, result: true };
    });
    if (isReset) this.connections.closeUser(userId);
    return isReset ?? false;
  }

  /** What was issued for the factors of before is void (`factorsChangedAt`). */
  private told(
    user: User,
    before: SecondFactors,
    after: SecondFactors,
  ): Pick<ChangedAccount<never>, 'user' | 'news'> {
    const news = factorNews(before, after);
    if (news === null) return { user, news: [] };
    const changed = news === 'wrong_codes' ? user : { ...user, factorsChangedAt: this.clock.timestamp() };
    const { email: recipient, name } = user;
    return { user: changed, news: recipient === null ? [] : [{ recipient, name, news }] };
  }
}
