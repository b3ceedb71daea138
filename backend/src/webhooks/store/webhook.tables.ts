import { id, int, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { Delivery, Health } from '../domain/delivery.js';
import type { SealedSecrets, Webhook } from '../domain/webhook.js';

export interface WebhookRow extends Omit<Webhook, 'events' | 'enabled' | 'sealedUrl'>, Health, SealedSecrets {
  /** Version 0.9 sealed every address: never null, and `plainUrl` is empty. */
  readonly sealedUrl: string | null;
  readonly plainUrl: string;
  /** JSON. */
  readonly events: string;
  readonly enabled: number;
  /** Of its last delivery. */
  readonly lastSequence: number;
}

/** Something that happened. It becomes a delivery for each webhook that asked for it. */
export interface EventRow extends Pick<Delivery, 'type' | 'subjectId' | 'leadType' | 'createdAt'> {
  readonly id: string;
  /** The lead or client. */
  readonly aboutId: string;
  readonly isSpread: number;
  readonly dedupKey: string | null;
}

export interface DeliveryRow extends Omit<Delivery, 'type' | 'subjectId' | 'leadType' | 'log'> {
  readonly eventId: string;
  /** JSON. */
  readonly log: string;
  readonly leasedBy: string | null;
  readonly leasedUntil: string | null;
}

export const WebhookTable = new Table<WebhookRow>({
  name: 'webhooks',
  holds: { noPerson: 'addresses of programs', texts: ['sealedUrl', 'events', 'offReason', 'createdByName'] },
  exported: { notExported: 'secrets' },
  columns: {
    id,
    plainUrl: { ...text, name: 'url' },
    sealedUrl: { type: 'text', nullable: true },
    host: text,
    description: nullableText,
    events: { type: 'text' },
    enabled: int,
    secret: text,
    previousSecret: nullableText,
    previousSecretUntil: nullableText,
    offReason: nullableText,
    offAt: nullableText,
    failures: int,
    failingSince: nullableText,
    pausedUntil: nullableText,
    lastSequence: int,
    createdAt: text,
    createdByName: text,
  },
});

export const WebhookEventTable = new Table<EventRow>({
  name: 'webhook_events',
  holds: { person: ['subjectId', 'aboutId'] },
  exported: { notExported: 'deliveries to other programs' },
  columns: {
    id,
    type: text,
    subjectId: text,
    leadType: nullableText,
    aboutId: text,
    createdAt: text,
    isSpread: int,
    dedupKey: nullableText,
  },
});

export const WebhookDeliveryTable = new Table<DeliveryRow>({
  name: 'webhook_deliveries',
  holds: { person: ['log'] },
  exported: { notExported: 'deliveries to other programs' },
  columns: {
    id,
    webhookId: text,
    eventId: text,
    sequence: int,
    state: text,
    attempts: int,
    queuedAt: text,
    nextAttemptAt: nullableText,
    deliveredAt: nullableText,
    log: { type: 'text' },
    createdAt: text,
    leasedBy: nullableText,
    leasedUntil: nullableText,
  },
});
