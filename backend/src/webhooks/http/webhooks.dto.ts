import { ApiProperty, nullableText } from '../../platform/http/api-docs.js';
import { Flag, Label, List, Text, WhenSent } from '../../platform/http/fields.js';
import { type ErrorCode, sentenceOf } from '../../platform/sentences/said.js';
import { type Attempt, type Delivery, DELIVERY_STATES, type DeliveryState } from '../domain/delivery.js';
import { type DeliveredType, EVENT_TYPES, type EventType } from '../domain/event-types.js';
import { maskedAddress, OFF_REASONS, type OffReason, type Webhook } from '../domain/webhook.js';

const MAX_URL = 2048;
const events = {
  max: EVENT_TYPES.length,
  form: new RegExp(`^(${EVENT_TYPES.join('|').replaceAll('.', '\\.')})$`),
  said: ['webhook.events', { types: EVENT_TYPES.join(', ') }],
} as const;

export class NewWebhookBody {
  @Label('Address') @Text({ max: MAX_URL }) url: string;
  @List(events) events: EventType[];
  @Flag({ optional: true }) enabled?: boolean | null;
  @Text({ max: 200, optional: true }) description?: string | null;
}

export class WebhookChangeBody {
  @WhenSent() @Label('Address') @Text({ max: MAX_URL }) url?: string;
  @WhenSent() @List(events) events?: EventType[];
  @WhenSent() @Flag() enabled?: boolean;
  @Text({ max: 200, optional: true }) description?: string | null;
}

export class ReplayBody {
  @Text({ max: 40 }) from: string;
  @Text({ max: 40 }) to: string;
}

/** A webhook, without its secret and its address. */
export class WebhookView implements Omit<Webhook, 'sealedUrl' | 'host'> {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Masked: the host alone', example: 'https://n8n.example/…' }) url: string;
  @ApiProperty({ enum: EVENT_TYPES, isArray: true }) events: readonly EventType[];
  @ApiProperty(nullableText) description: string | null;
  @ApiProperty() enabled: boolean;
  @ApiProperty({ enum: OFF_REASONS, nullable: true }) offReason: OffReason | null;
  @ApiProperty({ ...nullableText, description: 'When it was turned off without staff' }) offAt: string | null;
  @ApiProperty({ ...nullableText, description: 'Since when nothing was accepted' }) failingSince:
    string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty() createdByName: string;
}

export class NewWebhookView extends WebhookView {
  @ApiProperty({ description: 'This once' }) secret: string;
}

export class NewSecretView {
  @ApiProperty({ description: 'This once' }) secret: string;
}

class WebhookAttemptView implements Attempt {
  @ApiProperty() at: string;
  @ApiProperty({ type: Number, nullable: true }) status: number | null;
  @ApiProperty() milliseconds: number;
  @ApiProperty({ description: 'The beginning of the answer' }) answer: string;
  @ApiProperty({ ...nullableText, description: 'Why there was no whole answer' }) problem: string | null;
}

export class WebhookDeliveryView implements Omit<Delivery, 'log'> {
  @ApiProperty({ description: 'The webhook-id of each attempt' }) id: string;
  @ApiProperty() webhookId: string;
  @ApiProperty() sequence: number;
  @ApiProperty({ enum: [...EVENT_TYPES, 'test'] }) type: DeliveredType;
  @ApiProperty() subjectId: string;
  @ApiProperty(nullableText) leadType: string | null;
  @ApiProperty() createdAt: string;
  @ApiProperty({ enum: DELIVERY_STATES }) state: DeliveryState;
  @ApiProperty() attempts: number;
  @ApiProperty() queuedAt: string;
  @ApiProperty(nullableText) nextAttemptAt: string | null;
  @ApiProperty(nullableText) deliveredAt: string | null;
  @ApiProperty({ type: [WebhookAttemptView] }) log: WebhookAttemptView[];
}

export class ReplayedWebhookView {
  @ApiProperty({ description: 'How many are delivered again' }) deliveries: number;
}

export function webhookView(webhook: Webhook): WebhookView {
  const { id, host, events: types, description, enabled, offReason, offAt, failingSince } = webhook;
  const { createdAt, createdByName } = webhook;
  return {
    id,
    url: maskedAddress(host),
    events: types,
    description,
    enabled,
    offReason,
    offAt,
    failingSince,
    createdAt,
    createdByName,
  };
}

export function deliveryView({ log, ...delivery }: Delivery): WebhookDeliveryView {
  return {
    ...delivery,
    log: log.map((attempt) => ({
      ...attempt,
      problem: attempt.problem && sentenceOf(attempt.problem as Extract<ErrorCode, `outbound.${string}`>),
    })),
  };
}
