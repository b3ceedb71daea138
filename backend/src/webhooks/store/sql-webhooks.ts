import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { WebhookRepository } from '../application/ports.js';
import type { EventType } from '../domain/event-types.js';
import type { StoredWebhook, Webhook } from '../domain/webhook.js';
import { type WebhookRow, WebhookTable } from './webhook.tables.js';

/** Deliveries that are deleted in one unit of work. */
const PIECE = 500;

@Injectable()
export class SqlWebhooks extends WebhookRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async all(): Promise<Webhook[]> {
    return (await this.database.reader.find(WebhookTable, { order: { id: 'ASC' } })).map(webhookOf);
  }

  override count(unit: Unit): Promise<number> {
    return transactionOf(unit).count(WebhookTable);
  }

  override async lock(unit: Unit, id: string): Promise<StoredWebhook | null> {
    const where = { id };
    const row = await transactionOf(unit).findOne(WebhookTable, { where, ...this.database.rowLock });
    return row && webhookOf(row);
  }

  override async add(unit: Unit, { events, enabled, ...webhook }: StoredWebhook): Promise<void> {
    await transactionOf(unit).insert(WebhookTable, {
      ...webhook,
      events: JSON.stringify(events),
      enabled: enabled ? 1 : 0,
      lastSequence: 0,
      plainUrl: '',
    });
  }

  override async update(
    unit: Unit,
    id: string,
    { events, enabled, ...changes }: Partial<StoredWebhook>,
  ): Promise<void> {
    const row = {
      ...changes,
      ...(events && { events: JSON.stringify(events) }),
      ...(enabled !== undefined && { enabled: enabled ? 1 : 0 }),
    };
    await transactionOf(unit).update(WebhookTable, { id }, row);
  }

  override async clearFailures(unit: Unit, id: string): Promise<void> {
    await affected(
      transactionOf(unit),
      'UPDATE webhooks SET failures = 0, failingSince = NULL, pausedUntil = NULL WHERE id = ? AND failures > 0',
      [id],
    );
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(WebhookTable, { id });
  }

  override async removeDeliveries(webhookId: string): Promise<void> {
    let deleted: number;
    do {
      deleted = await this.database.write((tx) =>
        affected(
          tx,
          `DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM (
             SELECT id FROM webhook_deliveries WHERE webhookId = ? LIMIT ${PIECE}) some)`,
          [webhookId],
        ),
      );
    } while (deleted === PIECE);
  }
}

function webhookOf({ lastSequence: _, plainUrl: __, ...row }: WebhookRow): StoredWebhook {
  return {
    ...row,
    sealedUrl: row.sealedUrl ?? '',
    events: JSON.parse(row.events) as EventType[],
    enabled: row.enabled === 1,
  };
}
