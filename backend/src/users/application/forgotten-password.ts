import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { mailboxKey } from '../../platform/values/email.js';
import { AccountMails } from '../account-mails.js';
import { canResetByMail, resetLinkEnd, withResetLink } from '../domain/password-reset.js';
import { normaliseUsername, type User } from '../domain/user.js';
import { AccountMailAllowance } from './ports.js';
import { SqlUsers } from '../store/sql-users.js';

/**
 * Mails a link that sets a new password: good for 30 minutes, once, and instead of earlier ones. Only active accounts
 * with an address get it, and each only a few in an hour. The caller must not tell which of that was the case.
 */
@Injectable()
export class ForgottenPassword {
  constructor(
    private readonly users: SqlUsers,
    private readonly mails: AccountMails,
    private readonly allowance: AccountMailAllowance,
    private readonly clock: Clock,
  ) {}

  /** The account with that username or address; null when there is none that may get a link. */
  async find(account: string): Promise<User | null> {
    const byName = await this.users.findByUsername(normaliseUsername(account));
    const byEmail = await this.users.findByEmail(mailboxKey(account));
    return [byName, byEmail].find((user) => user !== null && canResetByMail(user)) ?? null;
  }

  /** Stores a link and its mail in one unit of work; does nothing above the limit. */
  async sendLink({ id, email, name }: User): Promise<void> {
    if (email === null || !(await this.allowance.take('password-reset', id))) return;
    const token = newSecretToken();
    const goodUntil = resetLinkEnd(this.clock.now());
    const link = { recipient: email, hash: secretTokenHash(token), until: goodUntil };
    const mail = { recipient: email, name, token, goodUntil };
    await this.users.change(id, null, (before) => withResetLink(before, link), { end: false }, mail);
    this.mails.wake();
  }
}
