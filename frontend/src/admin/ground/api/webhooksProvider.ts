import { call } from '@/shared/api-client';
import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery } from '@/shared/api-types';

const WEBHOOKS = '/api/admin/webhooks';
/** How many deliveries are shown. */
const SHOWN_DELIVERIES = 50;

const post = <T>(path: string, body: unknown = {}) => call<T>(path, { method: 'POST', body });

/** The webhooks over the REST API. */
export const webhooksProvider = {
  webhooks: (): Promise<readonly Webhook[]> => call(WEBHOOKS),
  /** The secret is in this answer only. */
  addWebhook: (webhook: NewWebhook): Promise<Webhook & { secret: string }> => post(WEBHOOKS, webhook),
  changeWebhook: (id: string, body: WebhookChange): Promise<Webhook> =>
    call(`${WEBHOOKS}/${id}`, { method: 'PATCH', body }),
  deleteWebhook: (id: string): Promise<void> => call(`${WEBHOOKS}/${id}`, { method: 'DELETE' }),
  /** Resolves to the new secret, which is in this answer only. */
  rotateWebhookSecret: async (id: string): Promise<string> =>
    (await post<{ secret: string }>(`${WEBHOOKS}/${id}/rotate-secret`)).secret,
  testWebhook: (id: string): Promise<WebhookDelivery> => post(`${WEBHOOKS}/${id}/test`),
  /** Newest first. */
  webhookDeliveries: (id: string): Promise<readonly WebhookDelivery[]> =>
    call(`${WEBHOOKS}/${id}/deliveries?range=[0,${SHOWN_DELIVERIES - 1}]`),
  resendDelivery: (id: string): Promise<WebhookDelivery> =>
    post(`/api/admin/webhook-deliveries/${id}/resend`),
  /** Resolves to how many deliveries are sent again. */
  replayWebhook: async (id: string, span: { readonly from: string; readonly to: string }): Promise<number> =>
    (await post<{ deliveries: number }>(`${WEBHOOKS}/${id}/replay`, span)).deliveries,
};

export type WebhooksProvider = typeof webhooksProvider;
