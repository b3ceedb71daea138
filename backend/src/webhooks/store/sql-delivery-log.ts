import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import type { Delivery, DeliveryState } from '../domain/delivery.js';
import { assertOn } from '../domain/webhook.js';
import { deliveryOf, READ_DELIVERIES, type ReadDeliveryRow } from './delivery-rows.js';
import { lockWebhook, webhookOf } from './sql-webhooks.js';
import { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from './webhook.tables.js';

/** Rows that one unit of work changes, because other units wait for it. */
const PIECE = 500;

export interface DeliveryPageRequest {
  readonly webhookId: string;
  readonly state?: DeliveryState;
  readonly range: { readonly offset: number; readonly limit: number };
}

/** What was delivered and what waits; sends some of it again. */
@Injectable()
export class SqlDeliveryLog {
  constructor(private readonly database: Database) {}

  /** Newest first. Rejects an unknown webhook. */
  async page({ webhookId, state, range }: DeliveryPageRequest): Promise<{ rows: Delivery[]; total: number }> {
    const { reader } = this.database;
    if (!(await reader.existsBy(WebhookTable, { id: webhookId }))) throw new NotFound('webhook.unknown');
    const total = await reader.countBy(WebhookDeliveryTable, { webhookId, ...(state && { state }) });
    const rows = await reader.query<ReadDeliveryRow[]>(
      `${READ_DELIVERIES} WHERE d.webhookId = ? ${state ? 'AND d.state = ?' : ''}
       ORDER BY d.sequence DESC LIMIT ? OFFSET ?`,
      [webhookId, ...(state ? [state] : []), range.limit, range.offset],
    );
    return { rows: rows.map(deliveryOf), total };
  }

  /** Adds a delivery that tries a webhook out; rejects an unknown one and one that is off. */
  test(webhookId: string, now: string): Promise<Delivery> {
    return this.database.write(async (tx) => {
      const webhook = await lockWebhook(tx, this.database, webhookId);
      assertOn(webhookOf(webhook));
      const [id, eventId, sequence] = [newId(), newId(), webhook.lastSequence + 1];
      const event = { type: 'test', subjectId: eventId, leadType: null } as const;
      const times = { createdAt: now, queuedAt: now, nextAttemptAt: now, deliveredAt: null };
      const delivery = { id, webhookId, sequence, state: 'queued', attempts: 0, ...times } as const;
      await tx.update(WebhookTable, { id: webhookId }, { lastSequence: sequence });
      await tx.insert(WebhookEventTable, {
        ...{ ...event, id: eventId, aboutId: eventId, createdAt: now, isSpread: 1, dedupKey: null },
      });
      await tx.insert(WebhookDeliveryTable, {
        ...{ ...delivery, eventId, log: '[]', leasedBy: null, leasedUntil: null },
      });
      return { ...delivery, ...event, log: [] };
    });
  }

  /**
   * Delivers it once more at once, with the same id, also when it waits for a later attempt. Rejects an unknown delivery, one
   * that is being sent, and one of a webhook that is off.
   */
  resend(id: string, now: string): Promise<Delivery> {
    return this.database.write(async (tx) => {
      const known = await tx.findOne(WebhookDeliveryTable, { where: { id }, ...this.database.rowLock });
      if (!known) throw new NotFound('webhook.delivery-unknown');
      assertOn(webhookOf(await lockWebhook(tx, this.database, known.webhookId)));
      if (known.state === 'sending') throw new Conflict('webhook.being-sent');
      await tx.update(WebhookDeliveryTable, { id }, queuedAgain(now));
      const [row] = await tx.query<ReadDeliveryRow[]>(`${READ_DELIVERIES} WHERE d.id = ?`, [id]);
      return deliveryOf(row!);
    });
  }

  /**
   * Delivers everything once more that happened in that span, with the same ids; what waits or is being sent is left alone.
   * Returns how many. Rejects an unknown webhook and one that is off.
   */
  async replay(webhookId: string, span: { from: string; to: string }, now: string): Promise<number> {
    await this.database.write(async (tx) =>
      assertOn(webhookOf(await lockWebhook(tx, this.database, webhookId))),
    );
    let count = 0;
    let changed: number;
    do {
      changed = await this.database.write((tx) =>
        affected(
          tx,
          `UPDATE webhook_deliveries SET state = 'queued', attempts = 0, queuedAt = ?, nextAttemptAt = ?, deliveredAt = NULL
           WHERE id IN (SELECT id FROM (SELECT id FROM webhook_deliveries
             WHERE webhookId = ? AND state IN ('delivered', 'failed') AND createdAt BETWEEN ? AND ? AND queuedAt < ?
             LIMIT ${PIECE}) some)`,
          // without those of this replay that were delivered meanwhile
          [now, now, webhookId, span.from, span.to, now],
        ),
      );
      count += changed;
    } while (changed === PIECE);
    return count;
  }

  /** Deletes what happened before that time, with its deliveries. */
  async deleteBefore(time: string): Promise<void> {
    for (const [table, condition] of [
      ['webhook_deliveries', 'createdAt < ? OR webhookId NOT IN (SELECT id FROM webhooks)'],
      ['webhook_events', 'createdAt < ?'],
    ] as const) {
      let deleted: number;
      do {
        deleted = await this.database.write((tx) =>
          affected(
            tx,
            `DELETE FROM ${table} WHERE id IN (SELECT id FROM (
               SELECT id FROM ${table} WHERE ${condition} LIMIT ${PIECE}) some)`,
            [time],
          ),
        );
      } while (deleted === PIECE);
    }
  }
}

function queuedAgain(now: string) {
  return { state: 'queued', attempts: 0, queuedAt: now, nextAttemptAt: now, deliveredAt: null } as const;
}
