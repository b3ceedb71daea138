import { once } from 'node:events';
import { Agent, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { HttpServer } from './http-server.js';
import { Logger } from '../logger.js';
import { aConfig } from '../testing/config.js';
import { MAX_REQUESTS, MAX_VISITOR_REQUESTS, LoadShedding } from './load-shedding.js';
import { RejectionLog } from './rejection-log.js';
import { SecurityHeaders } from './security-headers.js';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server whose requests stay in progress until the test finishes them. */
class TestServer {
  readonly logger = new Logger(aConfig());
  readonly loadShedding = new LoadShedding(new SecurityHeaders(aConfig()), new RejectionLog(this.logger));
  readonly inProgress: ServerResponse[] = [];
  /** To the requests of `fill`. */
  readonly replies: Promise<Reply>[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly httpServer = new HttpServer(false);

  get http(): Server {
    return this.httpServer.server;
  }

  async open(): Promise<void> {
    this.httpServer.setHandler((incoming, response) => {
      if (this.loadShedding.rejects(incoming, response)) return;
      incoming.resume().on('end', () => {
        void this.loadShedding.takeSlot(incoming as Request, response as Response, () => {
          this.inProgress.push(response);
          this.http.emit('work');
        });
      });
    });
    await this.httpServer.listen(0);
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  send(path = '/api/appointments', headers: Record<string, string> = {}): Promise<Reply> {
    const { port, agent } = this;
    return new Promise((resolve) => {
      const outgoing = request({ port, path, headers, method: 'POST', agent }, (incoming) => {
        void incoming.toArray().then((chunks) =>
          resolve({
            status: incoming.statusCode!,
            headers: incoming.headers as Record<string, string>,
            body: Buffer.concat(chunks as Buffer[]).toString(),
          }),
        );
      });
      outgoing.on('error', () => resolve({ status: 0, headers: {}, body: '' })).end('{}');
    });
  }

  /** Resolves when at least `count` requests are in progress. */
  async reaches(count: number): Promise<void> {
    while (this.inProgress.length < count) await once(this.http, 'work');
  }

  /** Sends `count` requests, which are all accepted. */
  async fill(count: number, headers = {}): Promise<void> {
    const total = this.inProgress.length + count;
    for (let number = 0; number < count; number += 1)
      this.replies.push(this.send('/api/appointments', headers));
    await this.reaches(total);
  }

  finish(count = this.inProgress.length, body: string | Buffer = 'done'): void {
    for (const response of this.inProgress.splice(0, count)) response.end(body);
  }

  /** A connection that has sent a request except its body. */
  async sender(): Promise<Socket> {
    const socket = connect(this.port);
    await once(socket, 'connect');
    const received = once(this.http, 'request');
    socket.write('POST /api/appointments HTTP/1.1\r\nHost: office\r\nContent-Length: 2\r\n\r\n');
    await received;
    return socket;
  }
}

let server: TestServer;
beforeEach(async () => {
  server = new TestServer();
  await server.open();
});
afterEach(() => {
  server.http.close();
  server.http.closeAllConnections();
});

describe('a request above the limit', () => {
  it('is rejected in the format of every error, and keeps its connection', async () => {
    await server.fill(MAX_VISITOR_REQUESTS);
    const { status, headers, body } = await server.send();
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    expect(JSON.parse(body)).toEqual({
      statusCode: 503,
      message: 'The server is busy; please try again in a moment',
      code: 'request.busy',
      requestId: headers['x-request-id'],
    });
    server.finish();
    for (const reply of await Promise.all(server.replies)) expect(reply.status).toBe(200);
  });

  it('is accepted after another has been answered', async () => {
    await server.fill(MAX_VISITOR_REQUESTS);
    server.finish(1);
    const reply = server.send();
    await server.reaches(MAX_VISITOR_REQUESTS);
    expect((await server.send()).status).toBe(503);
    server.finish();
    expect((await reply).status).toBe(200);
  });

  it('is accepted when the work of a closed connection is done, not before', async () => {
    const sender = await server.sender();
    sender.write('{}');
    await server.reaches(1);
    const gone = once(server.inProgress[0]!, 'close');
    await server.fill(MAX_VISITOR_REQUESTS - 1);
    sender.destroy();
    await gone;
    expect((await server.send()).status).toBe(503);
    server.finish(1);
    await server.fill(1);
    expect((await server.send()).status).toBe(503);
  });

  it.each(['/api/health/live', '/api/health/ready', '/assets/site.js'])('is accepted at %s', async (path) => {
    server.loadShedding.exemptPaths(['/assets/site.js']);
    await server.fill(MAX_VISITOR_REQUESTS);
    const reply = server.send(path);
    await server.reaches(MAX_VISITOR_REQUESTS + 1);
    server.finish();
    expect((await reply).status).toBe(200);
  });

  it('is rejected at an asset that does not exist', async () => {
    server.loadShedding.exemptPaths(['/assets/site.js']);
    await server.fill(MAX_VISITOR_REQUESTS);
    expect((await server.send('/assets/nothing.js')).status).toBe(503);
  });

  it('is accepted with a session cookie up to the larger limit', async () => {
    await server.fill(MAX_VISITOR_REQUESTS);
    for (const cookie of ['sid=s%3Ax', '__Host-sid=s%3Ax']) {
      await server.fill((MAX_REQUESTS - MAX_VISITOR_REQUESTS) / 2, { cookie });
      expect((await server.send('/api/appointments', { cookie: 'theme=dark' })).status).toBe(503);
    }
    expect((await server.send('/api/appointments', { cookie: 'sid=s%3Ax' })).status).toBe(503);
  });
});

describe('a slot', () => {
  it('is not held by a request whose body is incomplete', async () => {
    const senders: Socket[] = [];
    while (senders.length <= MAX_VISITOR_REQUESTS) senders.push(await server.sender());
    const reply = server.send();
    await server.reaches(1);
    server.finish();
    expect((await reply).status).toBe(200);

    // when all bodies become complete at once, one request is rejected
    const replies = senders.map(async (sender) => String(((await once(sender, 'data')) as [Buffer])[0]));
    for (const sender of senders) sender.write('{}');
    const rejections = replies.map(async (first) => {
      const text = await first;
      if (!text.startsWith('HTTP/1.1 503')) throw new Error('Was accepted');
      return text;
    });
    const rejected = await Promise.any(rejections);
    expect(rejected).toMatch(/retry-after: \d/i);
    expect(server.inProgress).toHaveLength(MAX_VISITOR_REQUESTS);
  });

  it('is not held by a response that is read slowly', async () => {
    const sender = await server.sender();
    sender.pause();
    sender.write('{}');
    await server.reaches(1);
    const [reply] = server.inProgress;
    server.finish(1, Buffer.alloc(50_000_000));
    await server.fill(MAX_VISITOR_REQUESTS);
    expect(reply!.writableFinished).toBe(false);
    expect((await server.send()).status).toBe(503);
  });
});

describe('a connection with pipelined requests', () => {
  const POST = 'POST /api/appointments HTTP/1.1\r\nHost: office\r\nContent-Length: 2\r\n\r\n{}';

  async function pipeline(count: number): Promise<Socket> {
    const socket = connect(server.port).on('error', () => undefined);
    socket.write(POST.repeat(count));
    await server.reaches(1);
    return socket;
  }

  it('holds one slot, and starts the next request after the response before it', async () => {
    const socket = await pipeline(20);
    for (let turn = 0; turn < 20; turn += 1) {
      await server.reaches(1);
      expect([server.loadShedding.inProgress, server.inProgress.length]).toEqual([1, 1]);
      server.finish();
    }
    expect(server.loadShedding.inProgress).toBe(0);
    socket.destroy();
  });

  it.each<[string, (socket: Socket) => void]>([
    ['is reset', (socket) => socket.resetAndDestroy()],
    ['is destroyed', (socket) => socket.destroy()],
    ['is half closed', (socket) => socket.end()],
  ])('that %s leaves no slot taken after its one running request is done', async (_, leave) => {
    for (let connection = 0; connection < 20; connection += 1) {
      const socket = await pipeline(30);
      const [response] = server.inProgress;
      const closed = once(response!, 'close');
      leave(socket);
      await closed;
      expect(server.loadShedding.inProgress).toBe(1);
      server.finish();
      expect(server.loadShedding.inProgress).toBe(0);
      await new Promise(setImmediate);
      expect(server.inProgress).toEqual([]);
    }
    const reply = server.send();
    await server.reaches(1);
    server.finish();
    expect((await reply).status).toBe(200);
  });

  it('that does not read its responses holds no slot', async () => {
    const socket = (await pipeline(30)).pause();
    server.finish(1, Buffer.alloc(50_000_000));
    expect(server.loadShedding.inProgress).toBe(0);
    await server.fill(MAX_VISITOR_REQUESTS);
    expect(server.loadShedding.inProgress).toBe(MAX_VISITOR_REQUESTS);
    socket.destroy();
  });
});

describe('over time', () => {
  // sockets need these
  const doNotFake = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'Date'] as const;
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...doNotFake] }));
  afterEach(() => jest.useRealTimers());

  async function abandon(): Promise<void> {
    const sender = await server.sender();
    sender.write('{}');
    await server.reaches(1);
    const gone = once(server.inProgress[0]!, 'close');
    sender.destroy();
    await gone;
  }

  it('the slot of a closed connection is freed after 15 s', async () => {
    await abandon();
    jest.advanceTimersByTime(14_999);
    expect(server.loadShedding.inProgress).toBe(1);
    jest.advanceTimersByTime(1);
    expect(server.loadShedding.inProgress).toBe(0);
    server.finish();
    expect(server.loadShedding.inProgress).toBe(0);
  });

  it('requests that keep all slots are reported as stuck; plain overload is not', async () => {
    await server.fill(MAX_VISITOR_REQUESTS);
    for (let turn = 0; turn < 4; turn += 1) {
      jest.advanceTimersByTime(20_000);
      expect((await server.send()).status).toBe(503);
      expect(server.loadShedding.isStuck).toBe(false);
      server.finish(1);
      await server.fill(1);
      if (turn < 3) {
        server.finish(MAX_VISITOR_REQUESTS - 1);
        await server.fill(MAX_VISITOR_REQUESTS - 1);
      }
    }
    // a request with a session cookie is still accepted
    const headers = { cookie: 'sid=s%3Ax' };
    const staff = server.send('/api/appointments', headers);
    await server.reaches(MAX_VISITOR_REQUESTS + 1);
    jest.advanceTimersByTime(30_001);
    expect(server.loadShedding.isStuck).toBe(true);
    server.finish(2);
    expect(server.loadShedding.isStuck).toBe(false);
    server.finish();
    expect((await staff).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line for many rejections', async () => {
    const logged = jest.spyOn(server.logger, 'rejection');
    await server.fill(MAX_VISITOR_REQUESTS);
    for (let number = 0; number < 20; number += 1) await server.send();
    expect(logged.mock.calls).toEqual([['requests rejected: overload', {}]]);
  });
});
