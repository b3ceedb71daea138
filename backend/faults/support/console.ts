import WebSocket from 'ws';
import { send } from './client.js';
import { within } from './within.js';

const RECONNECT_DELAY = 3_000;

const open = new Set<Console>();
afterAll(() => {
  for (const one of open) one.leave();
});

/**
 * What the console does in a browser: it opens the live channel again 3 s after it closed, and reads its list at every
 * opening and every message.
 */
export class Console {
  /** The ids of the messages that came, one after the other. */
  readonly heard: string[] = [];
  /** The codes that the channel was closed with. */
  readonly closes: number[] = [];
  /** The bookings in its list. */
  shown: ReadonlySet<string> = new Set();
  private opened = 0;
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

  static async open(server: { readonly url: string }, cookie: string): Promise<Console> {
    const opened = new Console(server.url, cookie);
    await opened.opens(1);
    return opened;
  }

  /** Waits until the channel was opened so many times, and the list was read since. */
  async opens(times: number, withinMs = 10_000): Promise<void> {
    await within(withinMs, `the console connects, ${times} in all`, () => this.opened >= times);
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  leave(): void {
    open.delete(this);
    clearTimeout(this.retry);
    this.socket.removeAllListeners('close').terminate();
  }

  private connect(): void {
    const headers = { cookie: this.cookie };
    this.socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers });
    this.socket.on('message', (text: Buffer) => {
      const { type, data } = JSON.parse(text.toString()) as { type: string; data: { id: string } };
      if (type === 'connected') this.opened += 1;
      else this.heard.push(data.id);
      void this.read();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closes.push(code);
      this.retry = setTimeout(() => this.connect(), RECONNECT_DELAY);
    });
  }

  private async read(): Promise<void> {
    this.outdated = true;
    if (this.reading) return;
    this.reading = true;
    while (this.outdated) {
      this.outdated = false;
      const answer = await send(this.url, 'GET', '/api/appointments', { cookie: this.cookie }).catch(
        () => null,
      );
      if (answer?.status === 200)
        this.shown = new Set((JSON.parse(answer.text) as { id: string }[]).map(({ id }) => id));
    }
    this.reading = false;
  }
}
