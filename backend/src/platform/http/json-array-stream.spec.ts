import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { TooMany } from '../domain-error.js';
import { JsonArrayStream } from './json-array-stream.js';

const ROW = { name: 'x'.repeat(10_000) };

/** An endless list that counts the pages read, and reports when reading stops. */
class EndlessList {
  read = 0;
  readonly first = Array(100).fill(ROW);
  private stop!: () => void;
  readonly stopped = new Promise<void>((resolve) => (this.stop = resolve));

  readonly rest = this.pages();

  private async *pages(): AsyncGenerator<(typeof ROW)[]> {
    try {
      for (;;) {
        this.read += 1;
        yield this.first;
      }
    } finally {
      this.stop();
    }
  }
}

async function* failing(): AsyncGenerator<object[]> {
  yield [ROW];
  throw new Error('the database is unavailable');
}

describe('a JSON array stream', () => {
  let server: Server;
  let handle: (response: Response) => Promise<void>;
  const errors: unknown[] = [];
  beforeAll(async () => {
    const app = express();
    app.set('etag', false);
    app.use((request, response) => {
      request.user = { id: String(request.headers.user ?? 'ana') } as Express.User;
      handle(response).catch((error: unknown) => {
        errors.push(error);
        if (response.headersSent) response.destroy();
        else response.status(429).end();
      });
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => errors.splice(0));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  async function open(user = 'ana', method = 'GET'): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo;
    const request = get({ port, method, headers: { user }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  }
  async function textOf(response: IncomingMessage): Promise<string> {
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return text;
  }

  it.each<[object[]]>([[[]], [[{ a: 1 }]], [[{ a: 'é' }, { b: [1, 2] }]]])(
    'sends one page with its length: %j',
    async (rows) => {
      handle = (response) => new JsonArrayStream().send(response, { first: rows, rest: null });
      const response = await open();
      expect(response.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(JSON.stringify(rows))),
      });
      expect(await textOf(response)).toBe(JSON.stringify(rows));
    },
  );

  it('sends many pages as the JSON of the whole array', async () => {
    async function* rest(): AsyncGenerator<object[]> {
      yield [{ b: '"é' }, { c: null }];
      yield [];
      yield [{ d: [] }];
    }
    handle = (response) => new JsonArrayStream().send<object>(response, { first: [{ a: 1 }], rest: rest() });
    const response = await open();
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await textOf(response)).toBe(JSON.stringify([{ a: 1 }, { b: '"é' }, { c: null }, { d: [] }]));
  });

  it('reads pages no faster than its client, and stops when the client is gone', async () => {
    const list = new EndlessList();
    handle = (response) => new JsonArrayStream().send(response, list);
    const response = await open();
    await once(response, 'readable');
    const { socket } = response;
    // both sockets' buffers are filled, and then nothing more is read
    let before = -1;
    while (list.read > before) {
      before = list.read;
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    }
    expect(list.read).toBeLessThan(50);
    socket.destroy();
    await list.stopped;
    expect(errors).toEqual([]);
  });

  it('destroys the connection on a read error', async () => {
    handle = (response) => new JsonArrayStream().send<object>(response, { first: [ROW], rest: failing() });
    await expect(textOf(await open())).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(errors).toMatchObject([{ message: 'the database is unavailable' }]);
  });

  it('reads only the first page for HEAD', async () => {
    const list = new EndlessList();
    handle = (response) => new JsonArrayStream().send(response, list);
    expect(await textOf(await open('ana', 'HEAD'))).toBe('');
    expect(list.read).toBe(0);
  });

  it('sends one stream at a time to a user; four wait, the rest are rejected', async () => {
    const streams = new JsonArrayStream();
    const running = new EndlessList();
    handle = (response) => streams.send(response, running);
    const slow = await open('ana');
    const waiting: Promise<IncomingMessage>[] = [];
    let started = 0;
    handle = async (response) => {
      started += 1;
      async function* rest(): AsyncGenerator<object[]> {
        yield [{ b: 2 }];
      }
      await streams.send<object>(response, { first: [{ a: 1 }], rest: rest() });
    };
    for (let count = 1; count <= 4; count += 1) waiting.push(open('ana'));
    // another user does not wait
    expect(await textOf(await open('ben'))).toBe('[{"a":1},{"b":2}]');
    while (started < 5) await new Promise(setImmediate);
    expect((await open('ana')).statusCode).toBe(429);
    expect(errors).toEqual([expect.any(TooMany)]);
    slow.destroy();
    for (const response of waiting) expect(await textOf(await response)).toBe('[{"a":1},{"b":2}]');
  });
});
