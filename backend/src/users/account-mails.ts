import type { Unit } from '../platform/unit-of-work.js';
import type { AccountNewsMail } from './domain/account-news.js';

export { ACCOUNT_MAILS, type AccountMailData } from './domain/account-mails.js';
export type { AccountNews, AccountNewsMail } from './domain/account-news.js';

/** The link that sets a new password, for the person who forgot theirs. */
export interface PasswordResetMail {
  readonly recipient: string;
  readonly name: string;
  /** The secret of the link. It is not kept once the mail is sent. */
  readonly token: string;
  /** Until when the link works, and the mail is of use. ISO 8601 UTC. */
  readonly goodUntil: string;
}

/** A browser that had not been used before signed in to an account. */
export interface NewSignInMail {
  readonly recipient: string;
  readonly name: string;
  /** For example `Chrome on Windows`. */
  readonly browser: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Mails about an account, to the address of its owner. The console shows their content to no user. */
export abstract class AccountMails {
  /** Adds the mail in the unit of work that makes the link valid. */
  abstract passwordReset(unit: Unit, mail: PasswordResetMail): Promise<void>;

  /** Adds the mail in the unit of work of what it tells. */
  abstract news(unit: Unit, mail: AccountNewsMail): Promise<void>;

  abstract newSignIn(mail: NewSignInMail): Promise<void>;

  /** Called after the commit: delivery begins at once. Does not throw. */
  abstract wake(): void;
}
