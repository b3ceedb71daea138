import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { beginsWith } from '../../platform/database/begins-with.js';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import {
  type CurrentSubscriber,
  type NewsletterLink,
  type SubscriberPageRequest,
  SubscriberRepository,
} from '../application/ports.js';
import {
  type Consent,
  type Subscriber,
  type SubscriberChange,
  SUBSCRIBER_STATES,
  type SubscriberState,
} from '../domain/subscriber.js';
import { ConsentRecords, NewsletterLinks, type SubscriberRow, Subscribers } from './newsletter.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

@Injectable()
export class SqlSubscribers extends SubscriberRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(subscriptionId: string): Promise<CurrentSubscriber | null> {
    return this.current(this.database.reader, { subscriptionId });
  }

  override async findByConfirmation(tokenHash: string): Promise<CurrentSubscriber | null> {
    const { reader } = this.database;
    const link = await reader.findOneBy(NewsletterLinks, { tokenHash });
    if (!link?.consentId) return null;
    const [current, consent] = await Promise.all([
      this.find(link.subscriptionId),
      reader.findOneBy(ConsentRecords, { id: link.consentId }),
    ]);
    return current && consent && { subscriber: current.subscriber, consent };
  }

  override async findByUnsubscription(
    tokenHash: string,
  ): Promise<(CurrentSubscriber & { issueId: string | null }) | null> {
    const link = await this.database.reader.findOneBy(NewsletterLinks, { tokenHash });
    if (!link || link.consentId !== null) return null;
    const current = await this.find(link.subscriptionId);
    return current && { ...current, issueId: link.issueId };
  }

  override consents(subscriptionId: string): Promise<Consent[]> {
    return this.database.reader.find(ConsentRecords, { where: { subscriptionId }, order: { id: 'DESC' } });
  }

  override exists(unit: Unit, subscriptionId: string): Promise<boolean> {
    return transactionOf(unit).existsBy(Subscribers, { subscriptionId });
  }

  override lock(unit: Unit, subscriptionId: string): Promise<CurrentSubscriber | null> {
    return this.current(transactionOf(unit), { subscriptionId }, this.database.rowLock);
  }

  override async store(
    unit: Unit,
    before: CurrentSubscriber | null,
    { subscriber, consents }: SubscriberChange,
  ): Promise<void> {
    const tx = transactionOf(unit);
    const { subscriptionId } = subscriber;
    if (before) await tx.update(Subscribers, { subscriptionId }, subscriberRow(subscriber));
    else await tx.insert(Subscribers, subscriberRow(subscriber));
    for (const consent of consents)
      if (consent.id === before?.consent.id) await tx.update(ConsentRecords, { id: consent.id }, consent);
      else await tx.insert(ConsentRecords, consent);
  }

  override async addLink(unit: Unit, link: NewsletterLink): Promise<void> {
    await transactionOf(unit).insert(NewsletterLinks, link);
  }

  override async page({
    filter: { state, q },
    range,
    order,
  }: SubscriberPageRequest): Promise<{ rows: Subscriber[]; total: number }> {
    const person = q === undefined ? null : beginsWith('emailKey', mailboxKey(q));
    const conditions = [...(state === undefined ? [] : ['state = ?']), ...(person ? [person.sql] : [])];
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const values = [...(state ? [state] : []), ...(person?.values ?? [])];
    const { reader } = this.database;
    const [counted] = await reader.query<{ subscribers: number | string }[]>(
      `SELECT COUNT(*) AS subscribers FROM newsletter_subscribers ${where}`,
      values,
    );
    const rows = await reader.query<SubscriberRow[]>(
      `SELECT * FROM newsletter_subscribers ${where} ORDER BY subscriptionId ${order} LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return {
      rows: rows.map(({ emailKey: _, ...subscriber }) => subscriber),
      total: Number(counted?.subscribers ?? 0),
    };
  }

  override async counts(): Promise<Record<SubscriberState, number>> {
    const rows = await this.database.reader.query<{ state: SubscriberState; count: number | string }[]>(
      'SELECT state, COUNT(*) AS count FROM newsletter_subscribers GROUP BY state',
    );
    const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    return Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<
      SubscriberState,
      number
    >;
  }

  override async confirmedSince(time: string): Promise<number> {
    const [row] = await this.database.reader.query<{ count: number | string }[]>(
      'SELECT COUNT(*) AS count FROM consents WHERE confirmedAt >= ?',
      [time],
    );
    return Number(row?.count ?? 0);
  }

  private async current(
    manager: EntityManager,
    where: { subscriptionId: string },
    lock: object = {},
  ): Promise<CurrentSubscriber | null> {
    const row = await manager.findOne(Subscribers, { where, ...lock });
    if (!row) return null;
    const { emailKey: _, ...subscriber } = row;
    const consent = await manager.findOneByOrFail(ConsentRecords, { id: row.consentId });
    return { subscriber, consent };
  }
}

export function subscriberRow(subscriber: Subscriber): SubscriberRow {
  return { ...subscriber, emailKey: mailboxKey(subscriber.email) };
}
