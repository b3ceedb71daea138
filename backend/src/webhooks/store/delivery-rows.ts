import { newId } from '../../platform/clock.js';
import type { Statement } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Attempt, Delivery } from '../domain/delivery.js';
import type { DeliveryRow, EventRow, WebhookRow } from './webhook.tables.js';

export type ReadDeliveryRow = DeliveryRow & Pick<EventRow, 'type' | 'subjectId' | 'leadType'>;

/** Deliveries with what their events say; conditions follow. */
export const READ_DELIVERIES = `SELECT d.*, e.type, e.subjectId, e.leadType
  FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.eventId`;

export function deliveryOf(row: ReadDeliveryRow): Delivery {
  const { id, webhookId, sequence, type, subjectId, leadType, createdAt } = row;
  const { state, attempts, queuedAt, nextAttemptAt, deliveredAt, log } = row;
  return {
    id,
    webhookId,
    sequence,
    type,
    subjectId,
    leadType,
    createdAt,
    state,
    attempts,
    queuedAt,
    nextAttemptAt,
    deliveredAt,
    log: JSON.parse(log) as Attempt[],
  };
}

/** The deliveries of those of the events that the webhook asked for, with the next numbers of its sequence. */
export function deliveriesOf(webhook: WebhookRow, events: readonly EventRow[]): DeliveryRow[] {
  return events
    .filter(({ type }) => webhook.events.includes(`"${type}"`))
    .map(({ id, createdAt }, index) => ({
      id: newId(),
      webhookId: webhook.id,
      eventId: id,
      sequence: webhook.lastSequence + 1 + index,
      state: 'queued' as const,
      attempts: 0,
      queuedAt: createdAt,
      nextAttemptAt: createdAt,
      deliveredAt: null,
      log: '[]',
      createdAt,
      leasedBy: null,
      leasedUntil: null,
    }));
}

/** Stores deliveries, and the numbers. Few statements: while they run, nothing else does on SQLite. */
export function insertionOf(rows: readonly DeliveryRow[]): Statement[] {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!);
  const places = `(${columns.map(() => '?').join(', ')})`;
  const sequences = new Map(rows.map(({ webhookId, sequence }) => [webhookId, sequence]));
  return [
    {
      sql: `INSERT INTO webhook_deliveries (${columns.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
      parameters: rows.flatMap((row) => Object.values(row) as unknown[]),
    },
    {
      sql: `UPDATE webhooks SET lastSequence = CASE id ${[...sequences].map(() => 'WHEN ? THEN ?').join(' ')} END
            WHERE id IN (${placeholders([...sequences])})`,
      parameters: [...[...sequences].flat(), ...sequences.keys()],
    },
  ];
}
