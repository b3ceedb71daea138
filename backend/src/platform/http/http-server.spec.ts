import { once } from 'node:events';
import { Agent, request, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpServer, MAX_PIPELINED } from './http-server.js';

const hello: RequestListener = (incoming, response) => {
  incoming.resume();
  incoming.on('end', () => response.end('hello'));
};

describe('the HTTP server', () => {
  let http: HttpServer;
  let url: string;

  beforeEach(async () => {
    http = new HttpServer(true);
    // a port of all addresses may belong to another process at this one
    await http.listen(0, '127.0.0.1');
    url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  });
  afterEach(() => http.close());

  it('answers the liveness probe before the application is ready, and everything else with 503', async () => {
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    for (const path of ['/', '/api/health/ready', '/api/appointments', '/ws']) {
      const response = await fetch(`${url}${path}`);
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': expect.stringContaining('max-age='),
      });
      expect(await response.json()).toEqual({
        statusCode: 503,
        message: 'The server is starting',
        code: 'server.starting',
        requestId: response.headers.get('x-request-id'),
      });
    }
  });

  it('passes requests to the application once it is set', async () => {
    http.setHandler(hello);
    expect(await (await fetch(url)).text()).toBe('hello');
  });

  it('waits 15 s for a body, and longer only for an upload with a session', async () => {
    const real = setTimeout;
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms: number) =>
        real(work, ms === 15_000 ? 30 : ms)) as typeof setTimeout);
    http.setHandler(hello);
    http.allowUploads('/upload');
    const half = async (path: string, cookie = '') => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${cookie}Content-Length: 4\r\n\r\nab`);
      await sleep(150);
      const early = text;
      socket.end('cd');
      await sleep(50);
      return [early.slice(9, 12), text.slice(9, 12)];
    };
    expect(await half('/')).toEqual(['408', '408']);
    expect(await half('/upload')).toEqual(['408', '408']);
    expect(await half('/other', 'Cookie: sid=x\r\n')).toEqual(['408', '408']);
    expect(await half('/upload', 'Cookie: sid=x\r\n')).toEqual(['', '200']);
    timers.mockRestore();
  });

  it('closes the connection of an upload that was rejected and goes on', async () => {
    const real = setTimeout;
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms: number) =>
        real(work, ms === 15_000 ? 30 : ms)) as typeof setTimeout);
    http.setHandler((_, response) => response.writeHead(401).end());
    http.allowUploads('/upload');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('POST /upload HTTP/1.1\r\nHost: x\r\nCookie: sid=x\r\nContent-Length: 4\r\n\r\nab');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
    timers.mockRestore();
  });

  it('answers accepted requests before it closes, and accepts no new connection', async () => {
    http.setHandler(hello);
    const agent = new Agent({ keepAlive: true });
    const late = request(url, { method: 'POST', agent });
    const responded = once(late, 'response');
    late.write('the first half');
    await sleep(50);
    const closed = http.close();
    await sleep(50);
    expect(http.server.listening).toBe(false);
    late.end(' and the second');
    const [response] = (await responded) as [import('node:http').IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await closed;
    agent.destroy();
  });

  it('times out a client that does not read its response, not one that waits for it', async () => {
    http.server.timeout = 200;
    http.setHandler((incoming, response) => {
      incoming.resume();
      if (incoming.url === '/endless') response.write(Buffer.alloc(10_000_000));
      else setTimeout(() => response.end('hello'), 700);
    });
    const waiting = await fetch(url, { headers: { Connection: 'close' } });
    expect(await waiting.text()).toBe('hello');
    const reader = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    reader.pause();
    reader.write('GET /endless HTTP/1.1\r\nHost: office\r\n\r\n');
    await once(http.server, 'request');
    while ((await openConnections(http)) > 0) await sleep(20);
    reader.destroy();
  });

  it('handles pipelined requests in order, one at a time', async () => {
    let running = 0;
    let most = 0;
    http.setHandler((incoming, response) => {
      most = Math.max(most, (running += 1));
      const done = () => {
        running -= 1;
        response.end(incoming.url);
      };
      // the first takes longest
      incoming.resume().on('end', () => (incoming.url === '/0' ? setTimeout(done, 30) : setImmediate(done)));
    });
    const paths = Array.from({ length: MAX_PIPELINED }, (_, index) => `/${index}`);
    const text = await exchange(
      paths.map(
        (path, index) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n${index % 10}`,
      ),
    );
    expect(text.match(/^\/\d+/gm)).toEqual(paths);
    expect(most).toBe(1);
  });

  it('closes a connection with too many pipelined requests', async () => {
    const handled: (string | undefined)[] = [];
    http.setHandler((incoming) => handled.push(incoming.url));
    const text = await exchange(
      Array.from({ length: MAX_PIPELINED + 2 }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    expect([text, handled]).toEqual(['', ['/0']]);
  });

  it('starts no pipelined request of a closed connection', async () => {
    const handled: (string | undefined)[] = [];
    const send: (() => void)[] = [];
    http.setHandler((incoming, response) => {
      handled.push(incoming.url);
      send.push(() => response.end());
      http.server.emit('handled', response);
    });
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1').on(
      'error',
      () => undefined,
    );
    socket.write('GET /0 HTTP/1.1\r\nHost: x\r\n\r\nGET /1 HTTP/1.1\r\nHost: x\r\n\r\n');
    const [response] = (await once(http.server, 'handled')) as [import('node:http').ServerResponse];
    socket.resetAndDestroy();
    await once(response, 'close');
    send[0]!();
    await sleep(20);
    expect(handled).toEqual(['/0']);
  });

  it('answers accepted pipelined requests before it closes', async () => {
    let begin!: () => void;
    http.setHandler((incoming, response) => {
      if (incoming.url === '/0') begin = () => response.end('/0');
      else response.end(incoming.url);
      http.server.emit('handled');
    });
    const handled = once(http.server, 'handled');
    const text = exchange(['/0', '/1', '/2'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`));
    await handled;
    const closed = http.close();
    while (http.server.listening) await new Promise(setImmediate);
    begin();
    expect((await text).match(/^\/\d/gm)).toEqual(['/0', '/1', '/2']);
    expect((await text).match(/^Connection: close/gm)).toHaveLength(1);
    await closed;
  });

  /** Sends all requests at once; resolves with all received text after as many responses, or when the server closes. */
  function exchange(requests: readonly string[]): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        if (text.match(/^\/\d+/gm)?.length === requests.length) socket.end();
      });
      socket.on('error', () => undefined).on('close', () => resolve(text));
      socket.write(requests.join(''));
    });
  }

  it('listens only on the given address', async () => {
    expect((http.server.address() as AddressInfo).address).toBe('127.0.0.1');
    const everywhere = new HttpServer(false);
    await everywhere.listen(0);
    expect(['::', '0.0.0.0']).toContain((everywhere.server.address() as AddressInfo).address);
    await everywhere.close();
  });

  it('closes connections that were never used', async () => {
    const unused = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    await once(http.server, 'connection');
    await http.close();
    unused.destroy();
  });
});

function openConnections({ server }: HttpServer): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
