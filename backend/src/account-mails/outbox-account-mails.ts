import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../platform/clock.js';
import { Config } from '../platform/config.js';
import type { Transaction } from '../platform/database/database.js';
import {
  AccountMails,
  type AccountNewsMail,
  type NewSignInMail,
  type PasswordResetMail,
} from '../users/account-mails.js';
import { type NewMail, Outbox } from '../mail/outbox.js';

/** News of a sign-in is of no use later: the owner has seen the list of sessions by then. */
const SIGN_IN_USEFUL_MS = 24 * 3_600_000;
/** A change that the owner did not make is worth knowing for as long as it can be undone. */
const NEWS_USEFUL_MS = 7 * 24 * 3_600_000;

/** Writes the messages about accounts to the outbox. */
@Injectable()
export class OutboxAccountMails extends AccountMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Without a mail server the message is stored without its secret, because it cannot be delivered before the secret expires. */
  override passwordReset(
    tx: Transaction,
    { recipient, name, token, goodUntil }: PasswordResetMail,
  ): Promise<void> {
    const sendable = this.config.mail.server !== null;
    const mail: NewMail = {
      kind: 'password_reset',
      data: { name, token: sendable ? token : null },
      recipient,
      lead: null,
      dedupKey: `password-reset:${newId()}`,
      dueAt: null,
      usefulUntil: sendable ? goodUntil : this.clock.timestamp(),
    };
    return this.outbox.apply(tx, { add: [mail] });
  }

  override news(tx: Transaction, { recipient, name, news }: AccountNewsMail): Promise<void> {
    const now = this.clock.now();
    const mail: NewMail = {
      kind: 'account_news',
      data: { name, news, at: now.toISOString() },
      recipient,
      lead: null,
      dedupKey: `account-news:${newId()}`,
      dueAt: null,
      usefulUntil: new Date(now.getTime() + NEWS_USEFUL_MS).toISOString(),
    };
    return this.outbox.apply(tx, { add: [mail] });
  }

  override newSignIn({ recipient, name, browser, at }: NewSignInMail): Promise<void> {
    const mail: NewMail = {
      kind: 'staff_new_sign_in',
      data: { name, browser, at },
      recipient,
      lead: null,
      dedupKey: `new-sign-in:${newId()}`,
      dueAt: null,
      usefulUntil: new Date(this.clock.now().getTime() + SIGN_IN_USEFUL_MS).toISOString(),
    };
    return this.outbox.store({ add: [mail] });
  }

  override wake(): void {
    this.outbox.wake();
  }
}
