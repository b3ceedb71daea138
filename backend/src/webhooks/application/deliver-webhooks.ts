import { Clock } from '../../platform/clock.js';
import { type Claimed, DeliveryLoop, type DeliveryOptions } from '../../platform/delivery-loop.js';
import { Outbound, OutboundRefused } from '../../platform/http/outbound.js';
import { afterAttempt, afterFailure, ANSWER_BYTES, type Attempt, bodyOf } from '../domain/delivery.js';
import { type LeasedDelivery, SqlDeliveryQueue } from '../store/sql-delivery-queue.js';
import { OffMails } from './off-mails.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** A receiver that answers later has not accepted. */
const TIMEOUT_MS = 10_000;
/** While visitors are waiting, the queue is looked at so often at most. */
const BUSY_LOOK_MS = 500;
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

interface Answer {
  readonly attempt: Attempt;
  /** Whether the address or the secret cannot be read, so that nothing was sent. */
  readonly isUnreadable?: true;
}

/**
 * Delivers what happened to the webhooks that asked for it, until it is stopped. A delivery is recorded right after the
 * receiver accepted it: killed in between, and only then, it is delivered a second time, with the same id.
 */
export class DeliverWebhooks extends DeliveryLoop<LeasedDelivery> {
  private lookedAt = -BUSY_LOOK_MS;

  constructor(
    private readonly queue: SqlDeliveryQueue,
    private readonly outbound: Outbound,
    private readonly secrets: WebhookSecrets,
    private readonly mails: OffMails,
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
    const { attempt, isUnreadable } = await this.attempt(delivery);
    const [now, random] = [this.clock.now(), Math.random()];
    const outcome = afterAttempt(delivery, attempt, now, random);
    const recipients = await this.mails.recipients().catch(() => []);
    // the receiver has it: to forget that would deliver it again
    await this.recorded(() =>
      this.queue.record(delivery, this.replica, outcome, {
        afterFailure: (webhook) => {
          const { health, off } = afterFailure(webhook, attempt, now, random);
          return { health, off: isUnreadable ? 'unreadable' : off };
        },
        mails: (webhook) => this.mails.about(webhook, recipients),
      }),
    );
  }

  private async attempt(delivery: LeasedDelivery): Promise<Answer> {
    const { id, webhook } = delivery;
    const [at, begun] = [this.clock.now(), performance.now()];
    const body = bodyOf(delivery);
    const url = this.secrets.openAddress(webhook.sealedUrl);
    const signature = this.secrets.sign({ id, body, at }, webhook);
    const answered = (rest: Pick<Attempt, 'status' | 'answer' | 'problem'>): Attempt => ({
      at: at.toISOString(),
      milliseconds: Math.round(performance.now() - begun),
      ...rest,
    });
    const nothing = { status: null, answer: '' };
    if (url === null || !signature) {
      const attempt = answered({ ...nothing, problem: 'webhook.secret-unreadable' });
      return { attempt, isUnreadable: true };
    }
    try {
      const response = await this.outbound.request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Office-Webhooks/1.0',
          'content-length': String(Buffer.byteLength(body)),
          ...signature,
        },
        body,
        timeoutMs: TIMEOUT_MS,
        maxBytes: ANSWER_BYTES,
      });
      const answer = response.body.toString('utf8').replace(NOT_SHOWN, ' ');
      return { attempt: answered({ status: response.status, answer, problem: null }) };
    } catch (error) {
      if (!(error instanceof OutboundRefused)) this.options.onFailure('a webhook could not be sent', error);
      const problem = error instanceof OutboundRefused ? error.code : 'outbound.unreachable';
      return { attempt: answered({ ...nothing, problem }) };
    }
  }
}
