import type { Unit } from '../platform/unit-of-work.js';
import type { ConsentForm } from './domain/consent-wording.js';

export type { ConsentForm } from './domain/consent-wording.js';

/** A person who asks for the newsletter. */
export interface NewsletterRequest {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
  readonly form: ConsentForm;
  /** False when too many confirmations were asked for from one place: the request is recorded, and nothing is mailed. */
  readonly mayMail: boolean;
}

export type SubscribedPerson = Pick<NewsletterRequest, 'subscriptionId' | 'firstName' | 'email'>;

/** Consent to the newsletter, for the area that stores subscriptions. Everything joins the caller's unit of work. */
export abstract class Consents {
  /**
   * Records the consent and adds the mail that asks to confirm it, at most once an hour for an address. For a subscriber
   * who is confirmed nothing changes; one who left begins anew.
   */
  abstract ask(unit: Unit, request: NewsletterRequest): Promise<void>;

  /** Name or address were corrected. A new address has to be confirmed before anything is sent to it. */
  abstract correct(unit: Unit, person: SubscribedPerson): Promise<void>;

  /** An imported file says that the subscriber left elsewhere at that time (ISO 8601 UTC); null takes that back. */
  abstract leaveByFile(unit: Unit, subscriptionId: string, leftAt: string | null): Promise<void>;
}
