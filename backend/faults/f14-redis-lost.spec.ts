import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingBody } from '../test/support/bodies.js';
import { send, signIn } from './support/client.js';
import { Console } from './support/console.js';
import { Replicas, withReplicas } from './support/replicas.js';
import type { PrivateRedis } from './support/redis.js';
import { size } from './support/size.js';
import { within } from './support/within.js';

const ROUNDS = size(1, 5);
const LOST_MS = size(0, 30_000);
const AWAY = 'Redis is away';
const BACK = 'Redis is back';

const WAYS: {
  how: string;
  lose: (redis: PrivateRedis) => unknown;
  bring: (redis: PrivateRedis) => unknown;
}[] = [
  { how: 'killed', lose: (redis) => redis.kill(), bring: (redis) => redis.start() },
  { how: 'frozen', lose: (redis) => redis.freeze(), bring: (redis) => redis.thaw() },
];

withReplicas('F14 Redis is lost under two replicas', () => {
  let replicas: Replicas;
  let admin: string;
  beforeAll(async () => {
    replicas = await Replicas.start(2, () => ({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } }));
    admin = await signIn(replicas.servers[0]!.url);
  });
  afterAll(() => replicas.stop());

  let addresses = 0;
  const someAddress = () => `2001:db8:0:${(++addresses).toString(16)}::1`;

  /** Sends as a visitor at that address; tells how it went and how long that took. */
  async function book(place: number, address = someAddress()) {
    const begun = performance.now();
    const { status, text } = await send(replicas.servers[place]!.url, 'POST', '/api/appointments', {
      body: bookingBody({ email: `${randomUUID()}@sample.example` }),
      headers: { 'X-Forwarded-For': address },
    });
    return { status, ms: performance.now() - begun, id: (JSON.parse(text) as { id: string }).id };
  }

  async function expectEverythingElse(place: number) {
    const { url } = replicas.servers[place]!;
    const cookie = await signIn(url);
    for (const path of [
      '/api/appointments',
      '/api/admin/leads',
      '/api/admin/stats',
      '/',
      '/api/health/ready',
    ])
      expect({ path, status: (await send(url, 'GET', path, { cookie })).status }).toEqual({
        path,
        status: 200,
      });
    expect((await send(url, 'POST', '/api/logout', { cookie })).status).toBe(204);
  }

  const said = (text: string) => replicas.servers.map(({ output }) => output.split(text).length - 1);

  it.each(WAYS)(
    '$how: all goes on without waiting, each counts for itself, and it heals by itself',
    async (way) => {
      const { servers, redis } = replicas;
      for (let round = 0; round < ROUNDS; round += 1) {
        const [awayBefore, backBefore] = [said(AWAY), said(BACK)];
        const consoles = await Promise.all(servers.map((server) => Console.open(server, admin)));
        await way.lose(redis);
        const lostAt = Date.now();

        const bookings: Awaited<ReturnType<typeof book>>[] = [];
        for (let turn = 0; turn < 20; turn += 1) bookings.push(await book(turn % 2));
        expect(bookings.filter(({ status }) => status !== 201)).toEqual([]);
        expect(Math.max(...bookings.map(({ ms }) => ms))).toBeLessThan(1_000);
        for (const place of [0, 1]) await expectEverythingElse(place);
        for (const place of [0, 1]) {
          const address = someAddress();
          for (let turn = 0; turn < 10; turn += 1) expect((await book(place, address)).status).toBe(201);
          expect((await book(place, address)).status).toBe(429);
        }
        // each replica tells its own consoles
        for (const [place, { heard }] of consoles.entries())
          expect(heard).toContain(bookings.filter((_, turn) => turn % 2 === place).at(-1)!.id);
        await sleep(Math.max(0, LOST_MS - (Date.now() - lostAt)));
        const unheard = await book(0);
        await within(2_000, 'the replica tells its own', () => consoles[0]!.shown.has(unheard.id));
        expect(consoles[1]!.shown.has(unheard.id)).toBe(false);

        await way.bring(redis);
        const backMs = await within(5_000, 'both replicas hear one another', () =>
          all(said(BACK), backBefore),
        );
        expect(said(AWAY).map((n, place) => n - awayBefore[place]!)).toEqual([1, 1]);
        // consoles were sent away and have read everything again; what is said now arrives everywhere
        const listMs = await within(5_000, 'all lists are right', () =>
          consoles.every(({ shown }) => [...bookings, unheard].every(({ id }) => shown.has(id))),
        );
        for (const one of consoles) await one.opens(2);
        const { id } = await book(0);
        await within(5_000, 'live messages arrive', () => consoles.every(({ heard }) => heard.includes(id)));
        expect([...new Set(consoles.flatMap(({ closes }) => closes))]).toEqual([1012]);
        const slowest = Math.round(Math.max(...bookings.map(({ ms }) => ms)));
        console.log(
          `F14 ${way.how}: slowest booking ${slowest} ms; after its return replicas hear one another in ` +
            `${Math.round(backMs)} ms, lists are right ${Math.round(listMs)} ms later`,
        );
        for (const one of consoles) one.leave();
      }
    },
  );

  it('restarted in a moment: nothing fails, and limits are counted together again', async () => {
    const { redis } = replicas;
    const backBefore = said(BACK);
    let restarting = true;
    const restart = redis
      .kill()
      .then(() => redis.start())
      .then(() => within(5_000, 'both replicas hear one another', () => all(said(BACK), backBefore)))
      .finally(() => (restarting = false));
    while (restarting) expect((await book(addresses % 2)).status).toBe(201);
    await restart;
    const address = someAddress();
    for (let turn = 0; turn < 10; turn += 1) expect((await book(turn % 2, address)).status).toBe(201);
    for (const place of [0, 1]) expect((await book(place, address)).status).toBe(429);
  });

  it('emptied: counts begin anew, and nothing else changes', async () => {
    const [address, before] = [someAddress(), said(AWAY)];
    for (let turn = 0; turn < 11; turn += 1) await book(turn % 2, address);
    expect((await book(0, address)).status).toBe(429);
    const one = await Console.open(replicas.servers[0]!, admin);
    await replicas.redis.ask((client) => client.flushall());
    const { status, id } = await book(1, address);
    expect(status).toBe(201);
    await within(2_000, 'live messages arrive', () => one.heard.includes(id));
    for (const place of [0, 1]) await expectEverythingElse(place);
    expect(one.closes).toEqual([]);
    expect(said(AWAY)).toEqual(before);
    one.leave();
  });
});

function all(counts: readonly number[], before: readonly number[]): boolean {
  return counts.every((count, place) => count > before[place]!);
}
