import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import type { SealedSecrets } from '../application/webhook-secrets.js';
import type { EventType } from '../domain/event-types.js';
import { MAX_WEBHOOKS, type Webhook } from '../domain/webhook.js';
import { type WebhookRow, WebhookTable } from './webhook.tables.js';

/** Deliveries that are deleted in one unit of work. */
const PIECE = 500;

/** The webhooks, without their deliveries. */
@Injectable()
export class SqlWebhooks {
  constructor(private readonly database: Database) {}

  /** From the oldest on. */
  async all(): Promise<Webhook[]> {
    return (await this.database.reader.find(WebhookTable, { order: { id: 'ASC' } })).map(webhookOf);
  }

  /** Rejects more than an office may have. */
  async add(webhook: Webhook, secret: string): Promise<void> {
    await this.database.write(async (tx) => {
      if ((await tx.count(WebhookTable)) >= MAX_WEBHOOKS)
        throw new Conflict(['webhook.too-many', { max: MAX_WEBHOOKS }]);
      const health = { failures: 0, pausedUntil: null };
      const secrets = { secret, previousSecret: null, previousSecretUntil: null };
      await tx.insert(WebhookTable, {
        ...{ ...columnsOf(webhook), ...health, ...secrets, lastSequence: 0 },
        plainUrl: '',
      });
    });
  }

  /** Applies `decide` to the locked webhook. Rejects an unknown one. */
  change(id: string, decide: (webhook: Webhook) => Webhook): Promise<Webhook> {
    return this.locked(id, async (tx, row) => {
      const changed = decide(webhookOf(row));
      const isFresh = changed.failingSince === null && row.failingSince !== null;
      const health = isFresh && { failures: 0, pausedUntil: null };
      await tx.update(WebhookTable, { id }, { ...columnsOf(changed), ...health });
      return changed;
    });
  }

  /** The secret of before signs too until that time. Rejects an unknown webhook. */
  rotate(id: string, secret: string, previousSecretUntil: string): Promise<void> {
    return this.locked(id, async (tx, row) => {
      const secrets: SealedSecrets = { secret, previousSecret: row.secret, previousSecretUntil };
      await tx.update(WebhookTable, { id }, secrets);
    });
  }

  /** Deletes the webhook with its deliveries. Rejects an unknown one. */
  async remove(id: string): Promise<void> {
    await this.locked(id, (tx) => tx.delete(WebhookTable, { id }));
    let deleted: number;
    do {
      deleted = await this.database.write((tx) =>
        affected(
          tx,
          `DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM (
             SELECT id FROM webhook_deliveries WHERE webhookId = ? LIMIT ${PIECE}) some)`,
          [id],
        ),
      );
    } while (deleted === PIECE);
  }

  private locked<T>(id: string, work: (tx: Transaction, row: WebhookRow) => Promise<T>): Promise<T> {
    return this.database.write(async (tx) => work(tx, await lockWebhook(tx, this.database, id)));
  }
}

/** Rejects an unknown webhook. */
export async function lockWebhook(tx: Transaction, { rowLock }: Database, id: string): Promise<WebhookRow> {
  const row = await tx.findOne(WebhookTable, { where: { id }, ...rowLock });
  if (!row) throw new NotFound('webhook.unknown');
  return row;
}

export function webhookOf(row: WebhookRow): Webhook {
  const { id, host, description, offReason, offAt, failingSince, createdAt, createdByName } = row;
  return {
    ...{
      id,
      sealedUrl: row.sealedUrl ?? '',
      host,
      description,
      events: JSON.parse(row.events) as EventType[],
    },
    enabled: row.enabled === 1,
    ...{ offReason, offAt, failingSince, createdAt, createdByName },
  };
}

function columnsOf({ events, enabled, ...rest }: Webhook) {
  return { ...rest, events: JSON.stringify(events), enabled: enabled ? 1 : 0 };
}
