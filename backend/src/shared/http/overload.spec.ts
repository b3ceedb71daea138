import { once } from 'node:events';
import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { Logger } from '../logger.js';
import { aConfig } from '../testing/config.js';
import { MOST_AT_ONCE, MOST_AT_ONCE_OF_VISITORS, Overload } from './overload.js';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A server whose work is done when the test says so. */
class Workshop {
  readonly logger = new Logger(aConfig());
  readonly overload = new Overload(aConfig(), this.logger);
  readonly working: ServerResponse[] = [];
  /** To those who filled it. */
  readonly answers: Promise<Answer>[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  readonly server: Server = createServer((incoming, response) => {
    if (this.overload.refuses(incoming, response)) return;
    incoming.resume().on('end', () => {
      void this.overload.middleware(incoming as Request, response as Response, () => {
        this.working.push(response);
        this.server.emit('work');
      });
    });
  });

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  send(path = '/api/appointments', headers: Record<string, string> = {}): Promise<Answer> {
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
      // who is cut off has no answer
      outgoing.on('error', () => resolve({ status: 0, headers: {}, body: '' })).end('{}');
    });
  }

  /** Resolves when so many are being worked on. */
  async busyWith(count: number): Promise<void> {
    while (this.working.length < count) await once(this.server, 'work');
  }

  /** Sends so many, which are all let in. */
  async fill(count: number, headers = {}): Promise<void> {
    const busy = this.working.length + count;
    for (let number = 0; number < count; number += 1)
      this.answers.push(this.send('/api/appointments', headers));
    await this.busyWith(busy);
  }

  finish(count = this.working.length, body: string | Buffer = 'done'): void {
    for (const response of this.working.splice(0, count)) response.end(body);
  }

  /** A caller by hand, who has sent all but the body of a request. */
  async caller(): Promise<Socket> {
    const socket = connect(this.port);
    await once(socket, 'connect');
    const heard = once(this.server, 'request');
    socket.write('POST /api/appointments HTTP/1.1\r\nHost: office\r\nContent-Length: 2\r\n\r\n');
    await heard;
    return socket;
  }
}

let workshop: Workshop;
beforeEach(async () => {
  workshop = new Workshop();
  await once(workshop.server.listen(0), 'listening');
});
afterEach(() => {
  workshop.server.close();
  workshop.server.closeAllConnections();
});

describe('one request more than can be worked on', () => {
  it('is refused at once, in the shape of every refusal, on a connection that stays', async () => {
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
    const { status, headers, body } = await workshop.send();
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
      requestId: headers['x-request-id'],
    });
    workshop.finish();
    for (const answer of await Promise.all(workshop.answers)) expect(answer.status).toBe(200);
  });

  it('is let in when another is answered', async () => {
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
    workshop.finish(1);
    const answer = workshop.send();
    await workshop.busyWith(MOST_AT_ONCE_OF_VISITORS);
    expect((await workshop.send()).status).toBe(503);
    workshop.finish();
    expect((await answer).status).toBe(200);
  });

  it('is let in when the work is done for somebody who went away, and not before', async () => {
    const caller = await workshop.caller();
    caller.write('{}');
    await workshop.busyWith(1);
    const gone = once(workshop.working[0]!, 'close');
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS - 1);
    caller.destroy();
    await gone;
    expect((await workshop.send()).status).toBe(503);
    workshop.finish(1);
    await workshop.fill(1);
    expect((await workshop.send()).status).toBe(503);
  });

  it.each(['/api/health/live', '/api/health/ready', '/assets/site.js', '/admin/assets/admin.css'])(
    'is let in at %s',
    async (path) => {
      await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
      const answer = workshop.send(path);
      await workshop.busyWith(MOST_AT_ONCE_OF_VISITORS + 1);
      workshop.finish();
      expect((await answer).status).toBe(200);
    },
  );

  it('is let in with a session, until there is no place at all', async () => {
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
    for (const cookie of ['sid=s%3Ax', '__Host-sid=s%3Ax']) {
      await workshop.fill((MOST_AT_ONCE - MOST_AT_ONCE_OF_VISITORS) / 2, { cookie });
      expect((await workshop.send('/api/appointments', { cookie: 'theme=dark' })).status).toBe(503);
    }
    expect((await workshop.send('/api/appointments', { cookie: 'sid=s%3Ax' })).status).toBe(503);
  });
});

describe('a place', () => {
  it('is held by nobody who is still sending', async () => {
    const callers: Socket[] = [];
    while (callers.length <= MOST_AT_ONCE_OF_VISITORS) callers.push(await workshop.caller());
    const answer = workshop.send();
    await workshop.busyWith(1);
    workshop.finish();
    expect((await answer).status).toBe(200);

    // and when all send the rest at once, one of them is refused
    const answers = callers.map(async (caller) => String(((await once(caller, 'data')) as [Buffer])[0]));
    for (const caller of callers) caller.write('{}');
    const refusals = answers.map(async (first) => {
      const text = await first;
      if (!text.startsWith('HTTP/1.1 503')) throw new Error('Was let in');
      return text;
    });
    const refused = await Promise.any(refusals);
    expect(refused).toMatch(/retry-after: \d/i);
    expect(workshop.working).toHaveLength(MOST_AT_ONCE_OF_VISITORS);
  });

  it('is held by nobody who is slow to take the answer', async () => {
    const caller = await workshop.caller();
    caller.pause();
    caller.write('{}');
    await workshop.busyWith(1);
    const [answer] = workshop.working;
    workshop.finish(1, Buffer.alloc(50_000_000));
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
    expect(answer!.writableFinished).toBe(false);
    expect((await workshop.send()).status).toBe(503);
  });
});

describe('the log', () => {
  afterEach(() => jest.useRealTimers());

  it('says every ten seconds how many were refused', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const refusal = jest.spyOn(workshop.logger, 'refusal');
    await workshop.fill(MOST_AT_ONCE_OF_VISITORS);
    for (const count of [3, 2]) {
      for (let number = 0; number < count; number += 1) await workshop.send();
      jest.advanceTimersByTime(10_000);
      expect(refusal).toHaveBeenLastCalledWith('requests refused, too much to do', { refused: count });
    }
    expect(refusal).toHaveBeenCalledTimes(2);
  });
});
