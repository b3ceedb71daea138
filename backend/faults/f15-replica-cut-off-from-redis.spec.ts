import { setTimeout as sleep } from 'node:timers/promises';
import { postBody } from '../test/support/bodies.js';
import { Bookings } from './support/bookings.js';
import { send, signIn } from './support/client.js';
import { Console } from './support/console.js';
import { Proxy } from './support/proxy.js';
import { Replicas, withReplicas } from './support/replicas.js';
import { size } from './support/size.js';
import { within } from './support/within.js';

const CUT_OFF_MS = size(3_500, 30_000);
const BOOKINGS = 100;

withReplicas('F15 one of three replicas cannot reach Redis, and messages are lost for ever', () => {
  let proxy: Proxy;
  let replicas: Replicas;
  let admin: string;
  beforeAll(async () => {
    replicas = await Replicas.start(3, async (place, redis) => {
      if (place !== 1) return {};
      proxy = await Proxy.to(redis.port);
      return { env: { REDIS_URL: redis.url(proxy.port) } };
    });
    admin = await signIn(replicas.servers[0]!.url);
  });
  afterAll(async () => {
    await replicas.stop();
    await proxy.close();
  });

  const timesBack = () => replicas.servers[1]!.output.split('Redis is back').length;

  it.each([
    ['broken', () => proxy.refuse()],
    ['open and silent', () => proxy.blackHole()],
  ])(
    'its connections are %s: lists, pages and sessions are right 5 s after it is back',
    async (how, harm) => {
      const { servers } = replicas;
      const urls = servers.map(({ url }) => url);
      const [near, cutOff] = urls as [string, string];
      const leaving = await signIn(near);
      const consoles = await Promise.all(servers.map((server) => Console.open(server, admin)));
      const left = await Console.open(servers[1]!, leaving);
      const bookings = new Bookings();
      const write = (url: string, title: string) =>
        send(url, 'POST', '/api/admin/blog-posts', { body: postBody({ title }), cookie: admin }).then(
          ({ status }) => expect(status).toBe(201),
        );
      const shows = async (url: string, ...titles: string[]) => {
        const { text } = await send(url, 'GET', '/api/blog-posts');
        return titles.every((title) => text.includes(title));
      };
      const backBefore = timesBack();
      // so that each has an answer in memory
      for (const url of urls) expect(await shows(url, `${how}, near`)).toBe(false);

      harm();
      const from = Date.now();
      for (const url of [near, cutOff]) await bookings.flood(url, { workers: 5, count: BOOKINGS / 2 });
      await write(near, `${how}, near`);
      expect(await shows(cutOff, `${how}, near`)).toBe(false);
      await write(cutOff, `${how}, cut off`);
      expect((await send(near, 'POST', '/api/logout', { cookie: leaving })).status).toBe(204);
      await sleep(Math.max(0, CUT_OFF_MS - (Date.now() - from)));
      for (const { heard } of consoles) expect(heard).toHaveLength(BOOKINGS / 2);
      expect(left.closes).toEqual([]);

      proxy.heal();
      await within(5_000, 'it is back', () => timesBack() > backBefore);
      const { ids } = bookings;
      expect(ids).toHaveLength(BOOKINGS);
      const ms = await within(5_000, 'all lists, pages and sessions are right', async () => {
        const pages = await Promise.all(urls.map((url) => shows(url, `${how}, near`, `${how}, cut off`)));
        const lists = consoles.every(({ shown }) => ids.every((id) => shown.has(id)));
        return pages.every(Boolean) && lists && left.closes.length > 0;
      });
      console.log(`F15 ${how}: lists, pages and sessions are right ${Math.round(ms)} ms after Redis is back`);
      // and who signed out stays out
      await within(5_000, 'it tried again', () => left.closes.length > 1);
      expect(left.closes).toEqual([1012, 1006]);
      for (const one of [...consoles, left]) one.leave();
    },
  );

  it('connections that died unheard are noticed and made anew within 5 s', async () => {
    const { servers } = replicas;
    const one = await Console.open(servers[1]!, admin);
    const bookings = new Bookings();
    const backBefore = timesBack();
    proxy.deaden();
    await bookings.book(servers[0]!.url);
    await within(5_000, 'it is back', () => timesBack() > backBefore);
    await within(5_000, 'the list is right', () => one.shown.has(bookings.ids[0]!));
    one.leave();
  });
});
