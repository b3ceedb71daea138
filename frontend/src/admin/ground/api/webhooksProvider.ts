import { api, firstOf } from './api';

/** How many deliveries are shown. */
const SHOWN_DELIVERIES = 50;

/** The webhooks over the REST API. */
export const webhooksProvider = {
  /** Resolves to the new secret, which is in this answer only. */
  rotateWebhookSecret: async (id: string) =>
    (await api.post('/api/admin/webhooks/{id}/rotate-secret', { path: { id } })).secret,
  testWebhook: (id: string) => api.post('/api/admin/webhooks/{id}/test', { path: { id } }),
  /** Newest first. */
  webhookDeliveries: (id: string) =>
    api.get('/api/admin/webhooks/{id}/deliveries', {
      path: { id },
      query: { range: firstOf(SHOWN_DELIVERIES) },
    }),
  resendDelivery: (id: string) => api.post('/api/admin/webhook-deliveries/{id}/resend', { path: { id } }),
  /** Resolves to how many deliveries are sent again. */
  replayWebhook: async (id: string, body: { readonly from: string; readonly to: string }) =>
    (await api.post('/api/admin/webhooks/{id}/replay', { path: { id }, body })).deliveries,
};

export type WebhooksProvider = typeof webhooksProvider;
