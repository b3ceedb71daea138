import { setTimeout as sleep } from 'node:timers/promises';
import { Clock, newId } from '../../platform/clock.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { CircuitBreaker } from '../domain/circuit-breaker.js';
import { storedReply } from '../domain/account-mail.js';
import { afterAttempt, type Attempt, type MailOutcome } from '../domain/delivery.js';
import type { MailMessage } from '../domain/mail-state.js';
import type { MailKinds } from '../mail-kinds.js';
import { DeliverySignal } from './delivery-signal.js';
import {
  DeliveryFailure,
  type LoggedAttempt,
  MailQueue,
  MailRenderer,
  MailTransport,
  type OutgoingMail,
} from './ports.js';

/** How often the queue is looked through for mails of other replicas and for what became due. */
const LOOK_MS = 1_000;
const RENEW_MS = 5_000;
const RECORD_AGAIN_MS = 1_000;
/** Between two mails while visitors are waiting. */
const YIELD_MS = 50;
/** At shutdown, mails that are on their way get this long; later ones are sent again after the next start. */
const STOP_MS = 5_000;

export interface DeliveryOptions {
  /** Mails handed over at the same time. */
  readonly concurrency: number;
  /** Whether the server is busy with requests; then one mail at a time is handed over. */
  readonly isBusy: () => boolean;
  readonly onFailure: (message: string, error: unknown) => void;
}

/**
 * Hands the mails of the outbox to the mail server, until it is stopped. Several replicas share the queue. A mail is
 * recorded as sent right after the server accepted it: killed in between, and only then, it is sent a second time.
 */
export class DeliverMails {
  private readonly replica = newId();
  private readonly breaker = new CircuitBreaker();
  /** By the ids of the mails. */
  private readonly inFlight = new Map<string, Promise<void>>();
  private stopped = false;
  private woken = false;
  private wakeUp: () => void = () => undefined;
  private running: Promise<void> | null = null;
  private renewal: NodeJS.Timeout | undefined;
  /** The failures that are reported already: each once until the database answers again. */
  private readonly reported = new Set<string>();

  constructor(
    private readonly queue: MailQueue,
    private readonly transport: MailTransport,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
    private readonly live: LiveUpdates<MailMessage>,
    private readonly clock: Clock,
    private readonly signal: DeliverySignal,
    private readonly options: DeliveryOptions,
  ) {}

  start(): void {
    this.signal.onWake(() => this.wake());
    this.renewal = setInterval(() => {
      if (this.inFlight.size > 0)
        this.queue.renew(this.replica, [...this.inFlight.keys()]).catch(() => undefined);
    }, RENEW_MS);
    this.renewal.unref();
    this.running = this.run();
  }

  /** Ends after the mails that are on their way, or after five seconds. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
    await Promise.race([Promise.all(this.inFlight.values()), sleep(STOP_MS, undefined, { ref: false })]);
    clearInterval(this.renewal);
    await this.transport.close();
  }

  private wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  private async run(): Promise<void> {
    let releasing = true;
    while (!this.stopped) {
      this.woken = false;
      let pause = LOOK_MS;
      try {
        if (releasing) await this.queue.release(this.clock.timestamp());
        releasing = false;
        pause = await this.claim();
        this.reported.clear();
      } catch (error) {
        this.report('the outbox could not be read', error);
      }
      await this.pause(pause);
      if (this.options.isBusy()) await sleep(YIELD_MS);
    }
  }

  /** Claims what may be handed over now, and returns the milliseconds to wait before the next look. */
  private async claim(): Promise<number> {
    const limit = this.options.isBusy() ? 1 : this.options.concurrency;
    const allowed = this.breaker.allowed(performance.now(), this.inFlight.size, limit);
    // several at once, so that not every mail costs a claim of its own
    if (this.inFlight.size > 0 && allowed < limit / 2) return LOOK_MS;
    if (allowed <= 0) return this.breaker.pause(performance.now()) || LOOK_MS;
    const now = this.clock.timestamp();
    const inFlight = [...this.inFlight.keys()];
    if (!(await this.queue.hasDue(now, inFlight))) return LOOK_MS;
    const { mails, skipped, pauseMs } = await this.queue.claim(this.replica, allowed, now, inFlight);
    for (const id of skipped) this.live.publish({ type: 'mail_updated', data: { id } });
    for (const mail of mails) {
      const delivery = this.deliver(mail).finally(() => {
        this.inFlight.delete(mail.id);
        this.wake();
      });
      this.inFlight.set(mail.id, delivery);
    }
    if (skipped.length > 0) return 0;
    return mails.length === allowed ? LOOK_MS : Math.min(LOOK_MS, pauseMs || LOOK_MS);
  }

  /** Never rejects. */
  private async deliver(mail: OutgoingMail): Promise<void> {
    const { content, outcome, attempt } = await this.attempt(mail);
    for (;;) {
      try {
        await this.queue.record(content, this.replica, outcome, attempt);
        return this.live.publish({ type: 'mail_updated', data: { id: mail.id } });
      } catch (error) {
        // the server has the mail: to forget that would send it twice
        this.report('the result of a delivery could not be recorded', error);
        if (this.stopped) return;
        await sleep(RECORD_AGAIN_MS);
      }
    }
  }

  private async attempt(
    mail: OutgoingMail,
  ): Promise<{ content: OutgoingMail; outcome: MailOutcome; attempt: LoggedAttempt | null }> {
    let content = mail;
    let attempt: Attempt;
    try {
      const prepared = (await this.kinds.get(mail.kind).prepare?.(mail.data)) ?? mail;
      if ('refusal' in prepared) return { content, outcome: skipped(mail, prepared.refusal), attempt: null };
      const written = { ...mail, data: prepared.data } as OutgoingMail;
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

  private report(message: string, error: unknown): void {
    if (!this.reported.has(message)) this.options.onFailure(message, error);
    this.reported.add(message);
  }

  private pause(milliseconds: number): Promise<void> {
    if (this.woken || this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function skipped({ attempts }: OutgoingMail, reason: string): MailOutcome {
  return { state: 'skipped', attempts, nextAttemptAt: null, lastReply: null, reason, sentAt: null };
}
