import { newSecretToken, secretTokenHash } from '../../platform/secret-token.js';
import {
  type CurrentSubscriber,
  NewConsents,
  type NewsletterLink,
  type RecordedSubscriberChange,
  SubscriberRepository,
} from '../application/ports.js';
import type { Consent, Subscriber } from '../domain/subscriber.js';
import { aConsent } from './builders.js';

/** Subscribers with their consents and links; `changes` are those that were stored, in their order. */
export class InMemorySubscribers extends SubscriberRepository {
  readonly changes: RecordedSubscriberChange[] = [];
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

  override async change(
    subscriptionId: string,
    decide: (current: CurrentSubscriber) => RecordedSubscriberChange | null,
  ): Promise<(CurrentSubscriber & { isChanged: boolean }) | null> {
    const current = await this.find(subscriptionId);
    if (!current) return null;
    const change = decide(current);
    if (!change) return { ...current, isChanged: false };
    this.changes.push(change);
    this.add(change.subscriber, ...change.consents);
    return { ...(await this.find(subscriptionId))!, isChanged: true };
  }

  override async remind(): Promise<never> {
    throw new Error('Not in memory');
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
