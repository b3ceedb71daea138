import type { LeadOfPerson } from '../leads/personal-leads.js';
import type { PersonalMail } from '../mail/personal-mails.js';
import type { PersonalSubscription } from '../newsletter/personal-subscriptions.js';
import type { Transaction } from '../platform/database/database.js';
import type { PersonalPost } from '../screening/personal-posts.js';
import type { PersonalTask } from '../tasks/personal-tasks.js';

/** A person about whom something is stored: an e-mail address, and the leads with it. */
export interface Person {
  /** Normalised: NFKC, lower case. */
  readonly email: string;
  /** As they were written. */
  readonly phones: readonly string[];
  readonly leads: readonly LeadOfPerson[];
  /** First and last names, as they were written. */
  readonly names: readonly string[];
  /** What came in later is not meant; null for everything. ISO 8601 UTC. */
  readonly until: string | null;
}

/** A part of the product that holds something of people. */
export interface Holder<Held> {
  find(person: Person): Promise<readonly Held[]>;
  /** Removes it in the unit of work of the caller; returns how many records there were. */
  erase(tx: Transaction, person: Person): Promise<number>;
}

/** The parts, by what the certificate counts; erased in this order, after the leads. */
export abstract class Holders {
  abstract readonly mails: Holder<PersonalMail>;
  abstract readonly consents: Holder<PersonalSubscription>;
  abstract readonly tasks: Holder<PersonalTask>;
  abstract readonly suspected: Holder<PersonalPost>;
}
