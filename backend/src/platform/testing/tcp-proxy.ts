import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a service, which delays, drops or closes connections on request. */
export class TcpProxy {
  /** Texts at which a connection becomes a black hole; each is removed once a client has sent it. */
  readonly blackHoleTexts: string[] = [];
  private readonly pairs = new Set<readonly [client: Socket, service: Socket]>();
  private readonly silenced = new WeakSet<Socket>();
  private delayMs = 0;
  private isBlackHole = false;
  private isRejecting = false;

  private constructor(
    private readonly listener: Server,
    private targetPort: number,
    private readonly targetHost: string,
  ) {
    listener.on('connection', (client) => this.forward(client));
  }

  static async start(targetPort: number, targetHost = '127.0.0.1'): Promise<TcpProxy> {
    const listener = createServer();
    const proxy = new TcpProxy(listener, targetPort, targetHost);
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return proxy;
  }

  /** A proxy for the service of that URL, and the URL that leads through it. */
  static async forUrl(target: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(target);
    const proxy = await TcpProxy.start(Number(url.port), url.hostname);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, url: url.toString() };
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  get connections(): number {
    return this.pairs.size;
  }

  /** Delays all data in both directions. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Keeps all connections open and forwards nothing. */
  blackHole(): void {
    this.isBlackHole = true;
  }

  /** Keeps the existing connections open and forwards nothing on them; new ones work. */
  blackHoleExisting(): void {
    for (const pair of this.pairs) for (const socket of pair) this.silenced.add(socket);
  }

  /** Closes the existing connections; new ones work. */
  closeExisting(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Closes the existing connections, and each new one at once. */
  rejectAll(): void {
    this.isRejecting = true;
    this.closeExisting();
  }

  /** Closes the existing connections; new ones go to another port. */
  redirect(targetPort: number): void {
    this.targetPort = targetPort;
    this.closeExisting();
  }

  /** Forwards everything again; connections from the time of a black hole are closed. */
  restore(): void {
    this.delayMs = 0;
    this.isRejecting = false;
    if (this.isBlackHole) this.closeExisting();
    this.isBlackHole = false;
  }

  async close(): Promise<void> {
    this.listener.close();
    this.closeExisting();
    await once(this.listener, 'close');
  }

  private forward(client: Socket): void {
    if (this.isRejecting) return void client.destroy();
    const service = connect(this.targetPort, this.targetHost);
    const pair = [client, service] as const;
    this.pairs.add(pair);
    const pipe = (from: Socket, to: Socket) => {
      from.on('data', (chunk: Buffer) => {
        if (from === client) this.silenceAtText(client, chunk);
        if (this.isBlackHole || this.silenced.has(from)) return;
        if (this.delayMs === 0) to.write(chunk);
        else setTimeout(() => !this.isBlackHole && to.writable && to.write(chunk), this.delayMs);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    };
    pipe(client, service);
    pipe(service, client);
  }

  private silenceAtText(client: Socket, chunk: Buffer): void {
    const found = this.blackHoleTexts.findIndex((text) => chunk.includes(text));
    if (found < 0) return;
    this.blackHoleTexts.splice(found, 1);
    this.silenced.add(client);
  }
}
