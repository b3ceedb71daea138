import WebSocket from 'ws';
import { send } from './client.js';
import { until } from './until.js';

const RECONNECT_DELAY = 3_000;

const open = new Set<ConsoleClient>();
afterAll(() => {
  for (const client of open) client.close();
});

/**
 * Behaves like the console in a browser: reconnects to the live channel 3 s after it closed, and reads its list after
 * every connection and every message.
 */
export class ConsoleClient {
  /** The ids of the received messages, in order. */
  readonly received: string[] = [];
  /** The close codes of the live channel. */
  readonly closeCodes: number[] = [];
  /** The ids of the bookings in the list. */
  listed: ReadonlySet<string> = new Set();
  private openings = 0;
  private socket: WebSocket;
  private retry: NodeJS.Timeout;
  private reading = false;
  private outdated = false;

  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {
    open.add(this);
    this.connect();
  }

  static async open(server: { readonly url: string }, cookie: string): Promise<ConsoleClient> {
    const opened = new ConsoleClient(server.url, cookie);
    await opened.waitForOpenings(1);
    return opened;
  }

  /** Waits until the channel has been opened this many times. */
  async waitForOpenings(times: number): Promise<void> {
    await until(`the console has connected ${times} times`, () => this.openings >= times);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    open.delete(this);
    clearTimeout(this.retry);
    this.socket.removeAllListeners('close').terminate();
  }

  private connect(): void {
    const headers = { cookie: this.cookie };
    this.socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers });
    this.socket.on('message', (text: Buffer) => {
      const { type, data } = JSON.parse(text.toString()) as { type: string; data: { id: string } };
      if (type === 'connected') this.openings += 1;
      else this.received.push(data.id);
      void this.read();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closeCodes.push(code);
      this.retry = setTimeout(() => this.connect(), RECONNECT_DELAY);
    });
  }

  private async read(): Promise<void> {
    this.outdated = true;
    if (this.reading) return;
    this.reading = true;
    while (this.outdated) {
      this.outdated = false;
      const response = await send(this.url, 'GET', '/api/appointments', { cookie: this.cookie }).catch(
        () => null,
      );
      if (response?.status === 200)
        this.listed = new Set((JSON.parse(response.text) as { id: string }[]).map(({ id }) => id));
    }
    this.reading = false;
  }
}
