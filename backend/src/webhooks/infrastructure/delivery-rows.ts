import type { Attempt, Delivery } from '../domain/delivery.js';
import type { DeliveryRow, EventRow } from './webhook.tables.js';

export type ReadDeliveryRow = DeliveryRow & Pick<EventRow, 'type' | 'subjectId' | 'leadType'>;

/** Deliveries with what their events say; conditions follow. */
export const READ_DELIVERIES = `SELECT d.*, e.type, e.subjectId, e.leadType
  FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.eventId`;

export function deliveryOf(row: ReadDeliveryRow): Delivery {
  const { id, webhookId, sequence, type, subjectId, leadType, createdAt } = row;
  const { state, attempts, queuedAt, nextAttemptAt, deliveredAt, log } = row;
  return {
    ...{ id, webhookId, sequence, type, subjectId, leadType, createdAt },
    ...{ state, attempts, queuedAt, nextAttemptAt, deliveredAt, log: JSON.parse(log) as Attempt[] },
  };
}
