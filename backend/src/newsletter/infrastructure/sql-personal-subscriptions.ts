import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import {
  PersonalSubscriptions,
  type PersonalSubscription,
  type SubscribedPerson,
} from '../personal-subscriptions.js';
import { ConsentRecords, Subscribers } from './newsletter.tables.js';

@Injectable()
export class SqlPersonalSubscriptions extends PersonalSubscriptions {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(person: SubscribedPerson): Promise<PersonalSubscription[]> {
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

  override async erase(tx: Transaction, person: SubscribedPerson): Promise<number> {
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
