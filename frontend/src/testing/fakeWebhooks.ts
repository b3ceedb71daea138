import type { WebhooksProvider } from '../admin/ground/api/webhooksProvider';
import type { Webhook, WebhookDelivery } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

export function aWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 'webhook-1',
    url: 'https://n8n.example/…',
    events: ['booking.created', 'booking.moved'],
    description: 'Bookings to the sheet',
    enabled: true,
    offReason: null,
    offAt: null,
    failingSince: null,
    createdAt: '2026-11-20T02:00:00.000Z',
    createdByName: 'Maria Santos',
    ...changes,
  };
}

export function aWebhookDelivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: 'delivery-1',
    webhookId: 'webhook-1',
    sequence: 17,
    type: 'booking.created',
    subjectId: 'booking-1',
    leadType: 'appointment',
    createdAt: '2026-11-22T02:00:00.000Z',
    state: 'delivered',
    attempts: 1,
    queuedAt: '2026-11-22T02:00:00.000Z',
    nextAttemptAt: null,
    deliveredAt: '2026-11-22T02:00:01.000Z',
    log: [{ at: '2026-11-22T02:00:01.000Z', status: 200, milliseconds: 84, answer: 'ok', problem: null }],
    ...changes,
  };
}

export interface WebhooksData {
  webhooks: Webhook[];
  webhookDeliveries: WebhookDelivery[];
}

export const noWebhooks = (): WebhooksData => ({ webhooks: [], webhookDeliveries: [] });

/** The webhooks' part of the fake provider. */
export function fakeWebhooks({ data, change }: FakeTools<WebhooksData>): WebhooksProvider {
  const deliver = (delivery: WebhookDelivery) => {
    data.webhookDeliveries = [delivery, ...data.webhookDeliveries.filter(({ id }) => id !== delivery.id)];
    return delivery;
  };
  return {
    rotateWebhookSecret: () => change('rotateWebhookSecret', () => 'whsec_cm90YXRlZA'),
    testWebhook: (webhookId) =>
      change('testWebhook', () =>
        deliver(aWebhookDelivery({ id: 'test', webhookId, type: 'test', sequence: 19 })),
      ),
    webhookDeliveries: async (id) => data.webhookDeliveries.filter(({ webhookId }) => webhookId === id),
    resendDelivery: (id) =>
      change(`resendDelivery ${id}`, () =>
        deliver({ ...data.webhookDeliveries.find((delivery) => delivery.id === id)!, state: 'queued' }),
      ),
    replayWebhook: (_, { from, to }) => change(`replayWebhook ${from} ${to}`, () => 2),
  };
}
