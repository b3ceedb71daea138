import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Config } from '../../platform/config.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  AccountMails,
  type AccountNewsMail,
  type NewSignInMail,
  type PasswordResetMail,
} from '../../users/account-mails.js';
import { Outbox } from '../../mail/outbox.js';

/** News of a sign-in is of no use later: the owner has seen the list of sessions by then. */
const SIGN_IN_USEFUL_MS = 24 * 3_600_000;
/** A change that the owner did not make is worth knowing for as long as it can be undone. */
const NEWS_USEFUL_MS = 7 * 24 * 3_600_000;

/** Writes the mails about accounts to the outbox. */
@Injectable()
export class OutboxAccountMails extends AccountMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Without a mail server the mail is stored without its secret, because it cannot be delivered before the secret expires. */
  override passwordReset(
    unit: Unit,
    { recipient, name, token, goodUntil }: PasswordResetMail,
  ): Promise<void> {
    const sendable = this.config.mail.server !== null;
    const data = { name, token: sendable ? token : null };
    const usefulUntil = sendable ? goodUntil : this.clock.timestamp();
    const dedupKey = `password-reset:${newId()}`;
    return this.outbox.apply(unit, {
      add: [{ kind: 'password_reset', data, recipient, dedupKey, usefulUntil }],
    });
  }

  override news(unit: Unit, { recipient, name, news }: AccountNewsMail): Promise<void> {
    const data = { name, news, at: this.clock.timestamp() };
    const usefulUntil = this.in(NEWS_USEFUL_MS);
    const dedupKey = `account-news:${newId()}`;
    return this.outbox.apply(unit, {
      add: [{ kind: 'account_news', data, recipient, dedupKey, usefulUntil }],
    });
  }

  override newSignIn({ recipient, ...data }: NewSignInMail): Promise<void> {
    const usefulUntil = this.in(SIGN_IN_USEFUL_MS);
    const dedupKey = `new-sign-in:${newId()}`;
    return this.outbox.store({
      add: [{ kind: 'staff_new_sign_in', data, recipient, dedupKey, usefulUntil }],
    });
  }

  override wake(): void {
    this.outbox.wake();
  }

  private in(milliseconds: number): string {
    return new Date(this.clock.now().getTime() + milliseconds).toISOString();
  }
}
