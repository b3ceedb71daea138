import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { beginsWith } from '../../platform/database/begins-with.js';
import { Database } from '../../platform/database/database.js';
import type { Delivery, DeliveryPageRequest, DeliveryState } from '../application/issue.ports.js';
import type { Issue, IssueState } from '../domain/issue.js';
import type { Subscriber } from '../domain/subscriber.js';
import { refusalOf } from '../domain/subscriber-mails.js';
import type { DeliveryRow } from './newsletter.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

const CANCELLED = 'The issue was cancelled';
const WITH_PERSON = 'LEFT JOIN newsletter_subscribers s ON s.subscriptionId = d.subscriptionId';

/** Reads of deliveries. */
@Injectable()
export class SqlDeliveryQueries {
  constructor(
    private readonly database: Database,
    private readonly time: BusinessTime,
  ) {}

  async page(
    issue: Issue,
    { filter: { state, q }, range }: DeliveryPageRequest,
  ): Promise<{ rows: Delivery[]; total: number }> {
    // what a cancelled issue has not sent is skipped, without a write for each
    const cancelled = issue.state === 'cancelled';
    const stored = state === undefined ? [] : storedStates(state, cancelled);
    const person = q === undefined ? null : beginsWith('s.emailKey', mailboxKey(q));
    const conditions = [
      'd.issueId = ?',
      ...(state === undefined ? [] : [`d.state IN (${placeholders(stored) || `''`})`]),
      ...(person ? [person.sql] : []),
    ];
    const where = `WHERE ${conditions.join(' AND ')}`;
    const values = [issue.id, ...stored, ...(person?.values ?? [])];
    const { reader } = this.database;
    const [counted] = await reader.query<{ deliveries: number | string }[]>(
      `SELECT COUNT(*) AS deliveries FROM newsletter_deliveries d ${q === undefined ? '' : WITH_PERSON} ${where}`,
      values,
    );
    const rows = await reader.query<(DeliveryRow & { firstName: string | null; email: string | null })[]>(
      `SELECT d.*, s.firstName, s.email FROM newsletter_deliveries d ${WITH_PERSON} ${where}
       ORDER BY d.subscriptionId LIMIT ? OFFSET ?`,
      [...values, range.limit, range.offset],
    );
    return {
      rows: rows.map((row) => deliveryOf(row, cancelled)),
      total: Number(counted?.deliveries ?? 0),
    };
  }

  /** A chosen subscriber as of now, or why that one must not get the issue after all. */
  async reader(
    issueId: string,
    subscriptionId: string,
  ): Promise<Pick<Subscriber, 'firstName' | 'email'> | { readonly refusal: string }> {
    const [found] = await this.database.reader.query<
      (Pick<Subscriber, 'firstName' | 'email' | 'state'> & { issue: IssueState | null })[]
    >(
      `SELECT state, firstName, email, (SELECT state FROM newsletter_issues WHERE id = ?) AS issue
       FROM newsletter_subscribers WHERE subscriptionId = ?`,
      [issueId, subscriptionId],
    );
    const refusal = found?.issue === 'cancelled' ? CANCELLED : refusalOf(found?.state ?? null);
    return refusal === null ? { firstName: found!.firstName, email: found!.email } : { refusal };
  }

  /** The mails handed over today, in the business time zone. */
  async sentToday(): Promise<number> {
    const [row] = await this.database.reader.query<{ handed: number }[]>(
      'SELECT handed FROM newsletter_days WHERE day = ?',
      [this.time.today()],
    );
    return row?.handed ?? 0;
  }
}

function storedStates(state: DeliveryState, cancelled: boolean): string[] {
  if (state === 'sending') return ['handed'];
  if (cancelled && state === 'waiting') return [];
  return cancelled && state === 'skipped' ? ['skipped', 'waiting'] : [state];
}

function deliveryOf(
  row: DeliveryRow & { readonly firstName: string | null; readonly email: string | null },
  cancelled: boolean,
): Delivery {
  const { subscriptionId, firstName, email, state, reply, reason, mailId, sentAt } = row;
  const isLost = cancelled && state === 'waiting';
  return {
    subscriptionId,
    firstName: firstName ?? '',
    email: email ?? '',
    state: isLost ? 'skipped' : state === 'handed' ? 'sending' : state,
    reply,
    reason: isLost ? CANCELLED : reason,
    mailId,
    sentAt,
  };
}
