import { Conflict } from '../../platform/domain-error.js';
import type { Health } from './delivery.js';
import { EVENT_TYPES, type EventType } from './event-types.js';

/** More would be a mistake: each of them is told everything that it asked for. */
export const MAX_WEBHOOKS = 50;
/** After a rotation both secrets sign for so long. */
export const ROTATION_MS = 24 * 3_600_000;

/**
 * Why a webhook was turned off without staff. gone: the receiver answered 410. failing: nothing was accepted for three days.
 * unreadable: its address and secret were encrypted with another SESSION_SECRET.
 */
export const OFF_REASONS = ['gone', 'failing', 'unreadable'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** An address that is told what happens. Times are ISO 8601 UTC. */
export interface Webhook {
  readonly id: string;
  /** The address, which often contains a token, sealed. */
  readonly sealedUrl: string;
  /** The host of the address, which is no secret. */
  readonly host: string;
  /** In the order of `EVENT_TYPES`. */
  readonly events: readonly EventType[];
  readonly description: string | null;
  /** While it is off nothing is sent, and what happens is not kept for it; what waits goes out once it is on again. */
  readonly enabled: boolean;
  readonly offReason: OffReason | null;
  readonly offAt: string | null;
  /** The first of the failures since the last accepted delivery; null while it works. */
  readonly failingSince: string | null;
  readonly createdAt: string;
  readonly createdByName: string;
}

/** The secrets of a webhook, sealed; the earlier one signs too until then. */
export interface SealedSecrets {
  readonly secret: string;
  readonly previousSecret: string | null;
  /** ISO 8601 UTC. */
  readonly previousSecretUntil: string | null;
}

/** A webhook with what staff do not see of it. */
export type StoredWebhook = Webhook & Health & SealedSecrets;

/** What staff see of an address. */
export function maskedAddress(host: string): string {
  return `https://${host}/…`;
}

/** Whether it is an address as staff see it, which says nothing new. */
export function isMasked(url: string): boolean {
  return url.endsWith('/…');
}

export interface WebhookDetails extends Pick<Webhook, 'sealedUrl' | 'host'> {
  readonly events: readonly EventType[];
  readonly enabled: boolean;
  readonly description: string | null;
}

/** What other details change of a webhook. One that is turned on begins as if it had never failed. */
export function changesOf(
  webhook: Webhook,
  { events = webhook.events, ...details }: Partial<WebhookDetails>,
): Partial<Webhook & Health> {
  const changes = { ...details, events: inOrder(events) };
  if (!details.enabled || webhook.enabled) return changes;
  return { ...changes, offReason: null, offAt: null, failures: 0, failingSince: null, pausedUntil: null };
}

/** Each once, in the order of the console. */
export function inOrder(events: readonly EventType[]): EventType[] {
  return EVENT_TYPES.filter((type) => events.includes(type));
}

/** Rejects what a webhook that is off cannot do. */
export function assertOn({ enabled }: Pick<Webhook, 'enabled'>): void {
  if (!enabled) throw new Conflict('webhook.off');
}
