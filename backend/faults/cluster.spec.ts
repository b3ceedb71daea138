import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { startGalera, withGalera } from './support/galera.js';
import type { PrivateMariadb } from './support/mariadb.js';
import { Proxy } from './support/proxy.js';
import { PrivateRedis } from './support/redis.js';
import { Rows } from './support/rows.js';
import { Server } from './support/server.js';
import { FULL } from './support/size.js';
import { within } from './support/within.js';

const BOOKINGS = 900;
const WORKERS = 30;

// in full runs only: the cluster alone takes 20 s to start
(FULL ? withGalera : describe.skip)('three replicas on a Galera cluster of three', () => {
  let nodes: PrivateMariadb[];
  let proxy: Proxy;
  let redis: PrivateRedis;
  let servers: Server[];
  beforeAll(async () => {
    nodes = await startGalera(3);
    proxy = await Proxy.to(nodes[0]!.port);
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
    // one alone first: the start lock is each node's own
    return [await start(ports[0]!), ...(await Promise.all(ports.slice(1).map(start)))];
  }

  async function flood(bookings: Bookings, at: readonly Server[]): Promise<string> {
    const begun = performance.now();
    const share = { workers: WORKERS / at.length, count: BOOKINGS / at.length };
    await Promise.all(at.map(({ url }) => bookings.flood(url, share)));
    const perSecond = Math.round(bookings.acknowledged.length / ((performance.now() - begun) / 1000));
    return `${perSecond} bookings/s, ${BOOKINGS - bookings.acknowledged.length} of ${BOOKINGS} refused with 503`;
  }

  it('that all write to one node lose and refuse nothing', async () => {
    const bookings = new Bookings();
    console.log(`One node is written to: ${await flood(bookings, servers)}`);
    expect(bookings.acknowledged).toHaveLength(BOOKINGS);
    for (const node of nodes) await bookings.check(new Rows(node.url()));
  });

  it('that write to a node each lose nothing, and know at once who signed in at another', async () => {
    const own = await startAt(nodes.map(({ port }) => port));
    const bookings = new Bookings();
    console.log(`Each replica writes to a node of its own: ${await flood(bookings, own)}`);
    for (const node of nodes) await bookings.check(new Rows(node.url()));
    for (let turn = 0; turn < 9; turn += 1) {
      const cookie = await signIn(own[turn % 3]!.url);
      for (const { url } of own) expect((await send(url, 'GET', '/api/user', { cookie })).status).toBe(200);
    }
    for (const server of own) await server.stop();
  });

  it('go on with another node when the one they write to is killed, and nothing acknowledged is lost', async () => {
    const bookings = new Bookings();
    const stopped = new AbortController();
    const until = stopped.signal;
    const working = Promise.all(servers.map(({ url }) => bookings.flood(url, { workers: 2, until })));
    await within(20_000, 'bookings run', () => bookings.acknowledged.length > 100);
    await nodes[0]!.kill();
    proxy.turnTo(nodes[1]!.port);
    const before = bookings.acknowledged.length;
    const ms = await within(30_000, 'bookings run again', () => bookings.acknowledged.length > before + 50);
    stopped.abort();
    await working;
    console.log(`Bookings run again ${(ms / 1000).toFixed(1)} s after the node was killed`);
    await bookings.resolveUnknown(servers[0]!.url);
    for (const node of nodes.slice(1)) await bookings.check(new Rows(node.url()));
  });

  it('answer 503 while their node has lost the others', async () => {
    const { url } = servers[0]!;
    const cookie = await signIn(url);
    await nodes[2]!.kill();
    await within(
      20_000,
      'the node gives up',
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
