import { Injectable } from '@nestjs/common';
import { beginsWith } from '../../platform/database/begins-with.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction, transactionOf, unitOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type MailKind, Outbox } from '../../mail/outbox.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import {
  type CurrentSubscriber,
  NewConsents,
  type RecordedSubscriberChange,
  type SubscriberPageRequest,
  SubscriberRepository,
} from '../application/ports.js';
import { Consents, type NewsletterRequest, type SubscribedPerson } from '../consents.js';
import { leaveByFile } from '../domain/imported-subscriber.js';
import {
  type Consent,
  correct,
  reminderRefusal,
  subscribe,
  type Subscriber,
  SUBSCRIBER_STATES,
  type SubscriberState,
} from '../domain/subscriber.js';
import { addConfirmationLink, confirmationMails } from './confirmation-mails.js';
import { ConsentRecords, NewsletterLinks, type SubscriberRow, Subscribers } from './newsletter.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Mails that somebody who left gets no more. */
const NEWSLETTER_KINDS = ['newsletter', 'subscription_confirmation', 'subscription_reminder'] as const;

@Injectable()
export class SqlSubscribers extends SubscriberRepository implements Consents {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly newConsents: NewConsents,
    private readonly clock: Clock,
    private readonly events: OutboundEvents,
  ) {
    super();
  }

  async ask(unit: Unit, request: NewsletterRequest): Promise<void> {
    const tx = transactionOf(unit);
    const { subscriptionId, form, mayMail } = request;
    // a lock for a row that does not exist would make concurrent subscriptions on MariaDB wait for each other in a circle
    const isKnown = await tx.existsBy(Subscribers, { subscriptionId });
    const current = isKnown ? await this.locked(tx, subscriptionId) : null;
    const consent = this.newConsents.give(subscriptionId, form);
    const now = this.clock.timestamp();
    const change = subscribe(current?.subscriber ?? null, request, consent, { now, mayMail });
    if (change) await this.store(tx, current, change);
  }

  async correct(unit: Unit, { subscriptionId, ...person }: SubscribedPerson): Promise<void> {
    const tx = transactionOf(unit);
    const current = await this.locked(tx, subscriptionId);
    if (!current) return;
    const consent = this.newConsents.give(subscriptionId, current.consent.form);
    const { isElsewhere, ...change } = correct(current, person, consent, this.clock.timestamp());
    if (isElsewhere) await this.withdrawMails(tx, subscriptionId, 'The address was corrected');
    await this.store(tx, current, change);
  }

  async leaveByFile(unit: Unit, subscriptionId: string, leftAt: string | null): Promise<void> {
    const tx = transactionOf(unit);
    const current = await this.locked(tx, subscriptionId);
    const change = current && leaveByFile(current, leftAt);
    if (change?.subscriber.state === 'left')
      await this.withdrawMails(tx, subscriptionId, 'The subscriber has left');
    if (change) await this.store(tx, current, change);
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

  override async change(
    subscriptionId: string,
    decide: (current: CurrentSubscriber) => RecordedSubscriberChange | null,
  ): Promise<(CurrentSubscriber & { isChanged: boolean }) | null> {
    const changed = await this.database.write(async (tx) => {
      const current = await this.locked(tx, subscriptionId);
      if (!current) return null;
      const change = decide(current);
      if (!change) return { ...current, isChanged: false };
      if (change.subscriber.state === 'left')
        await this.withdrawMails(tx, subscriptionId, 'The subscriber has left');
      if (change.subscriber.state === 'confirmed')
        await this.withdrawMails(tx, subscriptionId, 'The address is confirmed', ['subscription_reminder']);
      if (change.leftBy)
        await tx.query('UPDATE newsletter_issues SET unsubscribed = unsubscribed + 1 WHERE id = ?', [
          change.leftBy,
        ]);
      await this.store(tx, current, change);
      return {
        subscriber: change.subscriber,
        consent: change.consents.at(-1) ?? current.consent,
        isChanged: true,
      };
    });
    if (changed?.isChanged) this.outbox.wake();
    return changed;
  }

  override remind(subscriptionId: string, consentId: string): ReturnType<SubscriberRepository['remind']> {
    return this.database.write(async (tx) => {
      const current = await this.locked(tx, subscriptionId);
      const refusal = reminderRefusal(current?.subscriber ?? null, consentId);
      if (refusal !== null) return { refusal };
      const { firstName, email } = current!.subscriber;
      const token = await addConfirmationLink(tx, { subscriptionId, consentId }, this.clock.timestamp());
      return { firstName, email, token };
    });
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

  private async locked(tx: Transaction, subscriptionId: string): Promise<CurrentSubscriber | null> {
    return this.current(tx, { subscriptionId }, this.database.rowLock);
  }

  private async current(
    manager: Transaction,
    where: { subscriptionId: string },
    lock: object = {},
  ): Promise<CurrentSubscriber | null> {
    const row = await manager.findOne(Subscribers, { where, ...lock });
    if (!row) return null;
    const { emailKey: _, ...subscriber } = row;
    const consent = await manager.findOneByOrFail(ConsentRecords, { id: row.consentId });
    return { subscriber, consent };
  }

  /** Stores a change, with the mail and the link of a confirmation. */
  private async store(
    tx: Transaction,
    current: CurrentSubscriber | null,
    { subscriber: changed, consents, mailConfirmationAt, dedupKey }: RecordedSubscriberChange,
  ): Promise<void> {
    const subscriber = mailConfirmationAt ? { ...changed, confirmationSentAt: mailConfirmationAt } : changed;
    if (current)
      await tx.update(Subscribers, { subscriptionId: subscriber.subscriptionId }, subscriberRow(subscriber));
    else await tx.insert(Subscribers, subscriberRow(subscriber));
    for (const consent of consents)
      if (consent.id === current?.consent.id) await tx.update(ConsentRecords, { id: consent.id }, consent);
      else await tx.insert(ConsentRecords, consent);
    if (mailConfirmationAt) await this.mailConfirmation(tx, subscriber, mailConfirmationAt, dedupKey);
    await this.events.publish(unitOf(tx), newsOf(current?.subscriber.state, subscriber));
  }

  private async mailConfirmation(
    tx: Transaction,
    subscriber: Subscriber,
    at: string,
    dedupKey?: string,
  ): Promise<void> {
    const now = this.clock.timestamp();
    const token = await addConfirmationLink(tx, subscriber, now);
    await this.outbox.apply(unitOf(tx), { add: confirmationMails(subscriber, token, { at, now, dedupKey }) });
  }

  private withdrawMails(
    tx: Transaction,
    leadId: string,
    reason: string,
    kinds: readonly MailKind[] = NEWSLETTER_KINDS,
  ): Promise<void> {
    const lead = { leadType: 'subscription', leadId };
    return this.outbox.apply(unitOf(tx), { withdraw: { lead, kinds, reason }, add: [] });
  }
}

function newsOf(before: SubscriberState | undefined, { state, subscriptionId: id }: Subscriber) {
  if (state === before || (state !== 'confirmed' && state !== 'left')) return [];
  return [{ type: `subscription.${state}`, id, leadType: 'subscription' }] as const;
}

export function subscriberRow(subscriber: Subscriber): SubscriberRow {
  return { ...subscriber, emailKey: mailboxKey(subscriber.email) };
}
