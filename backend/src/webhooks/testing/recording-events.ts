import type { Unit } from '../../platform/unit-of-work.js';
import { type OutboundEvent, OutboundEvents } from '../outbound-events.js';

/** Keeps what is published, as if a webhook asked for everything. */
export class RecordingEvents extends OutboundEvents {
  readonly published: OutboundEvent[] = [];

  override publish(_unit: Unit, events: readonly OutboundEvent[]): Promise<void> {
    this.published.push(...events);
    return Promise.resolve();
  }
}
