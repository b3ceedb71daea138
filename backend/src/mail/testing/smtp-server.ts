import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server accepted it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly secure: boolean;
  readonly user: string | undefined;
}

/** An error with the server's reply. */
export function smtpReply(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Clients keep idle connections open. */
const CLOSE_TIMEOUT_MS = 500;

/** A real SMTP server on a free port, which keeps what it accepts. */
export class TestSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Return an error to refuse the recipient or the mail; a promise delays the reply. */
  onRecipient: (address: string) => Promise<Error | null> | Error | null = () => null;
  onMessage: (mail: ReceivedMail) => Promise<Error | null> | Error | null = () => null;
  /** Called between the acceptance of a mail and the reply. */
  onAccepted: (mail: ReceivedMail) => Promise<void> | void = () => undefined;
  private readonly waiting: { count: number; resolve: () => void }[] = [];

  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      authOptional: true,
      // no warning that the certificate is a public one
      logger: false,
      disabledCommands: ['STARTTLS'],
      closeTimeout: CLOSE_TIMEOUT_MS,
      onRcptTo: ({ address }, _session, done) => void Promise.resolve(this.onRecipient(address)).then(done),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const mail = {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('utf8'),
            secure: session.secure,
            user: typeof session.user === 'string' ? session.user : undefined,
          };
          void Promise.resolve(this.onMessage(mail)).then(async (error) => {
            if (error) return done(error);
            this.keep(mail);
            await this.onAccepted(mail);
            done(null, 'kept');
          });
        });
      },
      ...options,
    });
    this.server.on('error', () => undefined);
  }

  static async start(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
    const started = new TestSmtpServer(options);
    await new Promise<void>((resolve) => started.server.listen(port, '127.0.0.1', resolve));
    return started;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Resolves when that many mails were accepted. */
  until(count: number): Promise<void> {
    if (this.received.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ count, resolve }));
  }

  parsed(): Promise<ParsedMail[]> {
    return Promise.all(this.received.map(({ raw }) => simpleParser(raw)));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private keep(mail: ReceivedMail): void {
    this.received.push(mail);
    for (const { count, resolve } of this.waiting) if (this.received.length >= count) resolve();
  }
}
