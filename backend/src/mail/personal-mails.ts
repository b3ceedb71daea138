import type { Transaction } from '../platform/database/database.js';
import type { MailKind } from './mail-kinds.js';
import type { MailState } from './domain/mail-state.js';

/** Whose mails they are. */
export interface MailPerson {
  /** In lower case. */
  readonly email: string;
  readonly leads: readonly { readonly leadType: string; readonly id: string }[];
  /** Mails to the address that were added later are another person's; null for all. ISO 8601 UTC. */
  readonly until: string | null;
}

export interface PersonalMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly state: MailState;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

/** Mails to a person and about one. Mails to staff about other leads are not the person's, even at the same address. */
export abstract class PersonalMails {
  /** The addresses, in lower case, that begin with the text and got mails. */
  abstract addresses(beginning: string, limit: number): Promise<string[]>;

  /** Every address that got mails, with the time of the first; in pieces. */
  abstract recipients(): AsyncGenerator<readonly { readonly email: string; readonly createdAt: string }[]>;

  /** Newest first. */
  abstract find(person: MailPerson): Promise<PersonalMail[]>;

  /**
   * Deletes the mails, and takes the person's consultations out of the morning's mails to staff. What waits is never
   * sent; what is being handed over at this moment arrives, and nothing is recorded about it. The counters follow. Returns
   * how many were deleted. In the unit of work of the caller.
   */
  abstract erase(tx: Transaction, person: MailPerson): Promise<number>;
}
