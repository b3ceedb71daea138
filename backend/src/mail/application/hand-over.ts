import { storedReply } from '../domain/account-mail.js';
import { CircuitBreaker } from '../domain/circuit-breaker.js';
import type { Attempt } from '../domain/delivery.js';
import { isPlaceholderAddress, NO_ADDRESS } from '../domain/placeholder-address.js';
import type { MailKinds } from '../mail-kinds.js';
import { DeliveryFailure, MailRenderer, MailTransport, type OutgoingMail } from './ports.js';

/** A mail as it was handed over, or was to be, with what the mail server said; or why it is not sent after all. */
type HandedOver = { readonly content: OutgoingMail } & (
  { readonly attempt: Attempt } | { readonly refusal: string }
);

/** Makes one attempt to hand a mail to the mail server, to whom and with what is true now. Does not throw. */
export class HandOver {
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly transport: MailTransport,
    private readonly renderer: MailRenderer,
    private readonly kinds: MailKinds,
    private readonly onFailure: (message: string, error: unknown) => void,
  ) {}

  /** How many mails may be handed over now, of so many at most, and how long to wait when the server is unavailable. */
  allowed(inFlight: number, limit: number) {
    const now = performance.now();
    return { jobs: this.breaker.allowed(now, inFlight, limit), pauseMs: this.breaker.pause(now) };
  }

  async execute(mail: OutgoingMail): Promise<HandedOver> {
    let content = mail;
    let attempt: Attempt;
    try {
      const handed = await this.kinds.get(mail.kind).recipient(mail.data, mail.recipient);
      if ('refusal' in handed) return { content, refusal: handed.refusal };
      if ('recipient' in handed && isPlaceholderAddress(handed.recipient))
        return { content, refusal: NO_ADDRESS };
      const written = ('fixed' in handed ? mail : { ...mail, ...handed }) as OutgoingMail;
      const rendered = await this.renderer.render(written);
      content = { ...written, subject: rendered.subject };
      attempt = { outcome: 'accepted', reply: await this.transport.send(content, rendered) };
      this.breaker.answered();
    } catch (error) {
      attempt = this.failed(error);
    }
    const reply = storedReply(mail, this.kinds.isPrivate(mail.kind), attempt.reply);
    return { content, attempt: { ...attempt, reply } };
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private failed(error: unknown): Attempt {
    const now = performance.now();
    if (!(error instanceof DeliveryFailure)) {
      this.onFailure('a message could not be rendered', error);
      return { outcome: 'delayed', reply: 'The message could not be written' };
    }
    const { kind, reply } = error;
    if (kind === 'unreachable') this.breaker.unreachable(now, Math.random());
    else if (kind === 'lost') this.breaker.connectionLost(now, Math.random());
    else this.breaker.answered();
    return { outcome: kind === 'lost' ? 'delayed' : kind, reply };
  }
}
