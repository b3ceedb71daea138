import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { affected, Database, type Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';
import { ConsentRecords, Subscribers } from './store/newsletter.tables.js';
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
@Injectable()
export class PersonalSubscriptions {
  constructor(private readonly database: Database) {}

  async find(person: SubscribedPerson): Promise<PersonalSubscription[]> {
    const subscriptionId = In(subscriptionsOf(person));
    const { reader } = this.database;
    const subscribers = await reader.find(Subscribers, { where: { subscriptionId } });
    const consents = await reader.find(ConsentRecords, { where: { subscriptionId }, order: { id: 'DESC' } });
    return subscribers.map((subscriber) => ({
      subscriptionId: subscriber.subscriptionId,
      state: subscriber.state,
      consents: consents
        .filter((consent) => consent.subscriptionId === subscriber.subscriptionId)
        .map(({ wording, form, givenAt, confirmedAt, withdrawnAt }) => ({
          ...{ wording, form, givenAt, confirmedAt, withdrawnAt },
        })),
    }));
  }

  /**
   * Deletes subscriber, consents and links, and what the mail server said about deliveries; the numbers of the issues
   * stay. Returns how many consents there were. In the unit of work of the caller, after the mails are erased.
   */
  async erase(tx: Transaction, person: SubscribedPerson): Promise<number> {
    const ids = subscriptionsOf(person);
    if (ids.length === 0) return 0;
    const places = placeholders(ids);
    for (const table of ['newsletter_subscribers', 'newsletter_links'])
      await affected(tx, `DELETE FROM ${table} WHERE subscriptionId IN (${places})`, ids);
    await this.eraseReplies(tx, ids);
    // wording and dates stay as proof; nothing says any more whose they are
    const consents = await tx.query<{ id: string }[]>(
      `SELECT id FROM consents WHERE subscriptionId IN (${places})`,
      ids,
    );
    return consents.length;
  }

  /** By the issue first, as the primary key of deliveries is. */
  private async eraseReplies(tx: Transaction, ids: readonly string[]): Promise<void> {
    const issues = await tx.query<{ id: string }[]>(
      `SELECT id FROM newsletter_issues WHERE state IN ('sending', 'sent', 'paused', 'cancelled')`,
    );
    for (const { id } of issues)
      for (const subscriptionId of ids)
        await affected(
          tx,
          'UPDATE newsletter_deliveries SET mailId = NULL, reply = NULL WHERE issueId = ? AND subscriptionId = ?',
          [id, subscriptionId],
        );
  }
}

function subscriptionsOf({ leads }: SubscribedPerson): string[] {
  return leads.filter(({ leadType }) => leadType === 'subscription').map(({ id }) => id);
}
