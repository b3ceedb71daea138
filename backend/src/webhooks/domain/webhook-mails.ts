import type { OffReason } from './webhook.js';

/** The mails about webhooks, as the console names them. */
export const WEBHOOK_MAILS = {
  webhook_off: { label: 'To staff: a webhook was turned off', audience: 'staff' },
} as const;

export interface WebhookOffMail {
  /** Of its address; the rest may be a secret. */
  readonly host: string;
  readonly description: string | null;
  readonly offReason: OffReason;
  /** ISO 8601 UTC. */
  readonly at: string;
}
