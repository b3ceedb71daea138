import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { affected, Database, runAll, type Transaction } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import { LEASE_MS, leaseIsOver } from '../../platform/database/leases.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type NewMail, Outbox } from '../../mail/outbox.js';
import type { SealedSecrets } from '../application/webhook-secrets.js';
import {
  type Attempt,
  type Delivery,
  type DeliveryOutcome,
  DOWN_AFTER,
  isAccepted,
  LONGEST_AHEAD_MS,
  LONGEST_WAIT_MS,
} from '../domain/delivery.js';
import type { OffReason } from '../domain/webhook.js';
import {
  deliveriesOf,
  deliveryOf,
  insertionOf,
  READ_DELIVERIES,
  type ReadDeliveryRow,
} from './delivery-rows.js';
import { type EventRow, type WebhookRow, WebhookTable } from './webhook.tables.js';

/** Deliveries that one unit of work makes of events, because other units wait for it. */
const MAX_SPREAD = 100;
/** Deliveries of one webhook at the same time, so that a slow receiver does not hold up the others. */
const MAX_AT_ONCE = 3;

/** A delivery of this replica, with what it takes to make an attempt. */
export interface LeasedDelivery extends Delivery {
  readonly webhook: SealedSecrets & Pick<WebhookRow, 'sealedUrl'>;
}

/** What the failure of an attempt does to the webhook. */
export type FailureRule = (webhook: WebhookRow) => {
  readonly health: Pick<WebhookRow, 'failures' | 'failingSince' | 'pausedUntil'>;
  readonly off: OffReason | null;
};

