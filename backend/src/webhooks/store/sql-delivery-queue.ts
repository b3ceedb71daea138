import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { affected, Database, runAll, transactionOf } from '../../platform/database/database.js';
import { databaseTimeIn } from '../../platform/database/database-time.js';
import { LEASE_MS, leaseIsOver } from '../../platform/database/leases.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { DeliveryQueue, type LeasedDelivery } from '../application/ports.js';
import { type DeliveryOutcome, DOWN_AFTER, LONGEST_AHEAD_MS, LONGEST_WAIT_MS } from '../domain/delivery.js';
import {
  deliveriesOf,
  deliveryOf,
  insertionOf,
  READ_DELIVERIES,
  type ReadDeliveryRow,
} from './delivery-rows.js';
import { type EventRow, WebhookTable } from './webhook.tables.js';

/** Deliveries that one unit of work makes of events, because other units wait for it. */
const MAX_SPREAD = 100;
/** Deliveries of one webhook at the same time, so that a slow receiver does not hold up the others. */
const MAX_AT_ONCE = 3;

@Injectable()
export class SqlDeliveryQueue extends DeliveryQueue {
  private readonly free: string;

  constructor(private readonly database: Database) {
    super();
    this.free = leaseIsOver(database.dialect);
  }

  override async spread(): Promise<boolean> {
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

  override async hasDue(now: string, inFlight: readonly string[]): Promise<boolean> {
    return (await this.due(this.database.reader, now, 1, inFlight)).length > 0;
  }

  override claim(
    replica: string,
    limit: number,
    now: string,
    inFlight: readonly string[],
  ): Promise<LeasedDelivery[]> {
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

  override async renew(replica: string, inFlight: readonly string[]): Promise<void> {
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

  override async record(
    unit: Unit,
    id: string,
    replica: string,
    { state, nextAttemptAt, deliveredAt, log }: DeliveryOutcome,
  ): Promise<boolean> {
    const changed = await affected(
      transactionOf(unit),
      `UPDATE webhook_deliveries
       SET state = ?, nextAttemptAt = ?, deliveredAt = ?, log = ?, leasedBy = NULL, leasedUntil = NULL
       WHERE id = ? AND state = 'sending' AND leasedBy = ?`,
      [state, nextAttemptAt, deliveredAt, JSON.stringify(log), id, replica],
    );
    return changed > 0;
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
