import { Injectable } from '@nestjs/common';
import { AccountMails } from '../account-mails.js';
import { withResetLink } from '../domain/password-reset.js';
import type { User } from '../domain/user.js';
import { AccountUnits } from './account-units.js';
import { AccountMailAllowance } from './ports.js';
import { ResetLinks } from './reset-links.js';

/**
 * Mails a link that sets a new password: good for 30 minutes, once, and instead of earlier ones. Only active accounts
 * with an address get it, and each only a few in an hour. The caller must not tell which of that was the case.
 */
@Injectable()
export class ForgottenPassword {
  constructor(
    private readonly links: ResetLinks,
    private readonly accounts: AccountUnits,
    private readonly mails: AccountMails,
    private readonly allowance: AccountMailAllowance,
  ) {}

  /** The account with that username or address; null when there is none that may get a link. */
  find(account: string): Promise<User | null> {
    return this.links.accountOf(account);
  }

  /** Stores a link and its mail in one unit of work; does nothing above the limit. */
  async sendLink({ id, email, name }: User): Promise<void> {
    if (email === null || !(await this.allowance.take('password-reset', id))) return;
    const { token, hash, until } = this.links.issue();
    await this.accounts.run({ id, actor: null }, async ({ unit, user }) => {
      const changed = withResetLink(user, { recipient: email, hash, until });
      await this.mails.passwordReset(unit, { recipient: email, name, token, goodUntil: until });
      return { user: changed, news: [], result: true };
    });
    this.mails.wake();
  }
}
