import { Clock } from '../../platform/clock.js';
import { type Claimed, DeliveryLoop, type DeliveryOptions } from '../../platform/delivery-loop.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { CircuitBreaker } from '../domain/circuit-breaker.js';
import { storedReply } from '../domain/account-mail.js';
import { afterAttempt, type Attempt, type MailOutcome } from '../domain/delivery.js';
import type { MailMessage } from '../domain/mail-state.js';
import { isPlaceholderAddress, NO_ADDRESS } from '../domain/placeholder-address.js';
import type { MailKinds } from '../mail-kinds.js';
import { DeliverySignal } from '../delivery-signal.js';
import {
  DeliveryFailure,
  type LoggedAttempt,
  MailQueue,
  MailRenderer,
  MailTransport,
  type OutgoingMail,
} from './ports.js';

/**
 * Hands the mails of the outbox to the mail server, until it is stopped. A mail is recorded as sent right after the server
 * accepted it: killed in between, and only then, it is sent a second time.
 */
export class DeliverMails extends DeliveryLoop<OutgoingMail> {
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
    private readonly live: LiveUpdates<MailMessage>,
    private readonly clock: Clock,
    private readonly signal: DeliverySignal,
    options: DeliveryOptions,
  ) {
    super('outbox', options);
  }

  override start(): void {
    this.signal.onWake(() => this.wake());
    super.start();
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.transport.close();
  }

  protected override begin(): Promise<void> {
    return this.queue.release(this.clock.timestamp());
  }

  protected override allowed(inFlight: number, limit: number) {
    const now = performance.now();
    return { jobs: this.breaker.allowed(now, inFlight, limit), pauseMs: this.breaker.pause(now) };
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
    const { content, outcome, attempt } = await this.attempt(mail);
    // the server has the mail: to forget that would send it twice
    if (await this.recorded(() => this.queue.record(content, this.replica, outcome, attempt)))
      this.live.publish({ type: 'mail_updated', data: { id: mail.id } });
  }

  private async attempt(
    mail: OutgoingMail,
  ): Promise<{ content: OutgoingMail; outcome: MailOutcome; attempt: LoggedAttempt | null }> {
    let content = mail;
    let attempt: Attempt;
    try {
      const handed = await this.kinds.get(mail.kind).recipient(mail.data, mail.recipient);
      if ('refusal' in handed) return { content, outcome: skipped(mail, handed.refusal), attempt: null };
      if ('recipient' in handed && isPlaceholderAddress(handed.recipient))
        return { content, outcome: skipped(mail, NO_ADDRESS), attempt: null };
      const written = ('fixed' in handed ? mail : { ...mail, ...handed }) as OutgoingMail;
      const rendered = await this.renderer.render(written);
      content = { ...written, subject: rendered.subject };
      attempt = { outcome: 'accepted', reply: await this.transport.send(content, rendered) };
      this.breaker.answered();
    } catch (error) {
      attempt = this.failed(error);
    }
    attempt = { ...attempt, reply: storedReply(mail, this.kinds.isPrivate(mail.kind), attempt.reply) };
    const outcome = afterAttempt(mail, attempt, this.clock.now(), Math.random());
    return { content, outcome, attempt: { at: this.clock.timestamp(), ...attempt } };
  }

  private failed(error: unknown): Attempt {
    const now = performance.now();
    if (!(error instanceof DeliveryFailure)) {
      this.options.onFailure('a message could not be rendered', error);
      return { outcome: 'delayed', reply: 'The message could not be written' };
    }
    const { kind, reply } = error;
    if (kind === 'unreachable') this.breaker.unreachable(now, Math.random());
    else if (kind === 'lost') this.breaker.connectionLost(now, Math.random());
    else this.breaker.answered();
    return { outcome: kind === 'lost' ? 'delayed' : kind, reply };
  }
}

function skipped({ attempts }: OutgoingMail, reason: string): MailOutcome {
  return { state: 'skipped', attempts, nextAttemptAt: null, lastReply: null, reason, sentAt: null };
}
