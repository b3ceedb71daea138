import { Clock } from '../../platform/clock.js';
import { Outbound, OutboundRefused } from '../../platform/http/outbound.js';
import { ANSWER_BYTES, type Attempt, bodyOf } from '../domain/delivery.js';
import type { LeasedDelivery } from './ports.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** A receiver that answers later has not accepted. */
const TIMEOUT_MS = 10_000;
const NOT_SHOWN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

export interface SentDelivery {
  readonly attempt: Attempt;
  /** Whether the address or the secret cannot be read, so that nothing was sent. */
  readonly isUnreadable: boolean;
}

/** Makes one attempt to deliver, signed with the secrets of the webhook. Does not throw. */
export class SendDelivery {
  constructor(
    private readonly outbound: Outbound,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    private readonly onFailure: (message: string, error: unknown) => void,
  ) {}

  async execute(delivery: LeasedDelivery): Promise<SentDelivery> {
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
      const attempt = answered({ status: response.status, answer, problem: null });
      return { attempt, isUnreadable: false };
    } catch (error) {
      if (!(error instanceof OutboundRefused)) this.onFailure('a webhook could not be sent', error);
      const problem = error instanceof OutboundRefused ? error.code : 'outbound.unreachable';
      return { attempt: answered({ ...nothing, problem }), isUnreadable: false };
    }
  }
}
