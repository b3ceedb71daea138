import type { ConsentForm } from '../domain/consent-wording.js';
import type { Issue, IssueState } from '../domain/issue.js';
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

/** What a change of a subscriber stores besides it. */
export interface RecordedSubscriberChange extends SubscriberChange {
  /** The key of that mail in the outbox, where the caller looks for it. */
  readonly dedupKey?: string;
  /** The issue by whose link the subscriber left. */
  readonly leftBy?: string | null;
}

/** Subscribers and their consents. A change and its mails are stored in one unit of work. */
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
   * Applies `decide` to the locked, current subscriber; null means no change. Null for an unknown one. `isChanged` is
   * false when nothing was stored.
   */
  abstract change(
    subscriptionId: string,
    decide: (current: CurrentSubscriber) => RecordedSubscriberChange | null,
  ): Promise<(CurrentSubscriber & { readonly isChanged: boolean }) | null>;

  /**
   * The subscriber, with the secret of a new link that confirms this consent, unless that makes no sense any more: why, in
   * words for staff.
   */
  abstract remind(
    subscriptionId: string,
    consentId: string,
  ): Promise<
    (Pick<Subscriber, 'firstName' | 'email'> & { readonly token: string }) | { readonly refusal: string }
  >;

  abstract page(
    request: SubscriberPageRequest,
  ): Promise<{ readonly rows: readonly Subscriber[]; readonly total: number }>;

  /** The number of subscribers in each state. */
  abstract counts(): Promise<Readonly<Record<SubscriberState, number>>>;

  /** The number of consents confirmed at that time or later. */
  abstract confirmedSince(time: string): Promise<number>;
}

export const ISSUE_SORTS = ['createdAt', 'updatedAt', 'startedAt'] as const;
export type IssueSort = (typeof ISSUE_SORTS)[number];

export interface IssuePageRequest {
  readonly filter: { readonly state?: IssueState; readonly q?: string };
  readonly sort: IssueSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** Issues of the newsletter. */
export abstract class IssueRepository {
  abstract add(issue: Issue): Promise<void>;

  abstract find(id: string): Promise<Issue | null>;

  /** Applies `decide` to the locked, current issue; the same object means no change. Null for an unknown id. */
  abstract change(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null>;

  /** The same; mails that are not on their way are taken back, and their deliveries wait again. */
  abstract stop(id: string, decide: (issue: Issue) => Issue): Promise<Issue | null>;

  /** The issues in whose text that stands. */
  abstract showing(words: string): Promise<readonly Pick<Issue, 'id' | 'subject'>[]>;

  /** Deletes the issue unless `check` throws for the locked, current one; false for an unknown id. */
  abstract remove(id: string, check: (issue: Issue) => void): Promise<boolean>;

  abstract page(
    request: IssuePageRequest,
  ): Promise<{ readonly rows: readonly Omit<Issue, 'content'>[]; readonly total: number }>;
}

/** `sending`: in the outbox. */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The delivery of an issue to a subscriber. */
export interface Delivery {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
  readonly state: DeliveryState;
  /** The mail server's own words. */
  readonly reply: string | null;
  readonly reason: string | null;
  readonly mailId: string | null;
  readonly sentAt: string | null;
}

export interface DeliveryPageRequest {
  readonly filter: { readonly state?: DeliveryState; readonly q?: string };
  readonly range: { readonly offset: number; readonly limit: number };
}

/** The progress of a step of the sending. */
export interface SendingStep {
  readonly issue: Issue;
  /** Whether there is more to do at once. */
  readonly again: boolean;
}

/** The deliveries of issues: one for each issue and subscriber. */
export abstract class Deliveries {
  /** The issues that are scheduled or being sent. */
  abstract active(): Promise<Issue[]>;

  /** Begins what is due: the state and the address on the site. The current issue. */
  abstract begin(id: string): Promise<Issue | null>;

  /**
   * Does one step in one unit of work, so that a process can be killed at any moment: chooses a piece of the recipients,
   * then hands deliveries over to the outbox while it has room, at last ends the issue. Recipients are chosen before the
   * first mail, except that a choice of more than some seconds goes on meanwhile. Null when it is not being sent.
   */
  abstract advance(id: string): Promise<SendingStep | null>;

  /**
   * Mails an issue once more to one subscriber, under that key in the outbox. False, and nothing is stored, unless the
   * issue was sent to a subscriber whose address is confirmed now.
   */
  abstract mailAgain(issueId: string, subscriptionId: string, dedupKey: string): Promise<boolean>;
}