/** The queue of deliveries, which all replicas share. */
@Injectable()
export class SqlDeliveryQueue {
  private readonly free: string;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    this.free = leaseIsOver(database.dialect);
  }

  /**
   * Makes deliveries of events that have none yet, in their order, for the webhooks that asked for them. Returns whether there
   * may be more.
   */
  async spread(): Promise<boolean> {
    const [waiting] = await this.database.reader.query<{ id: string }[]>(
      'SELECT id FROM webhook_events WHERE isSpread = 0 LIMIT 1',
    );
    if (!waiting) return false;
    return this.database.write(async (tx) => {
      const webhooks = await tx.find(WebhookTable, {
        where: { enabled: 1 },
        order: { id: 'ASC' },
        ...this.database.rowLock,
      });
      const most = Math.ceil(MAX_SPREAD / Math.max(1, webhooks.length));
      const events = await tx.query<EventRow[]>(
        `SELECT * FROM webhook_events WHERE isSpread = 0 ORDER BY id LIMIT ${most} ${this.database.skipLocked}`,
      );
      if (events.length === 0) return false;
      const rows = webhooks.flatMap((webhook) => deliveriesOf(webhook, events));
      await runAll(tx, insertionOf(rows));
      const ids = events.map(({ id }) => id);
      await affected(tx, `UPDATE webhook_events SET isSpread = 1 WHERE id IN (${placeholders(ids)})`, ids);
      return events.length === most;
    });
  }

  /** Whether a delivery could be claimed now. A read, so that an idle queue costs no write. */
  async hasDue(now: string, inFlight: readonly string[]): Promise<boolean> {
    return (await this.due(this.database.reader, now, 1, inFlight)).length > 0;
  }

  /**
   * Leases up to `limit` due deliveries to that replica: those that have waited longest, of webhooks that are on and not
   * paused. Of a webhook that is down, one.
   */
  claim(replica: string, limit: number, now: string, inFlight: readonly string[]): Promise<LeasedDelivery[]> {
    return this.database.write(async (tx) => {
      const due = await this.due(tx, now, limit, inFlight);
      if (due.length === 0) return [];
      const locked = await tx.query<{ id: string }[]>(
        `SELECT id FROM webhook_deliveries
         WHERE id IN (${placeholders(due)}) AND (state = 'queued' OR (state = 'sending' AND ${this.free}))
         ${this.database.skipLocked}`,
        due,
      );
      if (locked.length === 0) return [];
      const ids = locked.map(({ id }) => id);
      const until = databaseTimeIn(this.database.dialect, LEASE_MS);
      await affected(
        tx,
        `UPDATE webhook_deliveries SET state = 'sending', attempts = attempts + 1, nextAttemptAt = NULL,
           leasedBy = ?, leasedUntil = ${until} WHERE id IN (${placeholders(ids)})`,
        [replica, ...ids],
      );
      const rows = await tx.query<(ReadDeliveryRow & LeasedDelivery['webhook'])[]>(
        `SELECT d.*, w.sealedUrl, w.secret, w.previousSecret, w.previousSecretUntil FROM (${READ_DELIVERIES}
           WHERE d.id IN (${placeholders(ids)})) d JOIN webhooks w ON w.id = d.webhookId`,
        ids,
      );
      return rows.map(({ sealedUrl, secret, previousSecret, previousSecretUntil, ...row }) => ({
        ...deliveryOf(row),
        webhook: { sealedUrl, secret, previousSecret, previousSecretUntil },
      }));
    });
  }

  async renew(replica: string, inFlight: readonly string[]): Promise<void> {
    const until = databaseTimeIn(this.database.dialect, LEASE_MS);
    await this.database.write((tx) =>
      affected(
        tx,
        `UPDATE webhook_deliveries SET leasedUntil = ${until}
         WHERE id IN (${placeholders(inFlight)}) AND state = 'sending' AND leasedBy = ?`,
        [...inFlight, replica],
      ),
    );
  }

  /**
   * Records how an attempt ended, unless another replica has taken the delivery over, and what it says about the webhook. Adds
   * the mails when it turns the webhook off.
   */
  async record(
    { id, webhookId }: Delivery,
    replica: string,
    { state, nextAttemptAt, deliveredAt, log }: DeliveryOutcome,
    {
      afterFailure,
      mails,
    }: { afterFailure: FailureRule; mails: (webhook: WebhookRow) => readonly NewMail[] },
  ): Promise<void> {
    const turnedOff = await this.database.write(async (tx) => {
      const changed = await affected(
        tx,
        `UPDATE webhook_deliveries
         SET state = ?, nextAttemptAt = ?, deliveredAt = ?, log = ?, leasedBy = NULL, leasedUntil = NULL
         WHERE id = ? AND state = 'sending' AND leasedBy = ?`,
        [state, nextAttemptAt, deliveredAt, JSON.stringify(log), id, replica],
      );
      if (changed === 0) return false;
      if (isAccepted(log.at(-1) as Attempt)) return this.recover(tx, webhookId);
      const webhook = await tx.findOne(WebhookTable, { where: { id: webhookId }, ...this.database.rowLock });
      if (!webhook) return false;
      const { health, off } = afterFailure(webhook);
      const turnsOff = off !== null && webhook.enabled === 1;
      const offAt = log.at(-1)!.at;
      await tx.update(
        WebhookTable,
        { id: webhookId },
        { ...health, ...(turnsOff && { enabled: 0, offReason: off, offAt }) },
      );
      if (turnsOff) await this.outbox.apply(tx, { add: mails({ ...webhook, offReason: off, offAt }) });
      return turnsOff;
    });
    if (turnedOff) this.outbox.wake();
  }

  private async recover(tx: Transaction, id: string): Promise<false> {
    await affected(
      tx,
      'UPDATE webhooks SET failures = 0, failingSince = NULL, pausedUntil = NULL WHERE id = ? AND failures > 0',
      [id],
    );
    return false;
  }

  /** The ids of what may be delivered now: of each webhook the first rows of an index. */
  private async due(
    manager: EntityManager,
    now: string,
    limit: number,
    inFlight: readonly string[],
  ): Promise<string[]> {
    const webhooks = await manager.query<{ id: string; failures: number; sending: number | string }[]>(
      `SELECT w.id, w.failures, (SELECT COUNT(*) FROM webhook_deliveries
         WHERE webhookId = w.id AND state = 'sending' AND NOT (${this.free})) AS sending
       FROM webhooks w
       WHERE w.enabled = 1 AND (w.pausedUntil IS NULL OR w.pausedUntil <= ? OR w.pausedUntil > ?)`,
      [now, inMilliseconds(now, LONGEST_AHEAD_MS)],
    );
    const wrong = inMilliseconds(now, LONGEST_WAIT_MS);
    const others = inFlight.length === 0 ? '' : `AND id NOT IN (${placeholders(inFlight)})`;
    const parts = webhooks.flatMap(({ id, failures, sending }) => {
      const most = Math.min(limit, (failures < DOWN_AFTER ? MAX_AT_ONCE : 1) - Number(sending));
      return most <= 0
        ? []
        : [
            dueWhere("state = 'queued' AND nextAttemptAt <= ?", [id, now], most),
            dueWhere("state = 'queued' AND nextAttemptAt > ?", [id, wrong], most),
            dueWhere(`state = 'sending' AND ${this.free} ${others}`, [id, ...inFlight], most),
          ].map((part) => ({ ...part, id, most }));
    });
    if (parts.length === 0) return [];
    const rows = await manager.query<{ id: string; webhookId: string }[]>(
      `${parts.map(({ sql }) => sql).join(' UNION ALL ')} ORDER BY dueAt, id`,
      parts.flatMap(({ values }) => values),
    );
    const left = new Map(parts.map(({ id, most }) => [id, most]));
    const due = rows.filter(({ webhookId }) => {
      const more = left.get(webhookId)!;
      left.set(webhookId, more - 1);
      return more > 0;
    });
    return due.slice(0, limit).map(({ id }) => id);
  }
}

/** The first rows of one webhook, by the index. */
function dueWhere(condition: string, values: readonly string[], limit: number) {
  const sql = `SELECT * FROM (SELECT id, webhookId, COALESCE(nextAttemptAt, '') AS dueAt FROM webhook_deliveries
    WHERE webhookId = ? AND ${condition} ORDER BY nextAttemptAt LIMIT ?) part`;
  return { sql, values: [...values, limit] };
}

function inMilliseconds(now: string, milliseconds: number): string {
  return new Date(Date.parse(now) + milliseconds).toISOString();
}
