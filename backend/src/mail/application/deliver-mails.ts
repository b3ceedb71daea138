import { Clock } from '../../platform/clock.js';
import { type Claimed, DeliveryLoop, type DeliveryOptions } from '../../platform/delivery-loop.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { afterAttempt, type MailOutcome } from '../domain/delivery.js';
import type { MailMessage } from '../domain/mail-state.js';
import { HandOver } from './hand-over.js';
import { MailQueue, type OutgoingMail } from './ports.js';

/**
 * Hands the mails of the outbox to the mail server, until it is stopped. A mail is recorded as sent right after the server
 * accepted it: killed in between, and only then, it is sent a second time.
 */
export class DeliverMails extends DeliveryLoop<OutgoingMail> {
  constructor(
    private readonly queue: MailQueue,
    private readonly handOver: HandOver,
    private readonly live: LiveUpdates<MailMessage>,
    private readonly clock: Clock,
    options: DeliveryOptions,
  ) {
    super('outbox', options);
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.handOver.close();
  }

  protected override begin(): Promise<void> {
    return this.queue.release(this.clock.timestamp());
  }

  protected override allowed(inFlight: number, limit: number) {
    return this.handOver.allowed(inFlight, limit);
  }

  protected override renew(inFlight: readonly string[]): Promise<void> {
    return this.queue.renew(this.replica, inFlight);
  }

  protected override async claim(limit: number, inFlight: readonly string[]): Promise<Claimed<OutgoingMail>> {
    const now = this.clock.timestamp();
    if (!(await this.queue.hasDue(now, inFlight))) return { jobs: [], pauseMs: null };
    const { mails, skipped, pauseMs } = await this.queue.claim(this.replica, limit, now, inFlight);
    for (const id of skipped) this.live.publish({ type: 'mail_updated', data: { id } });
    if (skipped.length > 0) return { jobs: mails, pauseMs: 0 };
    return { jobs: mails, pauseMs: mails.length === limit ? null : pauseMs || null };
  }

  protected override async deliver(mail: OutgoingMail): Promise<void> {
    const handed = await this.handOver.execute(mail);
    const isTried = 'attempt' in handed;
    const outcome = isTried
      ? afterAttempt(mail, handed.attempt, this.clock.now(), Math.random())
      : skipped(mail, handed.refusal);
    const attempt = isTried ? { at: this.clock.timestamp(), ...handed.attempt } : null;
    // the server has the mail: to forget that would send it twice
    if (await this.recorded(() => this.queue.record(handed.content, this.replica, outcome, attempt)))
      this.live.publish({ type: 'mail_updated', data: { id: mail.id } });
  }
}

function skipped({ attempts }: OutgoingMail, reason: string): MailOutcome {
  return { state: 'skipped', attempts, nextAttemptAt: null, lastReply: null, reason, sentAt: null };
}
