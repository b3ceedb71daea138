import { once } from 'node:events';
import { Agent, request, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpServer } from './http-server.js';

const hello: RequestListener = (incoming, response) => {
  incoming.resume();
  incoming.on('end', () => response.end('hello'));
};

describe('the server of the process', () => {
  let front: HttpServer;
  let url: string;

  beforeEach(async () => {
    front = new HttpServer(true);
    await front.listen(0);
    url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  });
  afterEach(() => front.close());

  it('says that the process lives before there is an application, and refuses everything else for now', async () => {
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    for (const path of ['/', '/api/health/ready', '/api/appointments', '/ws']) {
      const answer = await fetch(`${url}${path}`);
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': expect.stringContaining('max-age='),
      });
      expect(await answer.json()).toEqual({
        statusCode: 503,
        message: 'The server is starting',
        requestId: answer.headers.get('x-request-id'),
      });
    }
  });

  it('lets the application answer as soon as there is one', async () => {
    front.answerWith(hello);
    expect(await (await fetch(url)).text()).toBe('hello');
  });

  it('closes after it has answered what it accepted, on connections that it takes no more', async () => {
    front.answerWith(hello);
    const agent = new Agent({ keepAlive: true });
    const late = request(url, { method: 'POST', agent });
    const answer = once(late, 'response');
    late.write('the first half');
    await sleep(50);
    const closed = front.close();
    await sleep(50);
    await expect(fetch(url)).rejects.toThrow();
    late.end(' and the second');
    const [response] = (await answer) as [import('node:http').IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await closed;
    agent.destroy();
  });

  it('cuts off who takes nothing of an answer, and not who waits for one', async () => {
    front.server.timeout = 200;
    front.answerWith((incoming, response) => {
      incoming.resume();
      if (incoming.url === '/endless') response.write(Buffer.alloc(10_000_000));
      else setTimeout(() => response.end('hello'), 700);
    });
    const waiting = await fetch(url, { headers: { Connection: 'close' } });
    expect(await waiting.text()).toBe('hello');
    const deaf = connect((front.server.address() as AddressInfo).port);
    deaf.pause();
    deaf.write('GET /endless HTTP/1.1\r\nHost: office\r\n\r\n');
    await once(front.server, 'request');
    await within(3_000, async () => (await openConnections(front)) === 0);
    deaf.destroy();
  });

  it('waits no longer than two seconds for connections that were never used', async () => {
    const unused = connect((front.server.address() as AddressInfo).port);
    await once(front.server, 'connection');
    const begun = performance.now();
    await front.close();
    expect(performance.now() - begun).toBeLessThan(4_000);
    unused.destroy();
  });
});

function openConnections({ server }: HttpServer): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

async function within(ms: number, holds: () => Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); !(await holds()); await sleep(20))
    if (performance.now() - begun > ms) throw new Error(`Not within ${ms} ms`);
}
