import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Told {
  readonly type: string;
  readonly timestamp: string;
  readonly sequence: number;
  readonly data: { readonly id: string; readonly leadType?: string };
}

/** A program that is told what happens. */
export class Receiver {
  /** Everything that arrived, accepted or not. */
  readonly received: Received[] = [];
  /** Answers; accepts unless a test says otherwise. */
  answer: (response: ServerResponse, received: Received) => void = (response) => response.end('Thank you');

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = { headers: named(request.headers), body: Buffer.concat(chunks).toString('utf8') };
        receiver.received.push(received);
        receiver.answer(response, received);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    return receiver;
  }

  /** What arrived, verified as standardwebhooks.com says: each id once, as a receiver that stores the ids sees it. */
  verified(secret: string): (Told & { readonly webhookId: string })[] {
    const webhook = new Webhook(secret);
    const byId = new Map(
      this.received.map(({ headers, body }) => [
        headers['webhook-id'],
        webhook.verify(body, { ...headers }) as Told,
      ]),
    );
    return [...byId].map(([webhookId, told]) => ({ ...told, webhookId: webhookId! }));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function named(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
