import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { ConsentRecords, Subscribers } from './newsletter.tables.js';
import { idsOf, type Person, type PersonalPart } from '../../platform/personal-data.js';
import type { PersonalSubscription } from '../personal-subscriptions.js';

/** What the newsletter holds about a person. */
@Injectable()
export class SqlPersonalSubscriptions implements PersonalPart<'subscriptions', 'consents'> {
  readonly name = 'subscriptions';
  readonly tables = ['newsletter_subscribers', 'consents', 'newsletter_links', 'newsletter_deliveries'];
  // the mails that are withdrawn write into deliveries
  readonly after = ['mails'];

  constructor(private readonly database: Database) {}

  /** Who gets the newsletter. */
  async staying(emails: readonly string[]): Promise<ReadonlySet<string>> {
    if (emails.length === 0) return new Set();
    const rows = await this.database.reader.query<{ emailKey: string }[]>(
      `SELECT emailKey FROM newsletter_subscribers
       WHERE state = 'confirmed' AND emailKey IN (${placeholders(emails)})`,
      [...emails],
    );
    return new Set(rows.map(({ emailKey }) => emailKey));
  }

  async find(person: Pick<Person, 'records'>): Promise<{ lists: { subscriptions: PersonalSubscription[] } }> {
    const subscriptionId = In(idsOf(person, 'subscription'));
    const { reader } = this.database;
    const subscribers = await reader.find(Subscribers, { where: { subscriptionId } });
    const consents = await reader.find(ConsentRecords, { where: { subscriptionId }, order: { id: 'DESC' } });
    const subscriptions = subscribers.map((subscriber) => ({
      subscriptionId: subscriber.subscriptionId,
      state: subscriber.state,
      consents: consents
        .filter((consent) => consent.subscriptionId === subscriber.subscriptionId)
        .map(({ wording, form, givenAt, confirmedAt, withdrawnAt }) => ({
          wording,
          form,
          givenAt,
          confirmedAt,
          withdrawnAt,
        })),
    }));
    return { lists: { subscriptions } };
  }

  /**
   * Deletes subscriber, consents and links, and what the mail server said about deliveries; the numbers of the issues
   * stay.
   */
  async erase(unit: Unit, person: Pick<Person, 'records'>): Promise<{ consents: number }> {
    const tx = transactionOf(unit);
    const ids = idsOf(person, 'subscription');
    if (ids.length === 0) return { consents: 0 };
    const places = placeholders(ids);
    for (const table of ['newsletter_subscribers', 'newsletter_links'])
      await affected(tx, `DELETE FROM ${table} WHERE subscriptionId IN (${places})`, ids);
    await this.eraseReplies(tx, ids);
    // wording and dates stay as proof; nothing says any more whose they are
    const consents = await tx.query<{ id: string }[]>(
      `SELECT id FROM consents WHERE subscriptionId IN (${places})`,
      ids,
    );
    return { consents: consents.length };
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
