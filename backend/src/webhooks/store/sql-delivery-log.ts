import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database, type Transaction, transactionOf } from '../../platform/database/database.js';
import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DeliveryLog } from '../application/ports.js';
import type { Delivery, DeliveryState } from '../domain/delivery.js';
import { deliveryOf, READ_DELIVERIES, type ReadDeliveryRow } from './delivery-rows.js';
import { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from './webhook.tables.js';

/** Rows that one unit of work changes, because other units wait for it. */
const PIECE = 500;

export interface DeliveryPageRequest {
  readonly webhookId: string;
  readonly state?: DeliveryState;
  readonly range: { readonly offset: number; readonly limit: number };
}

@Injectable()
export class SqlDeliveryLog extends DeliveryLog {
  constructor(private readonly database: Database) {
    super();
  }

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

  override async lock(unit: Unit, id: string): Promise<Delivery | null> {
    const tx = transactionOf(unit);
    const locked = await tx.findOne(WebhookDeliveryTable, { where: { id }, ...this.database.rowLock });
    return locked && read(tx, id);
  }

  override async addTest(unit: Unit, webhookId: string, now: string): Promise<Delivery> {
    const tx = transactionOf(unit);
    const { lastSequence } = await tx.findOneByOrFail(WebhookTable, { id: webhookId });
    const [id, eventId, sequence] = [newId(), newId(), lastSequence + 1];
    await tx.update(WebhookTable, { id: webhookId }, { lastSequence: sequence });
    await tx.insert(WebhookEventTable, {
      id: eventId,
      type: 'test',
      subjectId: eventId,
      leadType: null,
      aboutId: eventId,
      createdAt: now,
      isSpread: 1,
      dedupKey: null,
    });
    await tx.insert(WebhookDeliveryTable, {
      id,
      webhookId,
      eventId,
      sequence,
      createdAt: now,
      log: '[]',
      leasedBy: null,
      leasedUntil: null,
      ...queuedAgain(now),
    });
    return read(tx, id);
  }

  override async queueAgain(unit: Unit, id: string, now: string): Promise<Delivery> {
    const tx = transactionOf(unit);
    await tx.update(WebhookDeliveryTable, { id }, queuedAgain(now));
    return read(tx, id);
  }

  override async queueSpanAgain(
    webhookId: string,
    span: { from: string; to: string },
    now: string,
  ): Promise<number> {
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

async function read(tx: Transaction, id: string): Promise<Delivery> {
  const [row] = await tx.query<ReadDeliveryRow[]>(`${READ_DELIVERIES} WHERE d.id = ?`, [id]);
  return deliveryOf(row!);
}

function queuedAgain(now: string) {
  return { state: 'queued', attempts: 0, queuedAt: now, nextAttemptAt: now, deliveredAt: null } as const;
}
