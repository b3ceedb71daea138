import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestApp } from './app.js';

export interface LiveMessage {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** A client of the live channel. */
export class LiveClient {
  /** All messages received, as text. */
  readonly frames: string[] = [];
  /** The code that the socket was closed with. */
  readonly closed: Promise<number>;
  private read = 0;
  private wake: () => void = () => undefined;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('message', (data: Buffer) => {
      this.frames.push(data.toString());
      this.wake();
    });
  }

  /** Connects with that cookie and waits for the first message. */
  static async connect(app: Pick<TestApp, 'url'>, cookie: string, headers: Record<string, string> = {}) {
    const client = new LiveClient(new WebSocket(socketUrl(app, '/ws'), { headers: { cookie, ...headers } }));
    await once(client.socket, 'open');
    const first = await client.next();
    return { client, first };
  }

  /** The next message that `next` has not returned yet; waits for it. */
  async next(): Promise<LiveMessage> {
    while (this.frames.length <= this.read) await new Promise<void>((resolve) => (this.wake = resolve));
    return JSON.parse(this.frames[this.read++]!) as LiveMessage;
  }
}

/** The status of the rejected upgrade, or `closed` without a response; fails when the socket opens. */
export function rejectedUpgrade(
  app: Pick<TestApp, 'url'>,
  headers: Record<string, string>,
  path = '/ws',
): Promise<number | 'closed'> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl(app, path), { headers });
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode!);
      request.destroy();
    });
    socket.on('error', () => resolve('closed'));
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('A socket was opened'));
    });
  });
}

function socketUrl(app: Pick<TestApp, 'url'>, path: string): string {
  return app.url.replace('http:', 'ws:') + path;
}
