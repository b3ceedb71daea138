import { newId } from '../../platform/clock.js';
import type { Delivery } from '../domain/delivery.js';
import type { StoredWebhook } from '../domain/webhook.js';

const AT = '2026-11-20T08:00:00.000Z';

export function aWebhook(changes: Partial<StoredWebhook> = {}): StoredWebhook {
  return {
    id: newId(),
    sealedUrl: 'sealed address',
    host: 'hooks.example',
    events: ['booking.created'],
    description: null,
    enabled: true,
    offReason: null,
    offAt: null,
    failures: 0,
    failingSince: null,
    pausedUntil: null,
    secret: 'sealed secret',
    previousSecret: null,
    previousSecretUntil: null,
    createdAt: AT,
    createdByName: 'Maria Santos',
    ...changes,
  };
}

export function aDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: newId(),
    webhookId: newId(),
    sequence: 1,
    type: 'booking.created',
    subjectId: newId(),
    leadType: 'appointment',
    createdAt: AT,
    state: 'sending',
    attempts: 1,
    queuedAt: AT,
    nextAttemptAt: null,
    deliveredAt: null,
    log: [],
    ...changes,
  };
}
