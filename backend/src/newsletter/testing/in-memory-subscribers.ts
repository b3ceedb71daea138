import type { NewMail } from '../../mail/outbox.js';
import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { OutboundEvent } from '../../webhooks/outbound-events.js';
import {
  type CurrentSubscriber,
  NewConsents,
  type NewsletterLink,
  SubscriberFollowUps,
  SubscriberRepository,
} from '../application/ports.js';
import type { Consent, Subscriber, SubscriberChange } from '../domain/subscriber.js';
import { SubscriberChanges } from '../application/subscriber-changes.js';
import { aConsent } from './builders.js';

/** Subscribers with their consents and links; `changes` are those that were stored, in their order. */
export class InMemorySubscribers extends SubscriberRepository {
  readonly changes: SubscriberChange[] = [];
  /** The links that were stored by use cases. */
  readonly linked: NewsletterLink[] = [];
  private readonly subscribers = new Map<string, Subscriber>();
  private readonly given = new Map<string, Consent>();
  private readonly links = new Map<
    string,
    Pick<NewsletterLink, 'subscriptionId' | 'consentId' | 'issueId'>
  >();

  add(subscriber: Subscriber, ...consents: readonly Consent[]): void {
    this.subscribers.set(subscriber.subscriptionId, subscriber);
    for (const consent of consents) this.given.set(consent.id, consent);
  }

  /** Returns the secret of a link that confirms a consent. */
  confirmationOf({ subscriptionId, id }: Consent): string {
    return this.link({ subscriptionId, consentId: id, issueId: null });
  }

  /** Returns the secret of a link that unsubscribes. */
  unsubscriptionOf({ subscriptionId }: Subscriber, issueId: string): string {
    return this.link({ subscriptionId, consentId: null, issueId });
  }

  override async find(subscriptionId: string): Promise<CurrentSubscriber | null> {
    const subscriber = this.subscribers.get(subscriptionId);
    return subscriber ? { subscriber, consent: this.given.get(subscriber.consentId)! } : null;
  }

  override async findByConfirmation(tokenHash: string): Promise<CurrentSubscriber | null> {
    const link = this.links.get(tokenHash);
    if (!link?.consentId) return null;
    const current = await this.find(link.subscriptionId);
    return current && { ...current, consent: this.given.get(link.consentId)! };
  }

  override async findByUnsubscription(
    tokenHash: string,
  ): Promise<(CurrentSubscriber & { issueId: string | null }) | null> {
    const link = this.links.get(tokenHash);
    if (!link || link.consentId !== null) return null;
    const current = await this.find(link.subscriptionId);
    return current && { ...current, issueId: link.issueId };
  }

  override async consents(subscriptionId: string): Promise<Consent[]> {
    const consents = [...this.given.values()].filter((consent) => consent.subscriptionId === subscriptionId);
    return consents.sort((one, other) => (one.id < other.id ? 1 : -1));
  }

  override async exists(_unit: Unit, subscriptionId: string): Promise<boolean> {
    return this.subscribers.has(subscriptionId);
  }

  override lock(_unit: Unit, subscriptionId: string): Promise<CurrentSubscriber | null> {
    return this.find(subscriptionId);
  }

  override async store(_unit: Unit, _before: unknown, change: SubscriberChange): Promise<void> {
    this.changes.push(change);
    this.add(change.subscriber, ...change.consents);
  }

  override async addLink(_unit: Unit, link: NewsletterLink): Promise<void> {
    this.linked.push(link);
    this.links.set(link.tokenHash, link);
  }

  override async page(): Promise<never> {
    throw new Error('Not in memory');
  }

  override async counts(): Promise<never> {
    throw new Error('Not in memory');
  }

  override async confirmedSince(): Promise<never> {
    throw new Error('Not in memory');
  }

  private link(link: Pick<NewsletterLink, 'subscriptionId' | 'consentId' | 'issueId'>): string {
    const token = newSecretToken();
    this.links.set(secretTokenHash(token), link);
    return token;
  }
}

export class FixedConsents extends NewConsents {
  override give(subscriptionId: string, form: Consent['form']): Consent {
    return aConsent({ subscriptionId, form });
  }
}

/** Keeps what followed. A rollback does not remove it. */
export class RecordingFollowUps extends SubscriberFollowUps {
  readonly mails: NewMail[] = [];
  readonly withdrawn: { subscriptionId: string; reason: string }[] = [];
  /** Ids of the issues by whose links people left. */
  readonly leftBy: string[] = [];
  readonly events: OutboundEvent[] = [];
  wakes = 0;

  override async addMails(_unit: Unit, mails: readonly NewMail[]): Promise<void> {
    this.mails.push(...mails);
  }

  override async withdrawMails(_u: Unit, subscriptionId: string, _k: unknown, reason: string): Promise<void> {
    this.withdrawn.push({ subscriptionId, reason });
  }

  override async countLeaver(_unit: Unit, issueId: string): Promise<void> {
    this.leftBy.push(issueId);
  }

  override async publish(_unit: Unit, events: readonly OutboundEvent[]): Promise<void> {
    this.events.push(...events);
  }

  override wake(): void {
    this.wakes += 1;
  }
}

/** The changes of those subscribers, and what follows from them. */
export function changesOf(subscribers: InMemorySubscribers) {
  const [followUps, live] = [new RecordingFollowUps(), new RecordingLiveUpdates()];
  const changes = new SubscriberChanges(new PassingUnitOfWork(), subscribers, followUps, live);
  return { changes, followUps, live };
}
