import type { Unit } from '../platform/unit-of-work.js';
import type { EventType } from './domain/event-types.js';

/** Something that happened, for the programs that want to know. */
export interface OutboundEvent {
  readonly type: EventType;
  /** Of the record; the receiver asks for what it may know about it. */
  readonly id: string;
  readonly leadType?: 'appointment' | 'subscription';
  /** The lead or the client that it is about, when that is not the record: an erasure removes what is about them. */
  readonly aboutId?: string;
  /** An event whose key is there is not stored again. At most 100 characters. */
  readonly dedupKey?: string;
}

/** What happens here, told to webhooks. */
export abstract class OutboundEvents {
  /**
   * Stores the events that a webhook asked for, in the unit of work that they follow from; nothing while none did. Delivery
   * begins within a second after the commit.
   */
  abstract publish(unit: Unit, events: readonly OutboundEvent[]): Promise<void>;
}
