import { Clock } from '../../platform/clock.js';
import { type Claimed, DeliveryLoop, type DeliveryOptions } from '../../platform/delivery-loop.js';
import { DeliveryQueue, type LeasedDelivery } from './ports.js';
import { RecordAttempt } from './record-attempt.js';
import { SendDelivery } from './send-delivery.js';

/** While visitors are waiting, the queue is looked at so often at most. */
const BUSY_LOOK_MS = 500;

/**
 * Delivers what happened to the webhooks that asked for it, until it is stopped. A delivery is recorded right after the
 * receiver accepted it: killed in between, and only then, it is delivered a second time, with the same id.
 */
export class DeliverWebhooks extends DeliveryLoop<LeasedDelivery> {
  private lookedAt = -BUSY_LOOK_MS;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly sending: SendDelivery,
    private readonly recording: RecordAttempt,
    private readonly clock: Clock,
    options: DeliveryOptions,
  ) {
    super('queue of webhooks', options);
  }

  protected override renew(inFlight: readonly string[]): Promise<void> {
    return this.queue.renew(this.replica, inFlight);
  }

  protected override async claim(
    limit: number,
    inFlight: readonly string[],
  ): Promise<Claimed<LeasedDelivery>> {
    const isBusy = this.options.isBusy();
    if (isBusy && performance.now() - this.lookedAt < BUSY_LOOK_MS) return { jobs: [], pauseMs: null };
    this.lookedAt = performance.now();
    const isMore = await this.queue.spread();
    const now = this.clock.timestamp();
    const jobs = (await this.queue.hasDue(now, inFlight))
      ? await this.queue.claim(this.replica, limit, now, inFlight)
      : [];
    return { jobs, pauseMs: isMore && !isBusy ? 0 : null };
  }

  protected override async deliver(delivery: LeasedDelivery): Promise<void> {
    const sent = await this.sending.execute(delivery);
    const ended = { ...sent, replica: this.replica, now: this.clock.now(), random: Math.random() };
    // the receiver has it: to forget that would deliver it again
    await this.recorded(() => this.recording.execute(delivery, ended));
  }
}
