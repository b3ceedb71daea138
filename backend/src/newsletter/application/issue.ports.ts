import type { NewMail } from '../../mail/outbox.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Issue, IssueState } from '../domain/issue.js';
import type { SubscriberState } from '../domain/subscriber.js';

export const ISSUE_SORTS = ['createdAt', 'updatedAt', 'startedAt'] as const;
export type IssueSort = (typeof ISSUE_SORTS)[number];

export interface IssuePageRequest {
  readonly filter: { readonly state?: IssueState; readonly q?: string };
  readonly sort: IssueSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** An issue and the progress of the choice of its recipients. */
export interface SendingIssue {
  readonly issue: Issue;
  /** The last subscription that was looked at; null once all recipients are chosen. */
  readonly chosenUntil: string | null;
}

/** Issues of the newsletter. */
export abstract class IssueRepository {
  abstract find(id: string): Promise<Issue | null>;

  /** The issues that are scheduled or being sent. */
  abstract active(): Promise<Issue[]>;

  /** The issue stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<SendingIssue | null>;

  abstract add(unit: Unit, issue: Issue): Promise<void>;

  abstract update(unit: Unit, issue: Issue): Promise<void>;

  abstract remove(unit: Unit, id: string): Promise<void>;

  /** The addresses on the site that begin like that. */
  abstract slugsLike(unit: Unit, slug: string): Promise<string[]>;

  /** The issues in whose text that stands. */
  abstract showing(words: string): Promise<readonly Pick<Issue, 'id' | 'subject'>[]>;

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

/** A subscriber to whom an issue is to be sent; nulls for one who was erased. */
export interface Recipient {
  readonly subscriptionId: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly state: SubscriberState | null;
}

/** A delivery that is handed over to the outbox as a mail. */
export interface HandedDelivery {
  readonly subscriptionId: string;
  readonly mailId: string;
  /** Of the link that unsubscribes. */
  readonly tokenHash: string;
}

/** The deliveries of locked issues: one for each issue and subscriber; and how many were handed over on a day. */
export abstract class DeliveryRepository {
  /** Chooses the next confirmed subscribers, in the order of their subscriptions; the last one is null without any. */
  abstract choose(
    unit: Unit,
    issueId: string,
    after: string,
    limit: number,
  ): Promise<{ readonly count: number; readonly last: string | null }>;

  /** Stores the progress of the choice. */
  abstract storeChoice(
    unit: Unit,
    issueId: string,
    progress: { readonly recipients: number; readonly chosenUntil: string | null },
  ): Promise<void>;

  /** The next recipients whose deliveries wait. */
  abstract waiting(unit: Unit, issueId: string, limit: number): Promise<Recipient[]>;

  abstract skip(
    unit: Unit,
    issueId: string,
    skipped: readonly { readonly subscriptionId: string; readonly reason: string | null }[],
  ): Promise<void>;

  abstract hand(unit: Unit, issueId: string, handed: readonly HandedDelivery[], at: string): Promise<void>;

  /** Whether a delivery waits or is in the outbox. */
  abstract isAnyOpen(unit: Unit, issueId: string): Promise<boolean>;

  /** The recipient of a delivery that has ended; null for another. */
  abstract ended(unit: Unit, issueId: string, subscriptionId: string): Promise<Recipient | null>;

  /** A delivery that has ended does not count any more: it is made once more. */
  abstract reopen(unit: Unit, issueId: string, subscriptionId: string): Promise<void>;

  /** The ids of the mails of deliveries that are in the outbox. */
  abstract handedMails(unit: Unit, issueId: string): Promise<string[]>;

  /** Deliveries whose mails were taken back wait again. */
  abstract waitAgain(unit: Unit, issueId: string, mailIds: readonly string[]): Promise<void>;

  /** How many were handed over on the day; replicas wait for each other. */
  abstract lockDay(unit: Unit, day: string): Promise<number>;

  /** Adds to those of the day, or takes away. */
  abstract countOnDay(unit: Unit, day: string, deliveries: number): Promise<void>;
}

/** The outbox, as far as the newsletter uses it. */
export abstract class IssueOutbox {
  /** At most so many mails are handed over on a day; null without a limit. */
  abstract readonly dailyLimit: number | null;

  /** Mails that the outbox sends a second. */
  abstract readonly rate: number;

  /** Newsletters that wait in the outbox; null without a mail server. */
  abstract pending(): Promise<number | null>;

  abstract add(unit: Unit, mails: readonly NewMail[]): Promise<void>;

  /** Removes those of the mails that are not on their way; returns their ids. */
  abstract takeBack(unit: Unit, mailIds: readonly string[]): Promise<string[]>;

  /** After the commit: mails are sent at once. */
  abstract wake(): void;
}
