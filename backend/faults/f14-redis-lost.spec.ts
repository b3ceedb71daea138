import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingBody } from '../test/support/bodies.js';
import { send, signIn } from './support/client.js';
import { ConsoleClient } from './support/console-client.js';
import { Replicas, withReplicas } from './support/replicas.js';
import type { PrivateRedis } from './support/redis.js';
import { size } from './support/size.js';
import { until } from './support/until.js';

const ROUNDS = size(1, 5);
const LOST_MS = size(0, 30_000);
const LOST = 'Redis is unavailable';
const RESTORED = 'Redis is available again';

const OUTAGES: {
  how: string;
  lose: (redis: PrivateRedis) => unknown;
  restore: (redis: PrivateRedis) => unknown;
}[] = [
  { how: 'killed', lose: (redis) => redis.kill(), restore: (redis) => redis.start() },
  { how: 'frozen', lose: (redis) => redis.freeze(), restore: (redis) => redis.thaw() },
];

withReplicas('F14 two replicas lose Redis', () => {
  let replicas: Replicas;
  let admin: string;
  beforeAll(async () => {
    replicas = await Replicas.start(2, () => ({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } }));
    admin = await signIn(replicas.servers[0]!.url);
  });
  afterAll(() => replicas.stop());

  let addresses = 0;
  const someAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

  /** Books from that address; returns the result and the duration. */
  async function book(place: number, address = someAddress()) {
    const begun = performance.now();
    const { status, text } = await send(replicas.servers[place]!.url, 'POST', '/api/appointments', {
      body: bookingBody({ email: `${randomUUID()}@sample.example` }),
      headers: { 'X-Forwarded-For': address },
    });
    return { status, ms: performance.now() - begun, id: (JSON.parse(text) as { id: string }).id };
  }

  async function expectOtherRoutesWork(place: number) {
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

  const logged = (text: string) => replicas.servers.map(({ output }) => output.split(text).length - 1);

  it.each(OUTAGES)(
    'while it is $how, requests continue without delay, each replica counts rate limits itself, and all recovers',
    async (outage) => {
      const { servers, redis } = replicas;
      for (let round = 0; round < ROUNDS; round += 1) {
        const [lostBefore, restoredBefore] = [logged(LOST), logged(RESTORED)];
        const consoles = await Promise.all(servers.map((server) => ConsoleClient.open(server, admin)));
        await outage.lose(redis);
        const lostAt = Date.now();

        const bookings: Awaited<ReturnType<typeof book>>[] = [];
        for (let turn = 0; turn < 20; turn += 1) bookings.push(await book(turn % 2));
        expect(bookings.filter(({ status }) => status !== 201)).toEqual([]);
        for (const place of [0, 1]) await expectOtherRoutesWork(place);
        for (const place of [0, 1]) {
          const address = someAddress();
          for (let turn = 0; turn < 10; turn += 1) expect((await book(place, address)).status).toBe(201);
          expect((await book(place, address)).status).toBe(429);
        }
        // each replica still notifies its own consoles
        for (const [place, { received }] of consoles.entries())
          expect(received).toContain(bookings.filter((_, turn) => turn % 2 === place).at(-1)!.id);
        await sleep(Math.max(0, LOST_MS - (Date.now() - lostAt)));
        const unpublished = await book(0);
        await until('the replica notifies its own console', () =>
          consoles[0]!.received.includes(unpublished.id),
        );
        expect(consoles[1]!.received).not.toContain(unpublished.id);

        await outage.restore(redis);
        const backMs = await until("both replicas receive each other's messages", () =>
          all(logged(RESTORED), restoredBefore),
        );
        expect(logged(LOST).map((n, place) => n - lostBefore[place]!)).toEqual([1, 1]);
        // the consoles were disconnected and have read their lists again; new messages arrive everywhere
        const listMs = await until('all lists are complete', () =>
          consoles.every(({ listed }) => [...bookings, unpublished].every(({ id }) => listed.has(id))),
        );
        for (const client of consoles) await client.waitForOpenings(2);
        const { id } = await book(0);
        await until('live messages arrive', () => consoles.every(({ received }) => received.includes(id)));
        expect([...new Set(consoles.flatMap(({ closeCodes }) => closeCodes))]).toEqual([1012]);
        const slowest = Math.round(Math.max(...bookings.map(({ ms }) => ms)));
        console.log(
          `F14 ${outage.how}: slowest booking ${slowest} ms; after its return, replicas receive messages in ` +
            `${Math.round(backMs)} ms, lists are complete ${Math.round(listMs)} ms later`,
        );
        for (const client of consoles) client.close();
      }
    },
  );

  it('when it restarts quickly, no request fails, and the replicas share rate limits again', async () => {
    const { redis } = replicas;
    const restoredBefore = logged(RESTORED);
    let restarting = true;
    const restart = redis
      .kill()
      .then(() => redis.start())
      .then(() =>
        until("both replicas receive each other's messages", () => all(logged(RESTORED), restoredBefore)),
      )
      .finally(() => (restarting = false));
    while (restarting) expect((await book(addresses % 2)).status).toBe(201);
    await restart;
    const address = someAddress();
    for (let turn = 0; turn < 10; turn += 1) expect((await book(turn % 2, address)).status).toBe(201);
    for (const place of [0, 1]) expect((await book(place, address)).status).toBe(429);
  });

  it('when it is emptied, rate limits start again, and nothing else changes', async () => {
    const [address, before] = [someAddress(), logged(LOST)];
    for (let turn = 0; turn < 11; turn += 1) await book(turn % 2, address);
    expect((await book(0, address)).status).toBe(429);
    const client = await ConsoleClient.open(replicas.servers[0]!, admin);
    await replicas.redis.run((client) => client.flushall());
    const { status, id } = await book(1, address);
    expect(status).toBe(201);
    await until('live messages arrive', () => client.received.includes(id));
    for (const place of [0, 1]) await expectOtherRoutesWork(place);
    expect(client.closeCodes).toEqual([]);
    expect(logged(LOST)).toEqual(before);
    client.close();
  });
});

function all(counts: readonly number[], before: readonly number[]): boolean {
  return counts.every((count, place) => count > before[place]!);
}
