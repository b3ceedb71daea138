import { setTimeout as sleep } from 'node:timers/promises';
import { postBody } from '../test/support/bodies.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { ConsoleClient } from './support/console-client.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const CUT_OFF_MS = size(3_500, 30_000);
const BOOKINGS = 100;

withReplicas('F15 one of three replicas cannot reach Redis, and messages are lost', () => {
  let proxy: TcpProxy;
  let replicas: Replicas;
  let admin: string;
  beforeAll(async () => {
    replicas = await Replicas.start(3, async (place, redis) => {
      if (place !== 1) return {};
      proxy = await TcpProxy.start(redis.port);
      return { env: { REDIS_URL: redis.url(proxy.port) } };
    });
    admin = await signIn(replicas.servers[0]!.url);
  });
  afterAll(async () => {
    await replicas.stop();
    await proxy.close();
  });

  const reconnections = () => replicas.servers[1]!.output.split('Redis is available again').length;

  it.each([
    ['rejected', () => proxy.rejectAll()],
    ['open but unresponsive', () => proxy.blackHole()],
  ])(
    'connections are %s: lists, pages and sessions are correct 5 s after the reconnection',
    async (how, inject) => {
      const { servers } = replicas;
      const urls = servers.map(({ url }) => url);
      const [near, cutOff] = urls as [string, string];
      const leaving = await signIn(near);
      const consoles = await Promise.all(servers.map((server) => ConsoleClient.open(server, admin)));
      const left = await ConsoleClient.open(servers[1]!, leaving);
      const bookings = new Bookings();
      const write = (url: string, title: string) =>
        send(url, 'POST', '/api/admin/blog-posts', { body: postBody({ title }), cookie: admin }).then(
          ({ status }) => expect(status).toBe(201),
        );
      const shows = async (url: string, ...titles: string[]) => {
        const { text } = await send(url, 'GET', '/api/blog-posts');
        return titles.every((title) => text.includes(title));
      };
      const reconnectionsBefore = reconnections();
      // fills each response cache
      for (const url of urls) expect(await shows(url, `${how}, near`)).toBe(false);

      inject();
      const from = Date.now();
      for (const url of [near, cutOff]) await bookings.flood(url, { workers: 5, count: BOOKINGS / 2 });
      await write(near, `${how}, near`);
      expect(await shows(cutOff, `${how}, near`)).toBe(false);
      await write(cutOff, `${how}, cut off`);
      expect((await send(near, 'POST', '/api/logout', { cookie: leaving })).status).toBe(204);
      await sleep(Math.max(0, CUT_OFF_MS - (Date.now() - from)));
      for (const { received } of consoles) expect(received).toHaveLength(BOOKINGS / 2);
      expect(left.closeCodes).toEqual([]);

      proxy.restore();
      await until('the replica has reconnected', () => reconnections() > reconnectionsBefore);
      const { ids } = bookings;
      expect(ids).toHaveLength(BOOKINGS);
      const ms = await until('all lists, pages and sessions are correct', async () => {
        const pages = await Promise.all(urls.map((url) => shows(url, `${how}, near`, `${how}, cut off`)));
        const lists = consoles.every(({ listed }) => ids.every((id) => listed.has(id)));
        return pages.every(Boolean) && lists && left.closeCodes.length > 0;
      });
      console.log(
        `F15 ${how}: lists, pages and sessions are correct ${Math.round(ms)} ms after the reconnection`,
      );
      // the ended session stays ended
      await until('its console has tried again', () => left.closeCodes.length > 1);
      expect(left.closeCodes).toEqual([1012, 1006]);
      for (const client of [...consoles, left]) client.close();
    },
  );

  it('dead connections are detected and replaced', async () => {
    const { servers } = replicas;
    const client = await ConsoleClient.open(servers[1]!, admin);
    const bookings = new Bookings();
    const reconnectionsBefore = reconnections();
    proxy.blackHoleExisting();
    await bookings.book(servers[0]!.url);
    await until('the replica has reconnected', () => reconnections() > reconnectionsBefore);
    await until('the list is complete', () => client.listed.has(bookings.ids[0]!));
    client.close();
  });
});
