import type { NewMail, MailKind } from '../../mail/outbox.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { OutboundEvent } from '../../webhooks/outbound-events.js';
import type { ConsentForm } from '../domain/consent-wording.js';
import type { Consent, Subscriber, SubscriberChange, SubscriberState } from '../domain/subscriber.js';

/** Makes consents to the wording that the site shows now. */
export abstract class NewConsents {
  /** Neither confirmed nor withdrawn. */
  abstract give(subscriptionId: string, form: ConsentForm): Consent;
}

/** A secret that a mail carries in its links; the secret itself is not stored. */
export interface NewsletterLink {
  /** SHA-256 in hexadecimal. */
  readonly tokenHash: string;
  readonly subscriptionId: string;
  /** The consent that it confirms; null for links that unsubscribe. */
  readonly consentId: string | null;
  /** The issue whose mail has it; null for a confirmation. */
  readonly issueId: string | null;
  readonly createdAt: string;
}

/** A subscriber with the newest consent. */
export interface CurrentSubscriber {
  readonly subscriber: Subscriber;
  readonly consent: Consent;
}

export interface SubscriberPageRequest {
  /** `q` is the beginning of the address, case-insensitive. */
  readonly filter: { readonly state?: SubscriberState; readonly q?: string };
  readonly range: { readonly offset: number; readonly limit: number };
  /** `DESC` is newest first. */
  readonly order: 'ASC' | 'DESC';
}

/** A change of a subscriber, and what else follows from it. */
export interface RecordedSubscriberChange extends SubscriberChange {
  /** The key of that mail in the outbox, where the caller looks for it. */
  readonly dedupKey?: string;
  /** The issue by whose link the subscriber left. */
  readonly leftBy?: string | null;
}

/** Subscribers, their consents, and the links of their mails. */
export abstract class SubscriberRepository {
  abstract find(subscriptionId: string): Promise<CurrentSubscriber | null>;

  /** The subscriber of a link that confirms a consent, with that consent. */
  abstract findByConfirmation(tokenHash: string): Promise<CurrentSubscriber | null>;

  /** The subscriber of a link that unsubscribes. */
  abstract findByUnsubscription(
    tokenHash: string,
  ): Promise<(CurrentSubscriber & { readonly issueId: string | null }) | null>;

  /** Every consent, newest first. */
  abstract consents(subscriptionId: string): Promise<Consent[]>;

  /**
   * Whether somebody asked for the newsletter. Asked before `lock` where most are new: a lock for a row that does not exist
   * makes concurrent ones on MariaDB wait for each other in a circle.
   */
  abstract exists(unit: Unit, subscriptionId: string): Promise<boolean>;

  /** The subscriber stays as it is until the unit of work ends. Null for an unknown one. */
  abstract lock(unit: Unit, subscriptionId: string): Promise<CurrentSubscriber | null>;

  /** Adds the subscriber, or replaces the locked one, and stores those consents. */
  abstract store(unit: Unit, before: CurrentSubscriber | null, after: SubscriberChange): Promise<void>;

  abstract addLink(unit: Unit, link: NewsletterLink): Promise<void>;

  abstract page(
    request: SubscriberPageRequest,
  ): Promise<{ readonly rows: readonly Subscriber[]; readonly total: number }>;

  /** The number of subscribers in each state. */
  abstract counts(): Promise<Readonly<Record<SubscriberState, number>>>;

  /** The number of consents confirmed at that time or later. */
  abstract confirmedSince(time: string): Promise<number>;
}

/** What follows from a change of a subscriber: mails, the counter of an issue, and messages to other software. */
export abstract class SubscriberFollowUps {
  abstract addMails(unit: Unit, mails: readonly NewMail[]): Promise<void>;

  /** Withdraws what is not sent yet. `reason` is for staff. */
  abstract withdrawMails(
    unit: Unit,
    subscriptionId: string,
    kinds: readonly MailKind[],
    reason: string,
  ): Promise<void>;

  /** Counts somebody who left by a link of the issue. */
  abstract countLeaver(unit: Unit, issueId: string): Promise<void>;

  abstract publish(unit: Unit, events: readonly OutboundEvent[]): Promise<void>;

  /** After the commit: mails are sent at once. */
  abstract wake(): void;
}
