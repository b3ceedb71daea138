/**
 * queued: waits to be sent, from `nextAttemptAt` on. sending: one replica is handing it over. sent: the mail server
 * accepted it. retrying: not accepted yet. failed: refused, or given up. skipped: no longer useful or withdrawn.
 * held: no mail server is connected.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'retrying', 'failed', 'skipped', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Tells the consoles that a message changed. */
export interface MailMessage {
  readonly type: 'mail_updated';
  readonly data: { readonly id: string };
}
