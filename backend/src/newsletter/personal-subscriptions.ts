import type { Transaction } from '../platform/database/database.js';
import type { Consent, SubscriberState } from './domain/subscriber.js';

/** Whose subscriptions they are: those of these leads. */
export interface SubscribedPerson {
  readonly leads: readonly { readonly leadType: string; readonly id: string }[];
}

export interface PersonalSubscription {
  readonly subscriptionId: string;
  readonly state: SubscriberState;
  /** Newest first. */
  readonly consents: readonly Pick<Consent, 'wording' | 'form' | 'givenAt' | 'confirmedAt' | 'withdrawnAt'>[];
}

/** What the newsletter holds about a person. */
export abstract class PersonalSubscriptions {
  abstract find(person: SubscribedPerson): Promise<PersonalSubscription[]>;

  /**
   * Deletes subscriber, consents and links, and what the mail server said about deliveries; the numbers of the issues
   * stay. Returns how many consents there were. In the unit of work of the caller, after the mails are erased.
   */
  abstract erase(tx: Transaction, person: SubscribedPerson): Promise<number>;
}
