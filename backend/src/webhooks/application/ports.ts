import type { Unit } from '../../platform/unit-of-work.js';
import type { Delivery, DeliveryOutcome } from '../domain/delivery.js';
import type { SealedSecrets, StoredWebhook, Webhook } from '../domain/webhook.js';

export abstract class WebhookRepository {
  /** From the oldest on. */
  abstract all(): Promise<Webhook[]>;

  abstract count(unit: Unit): Promise<number>;

  /** The webhook stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<StoredWebhook | null>;

  abstract add(unit: Unit, webhook: StoredWebhook): Promise<void>;

  abstract update(unit: Unit, id: string, changes: Partial<StoredWebhook>): Promise<void>;

  /** After an accepted delivery: nothing of its failures is kept. */
  abstract clearFailures(unit: Unit, id: string): Promise<void>;

  abstract remove(unit: Unit, id: string): Promise<void>;

  /** In several units of work. */
  abstract removeDeliveries(webhookId: string): Promise<void>;
}

/** A delivery of this replica, with what it takes to make an attempt. */
export interface LeasedDelivery extends Delivery {
  readonly webhook: SealedSecrets & {
    /** Null for an address that is not sealed yet. */
    readonly sealedUrl: string | null;
  };
}

/** The queue of deliveries, which all replicas share. */
export abstract class DeliveryQueue {
  /**
   * Makes deliveries of events that have none yet, in their order, for the webhooks that asked for them. Returns whether there
   * may be more.
   */
  abstract spread(): Promise<boolean>;

  /** Whether a delivery could be claimed now. A read, so that an idle queue costs no write. */
  abstract hasDue(now: string, inFlight: readonly string[]): Promise<boolean>;

  /**
   * Leases up to `limit` due deliveries to that replica: those that have waited longest, of webhooks that are on and not
   * paused. Of a webhook that is down, one.
   */
  abstract claim(
    replica: string,
    limit: number,
    now: string,
    inFlight: readonly string[],
  ): Promise<LeasedDelivery[]>;

  abstract renew(replica: string, inFlight: readonly string[]): Promise<void>;

  /** Stores how an attempt ended; false when another replica has taken the delivery over. */
  abstract record(unit: Unit, id: string, replica: string, outcome: DeliveryOutcome): Promise<boolean>;
}

/** What was delivered and what waits. */
export abstract class DeliveryLog {
  /** The delivery stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<Delivery | null>;

  /** Adds a delivery that tries a locked webhook out. */
  abstract addTest(unit: Unit, webhookId: string, now: string): Promise<Delivery>;

  /** Queues a locked delivery once more, with the same id. */
  abstract queueAgain(unit: Unit, id: string, now: string): Promise<Delivery>;

  /**
   * Queues everything once more that happened in that span, with the same ids; what waits or is being sent is left alone. In
   * several units of work; returns how many.
   */
  abstract queueSpanAgain(
    webhookId: string,
    span: { readonly from: string; readonly to: string },
    now: string,
  ): Promise<number>;
}
