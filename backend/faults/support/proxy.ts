import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server as NetServer, type Socket } from 'node:net';

/** Stands between the server and a service it needs, and harms the connection as it is told. */
export class Proxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly dead = new WeakSet<Socket>();
  private delayMs = 0;
  private silent = false;
  private refusing = false;

  private constructor(
    private readonly listener: NetServer,
    private target: number,
  ) {
    listener.on('connection', (client) => this.join(client));
  }

  static async to(target: number): Promise<Proxy> {
    const listener = createServer();
    const proxy = new Proxy(listener, target);
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.pairs.size;
  }

  /** Everything takes that much longer. */
  slow(ms: number): void {
    this.delayMs = ms;
  }

  /** Connections stay open, and nothing comes through any more. */
  blackHole(): void {
    this.silent = true;
  }

  /** Connections that there are stay open, and nothing comes through them any more; new ones are served. */
  deaden(): void {
    for (const pair of this.pairs) for (const socket of pair) this.dead.add(socket);
  }

  /** Breaks every connection there is; new ones are served. */
  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Breaks every connection there is, and each new one. */
  refuse(): void {
    this.refusing = true;
    this.cut();
  }

  /** Leads to another service from now on. */
  turnTo(target: number): void {
    this.target = target;
    this.cut();
  }

  /** As if nothing had been; what hung is cut. */
  heal(): void {
    this.delayMs = 0;
    this.refusing = false;
    if (this.silent) this.cut();
    this.silent = false;
  }

  async close(): Promise<void> {
    this.listener.close();
    this.cut();
    await once(this.listener, 'close');
  }

  private join(client: Socket): void {
    if (this.refusing) return void client.destroy();
    const service = connect(this.target, '127.0.0.1');
    const pair = [client, service] as const;
    this.pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk: Buffer) => {
        if (this.silent || this.dead.has(from)) return;
        if (this.delayMs === 0) to.write(chunk);
        else setTimeout(() => !this.silent && to.writable && to.write(chunk), this.delayMs);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, service);
    pass(service, client);
  }
}
