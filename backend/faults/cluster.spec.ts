import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { startGalera, withGalera } from './support/galera.js';
import type { PrivateMariadb } from './support/mariadb.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { PrivateRedis } from './support/redis.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { FULL } from './support/size.js';
import { until } from './support/until.js';

const BOOKINGS = 900;
const WORKERS = 30;

// only with --full: the cluster alone takes 20 s to start
(FULL ? withGalera : describe.skip)('three replicas on a Galera cluster of three', () => {
  let nodes: PrivateMariadb[];
  let proxy: TcpProxy;
  let redis: PrivateRedis;
  let servers: Server[];
  beforeAll(async () => {
    nodes = await startGalera(3);
    proxy = await TcpProxy.start(nodes[0]!.port);
    redis = await PrivateRedis.start();
    servers = await startAt([proxy.port, proxy.port, proxy.port]);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await proxy.close();
  });

  async function startAt(ports: readonly number[]): Promise<Server[]> {
    const env = { REDIS_URL: redis.url() };
    const start = (port: number) => Server.start(nodes[0]!.url(port), { env });
    // the first alone: each node has its own start lock
    return [await start(ports[0]!), ...(await Promise.all(ports.slice(1).map(start)))];
  }

  async function flood(bookings: Bookings, at: readonly Server[]): Promise<string> {
    const begun = performance.now();
    const share = { workers: WORKERS / at.length, count: BOOKINGS / at.length };
    await Promise.all(at.map(({ url }) => bookings.flood(url, share)));
    const perSecond = Math.round(bookings.acknowledged.length / ((performance.now() - begun) / 1000));
    return `${perSecond} bookings/s, ${BOOKINGS - bookings.acknowledged.length} of ${BOOKINGS} rejected with 503`;
  }

  it('store every booking when all write to one node', async () => {
    const bookings = new Bookings();
    console.log(`All replicas write to one node: ${await flood(bookings, servers)}`);
    expect(bookings.acknowledged).toHaveLength(BOOKINGS);
    for (const node of nodes) await bookings.check(new Rows(node.url()));
  });

  it('lose no acknowledged booking and share sessions at once when each writes to its own node', async () => {
    const own = await startAt(nodes.map(({ port }) => port));
    const bookings = new Bookings();
    console.log(`Each replica writes to its own node: ${await flood(bookings, own)}`);
    for (const node of nodes) await bookings.check(new Rows(node.url()));
    for (let turn = 0; turn < 9; turn += 1) {
      const cookie = await signIn(own[turn % 3]!.url);
      for (const { url } of own) expect((await send(url, 'GET', '/api/user', { cookie })).status).toBe(200);
    }
    for (const server of own) await server.stop();
  });

  it('continue on another node when theirs is killed, without losing an acknowledged booking', async () => {
    const bookings = new Bookings();
    const stopped = new AbortController();
    const working = Promise.all(
      servers.map(({ url }) => bookings.flood(url, { workers: 2, until: stopped.signal })),
    );
    await until('bookings succeed', () => bookings.acknowledged.length > 100);
    await nodes[0]!.kill();
    proxy.redirect(nodes[1]!.port);
    const before = bookings.acknowledged.length;
    const ms = await until('bookings succeed again', () => bookings.acknowledged.length > before + 50);
    stopped.abort();
    await working;
    console.log(`Bookings succeed again ${(ms / 1000).toFixed(1)} s after the node was killed`);
    await bookings.resolveUnknown(servers[0]!.url);
    for (const node of nodes.slice(1)) await bookings.check(new Rows(node.url()));
  });

  it('respond with 503 while their node has lost its quorum', async () => {
    const { url } = servers[0]!;
    const cookie = await signIn(url);
    await nodes[2]!.kill();
    await until(
      'the node has left the cluster',
      async () => (await servers[0]!.status('/api/health/ready')) === 503,
    );
    expect(await new Bookings().book(url)).toBe(503);
    for (const path of ['/api/admin/leads', '/api/admin/stats', '/api/blog-posts'])
      expect({ path, status: (await send(url, 'GET', path, { cookie })).status }).toEqual({
        path,
        status: 503,
      });
    expect(await servers[0]!.status('/api/health/live')).toBe(200);
  });
});
