import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import type { DkimKey, MailServer } from '../../platform/mail-config.js';
import type { MailAddresses } from '../mail-addresses.js';
import {
  DeliveryFailure,
  MailTransport,
  type OutgoingMail,
  type RenderedMail,
} from '../application/ports.js';

/** Mails handed over at the same time. */
export const CONNECTIONS = 10;
/** How long the server may take; one that answers slowly enough to never be silent is given up as well. */
const PATIENCE = { connectMs: 10_000, silenceMs: 30_000, messageMs: 90_000 };
const MAX_REPLY = 1_000;

/** What nodemailer reports. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly message: string;
}

/** Commands before a mail is at stake: their failure concerns the whole server. */
const OPENING = /^(?:CONN|API|EHLO|HELO|LHLO|STARTTLS|AUTH)/;

export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;

  constructor(
    server: MailServer,
    dkim: DkimKey | null,
    private readonly addresses: Pick<MailAddresses, 'from'>,
    private readonly patience = PATIENCE,
  ) {
    super();
    const { host, port, tls, credentials } = server;
    this.transporter = createTransport({
      pool: true,
      maxConnections: CONNECTIONS,
      maxMessages: 200,
      // a second attempt is ours to decide and to record
      maxRequeues: 0,
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'required',
      tls: { rejectUnauthorized: mustProveIdentity(server) },
      ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.connectMs,
      dnsTimeout: patience.connectMs,
      socketTimeout: patience.silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && {
        dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
      }),
    });
    // each mail reports its own failure; an idle connection that ends is opened again
    this.transporter.on('error', () => undefined);
  }

  override async send(
    mail: OutgoingMail,
    { subject, text, html, pictures, invitation, replyTo, headers }: RenderedMail,
  ): Promise<string> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), this.patience.messageMs);
    try {
      const { response } = await this.transporter.sendMail({
        from: this.addresses.from,
        // as an object it is never read as a list of addresses
        to: { name: '', address: mail.recipient },
        messageId: `<${mail.messageId}>`,
        subject,
        text,
        html,
        attachments: pictures.map(({ url, content }) => {
          const cid = url.slice('cid:'.length);
          return {
            filename: `${cid.split('@')[0]}.jpg`,
            contentType: 'image/jpeg',
            content,
            cid,
            contentDisposition: 'inline',
          };
        }),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        ...(invitation && {
          icalEvent: { method: invitation.method, content: invitation.content, filename: 'consultation.ics' },
        }),
        signal: giveUp.signal,
      });
      return shortened(response ?? '');
    } catch (error) {
      throw failureOf(error as SmtpError);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets a mail that is on its way end, for a moment. */
  override async close(): Promise<void> {
    this.transporter.close();
    await wait(0);
  }
}

/**
 * Whether the server's certificate has to be valid. With STARTTLS where offered it is not asked for: the alternative would be
 * no encryption at all. Nobody can stand between this machine and itself.
 */
export function mustProveIdentity({ host, tls }: MailServer): boolean {
  return tls !== 'offered' && !['localhost', '127.0.0.1', '::1'].includes(host);
}

function failureOf({
  code = '',
  command = '',
  response,
  responseCode = 0,
  message,
}: SmtpError): DeliveryFailure {
  const reply = shortened(response ?? message);
  const opening = OPENING.test(command) || ['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS'].includes(code);
  if (opening || responseCode === 421) return new DeliveryFailure('unreachable', reply);
  if (responseCode >= 500) return new DeliveryFailure('refused', reply);
  if (responseCode >= 400) return new DeliveryFailure('delayed', reply);
  // an address that cannot be written into an envelope
  if (code === 'EENVELOPE') return new DeliveryFailure('refused', reply);
  return new DeliveryFailure('lost', reply);
}

/** One line of the server's words. */
function shortened(reply: string): string {
  return reply.replace(/\s+/g, ' ').trim().slice(0, MAX_REPLY);
}
