import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { readConfig } from '../src/platform/config.js';
import { LiveBus, type LiveEvent } from '../src/live/live-bus.js';
import { TooMany } from '../src/platform/domain-error.js';
import { FormLimits } from '../src/platform/http/form-limits.js';
import { RateLimiters } from '../src/platform/http/rate-limiter.js';
import { Logger } from '../src/platform/logger.js';
import { SharedRedis } from '../src/platform/redis.js';

const EVENT: LiveEvent = { kind: 'message', message: { type: 'appointment_created', data: { id: 'a' } } };

/** The parts of a replica that use Redis. */
class Replica {
  readonly redis: SharedRedis;
  readonly bus: LiveBus;
  readonly limits: FormLimits;
  readonly received: LiveEvent[] = [];
  readonly logged: string[] = [];

  constructor(url: string, secret: string) {
    const config = readConfig({ REDIS_URL: url, SESSION_SECRET: secret, LOG_LEVEL: 'silent' });
    const logger = new Logger(config);
    const log = (message: string) => void this.logged.push(message);
    jest.spyOn(logger, 'event').mockImplementation(log);
    jest.spyOn(logger, 'rejection').mockImplementation(log);
    this.redis = new SharedRedis(config, logger);
    this.bus = new LiveBus(this.redis);
    this.limits = new FormLimits(new RateLimiters(config, this.redis));
    this.bus.subscribe((event) => {
      // every replica emits it when it connects
      if (event.kind !== 'missed') this.received.push(event);
    });
    this.bus.onModuleInit();
  }

  stop(): void {
    this.redis.onApplicationShutdown();
  }
}

const replicas: Replica[] = [];
const replica = (url: string, secret = 'for tests') => {
  const started = new Replica(url, secret);
  replicas.push(started);
  return started;
};
afterEach(() => replicas.splice(0).forEach((started) => started.stop()));

/** The connection of a replica, once it is ready. */
async function ready({ redis: { client } }: Replica): Promise<Redis> {
  if (!client) throw new Error('There is no Redis');
  if (client.status !== 'ready') await once(client, 'ready');
  return client;
}

function next({ bus }: Replica): Promise<void> {
  return new Promise((resolve) => bus.subscribe(({ kind }) => kind !== 'missed' && resolve()));
}

const nothing = () => Promise.resolve();

/** In a /48 that no earlier run has used. */
const newAddress = () => `2001:${process.pid.toString(16).slice(-4)}:${randomBytes(2).toString('hex')}::1`;

describe('a replica without a connection to Redis', () => {
  const away = 'redis://127.0.0.1:1';

  it('still delivers its own events, once', () => {
    const alone = replica(away);
    alone.bus.publish(EVENT);
    expect(alone.received).toEqual([EVENT]);
  });

  it('logs that once, however often it reconnects', async () => {
    const alone = replica(away);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await new Promise((resolve) => alone.redis.client!.once('reconnecting', resolve));
    expect(alone.logged).toEqual(['Redis is unavailable; continuing without it']);
  });

  it.each([
    ['every second on a refused connection', 'ECONNREFUSED', [1_000, 1_000, 1_000, 1_000]],
    ['with growing delays while its host name does not exist', 'ENOTFOUND', [1_000, 2_000, 4_000, 30_000]],
    [
      'with growing delays while its host name cannot be resolved',
      'EAI_AGAIN',
      [1_000, 2_000, 4_000, 30_000],
    ],
  ])('reconnects %s', (_, code, expected) => {
    const { client } = replica(away).redis;
    client!.emit('error', Object.assign(new Error(), { code }));
    expect([1, 2, 3, 20].map((attempt) => client!.options.retryStrategy!(attempt))).toEqual(expected);
  });

  it('counts forms on its own', async () => {
    const alone = replica(away);
    for (let form = 0; form < 10; form += 1) await alone.limits.count('192.0.2.1', nothing);
    await expect(alone.limits.count('192.0.2.1', nothing)).rejects.toThrow(TooMany);
    await expect(alone.limits.count('192.0.2.2', nothing)).resolves.toBeUndefined();
  });
});

const url = process.env.TEST_REDIS_URL;
if (url) {
  describe('two replicas with one Redis', () => {
    it('both receive the events of either, exactly once', async () => {
      const [first, second] = [replica(url), replica(url)];
      const client = await ready(first);
      await ready(second);
      // both are subscribed before anything happens
      while (Number((await client.pubsub('NUMSUB', first.redis.namespaced('live')))[1]) < 2);
      const secondHeard = next(second);
      first.bus.publish(EVENT);
      await secondHeard;
      const answer: LiveEvent = { kind: 'content-changed' };
      const firstHeard = next(first);
      second.bus.publish(answer);
      await firstHeard;
      expect(first.received).toEqual([EVENT, answer]);
      expect(second.received).toEqual([EVENT, answer]);
    });

    it('count the forms of an address together', async () => {
      const [first, second] = [replica(url), replica(url)];
      await Promise.all([ready(first), ready(second)]);
      const address = newAddress();
      for (let form = 0; form < 5; form += 1) {
        await first.limits.count(address, nothing);
        await second.limits.count(address, nothing);
      }
      await expect(first.limits.count(address, nothing)).rejects.toThrow(TooMany);
      await expect(second.limits.count(address, nothing)).rejects.toThrow(TooMany);
    });
  });

  describe('two installations with one Redis', () => {
    it('do not receive the events of each other', async () => {
      const [first, second, other] = [replica(url), replica(url), replica(url, 'of another office')];
      const client = await ready(first);
      await Promise.all([ready(second), ready(other)]);
      for (const [{ redis }, subscribers] of [[first, 2] as const, [other, 1] as const])
        while (Number((await client.pubsub('NUMSUB', redis.namespaced('live')))[1]) < subscribers);
      const secondHeard = next(second);
      first.bus.publish(EVENT);
      await secondHeard;
      // on the connection that would have carried the event before
      const echo: LiveEvent = { kind: 'content-changed' };
      const otherHeard = next(other);
      await client.publish(
        other.redis.namespaced('live'),
        JSON.stringify({ from: 'a replica', event: echo }),
      );
      await otherHeard;
      expect(other.received).toEqual([echo]);
    });

    it('do not share counters', async () => {
      const [first, other] = [replica(url), replica(url, 'of another office')];
      await Promise.all([ready(first), ready(other)]);
      const address = newAddress();
      for (let form = 0; form < 10; form += 1) await first.limits.count(address, nothing);
      await expect(first.limits.count(address, nothing)).rejects.toThrow(TooMany);
      await expect(other.limits.count(address, nothing)).resolves.toBeUndefined();
    });
  });
}
