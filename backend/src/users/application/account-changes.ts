import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { accountNews } from '../domain/account-news.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import type { User } from '../domain/user.js';
import { LiveConnections } from '../staff.js';
import { AccountUnits } from './account-units.js';
import { AccountAccess } from './ports.js';

/** How a change of an account affects its sessions. */
export interface SessionEnd {
  /** Whether all sessions, sockets and standing access (standing-access.ts) end. */
  readonly end: boolean;
  /** The session that does not end; its key changes from `from` to `to`. */
  readonly renewed?: { readonly from: string; readonly to: string };
}

/** Changes accounts, and tells their owners of another password or address. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountUnits,
    private readonly access: AccountAccess,
    private readonly connections: LiveConnections,
  ) {}

  /**
   * Stores what `decide` makes of the locked account; it may throw. `actor` is null for a person who is not signed in.
   * Rejects an unknown account, and with `EmailTaken`.
   */
  async change(
    id: string,
    actor: Actor | null,
    decide: (user: User, accounts: Accounts) => User,
    { end, renewed }: SessionEnd,
  ): Promise<User> {
    const changed = await this.accounts.run(
      { id, actor, withSuperadmins: true },
      async ({ unit, user: before, accounts }) => {
        const user = decide(before, accounts);
        if (renewed) await this.access.renewSession(unit, id, renewed);
        const ends = { what: 'everything', except: renewed?.to } as const;
        return { user, news: accountNews(before, user), result: user, ...(end && { ends }) };
      },
    );
    if (!changed) throw new NotFound('account.unknown');
    if (end) this.connections.closeUser(id, renewed);
    return changed;
  }
}
