import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { readConfig } from '../src/config.js';
import { LiveBus, type LiveEvent } from '../src/live/live-bus.js';
import { TooMany } from '../src/shared/domain-error.js';
import { RateLimits } from '../src/shared/http/rate-limits.js';
import { Logger } from '../src/shared/logger.js';
import { SharedRedis } from '../src/shared/redis.js';

const EVENT: LiveEvent = { kind: 'message', message: { type: 'appointment_created', data: { id: 'a' } } };

/** What one replica has of Redis. */
class Replica {
  readonly redis: SharedRedis;
  readonly bus: LiveBus;
  readonly limits: RateLimits;
  readonly heard: LiveEvent[] = [];
  readonly logged: string[] = [];

  constructor(url: string) {
    const config = readConfig({ REDIS_URL: url, SESSION_SECRET: 'for tests', LOG_LEVEL: 'silent' });
    const logger = new Logger(config);
    jest.spyOn(logger, 'event').mockImplementation((message) => this.logged.push(message));
    this.redis = new SharedRedis(config, logger);
    this.bus = new LiveBus(this.redis);
    this.limits = new RateLimits(config, this.redis);
    this.bus.listen((event) => {
      // at its start a replica does not know what was said before
      if (event.kind !== 'missed') this.heard.push(event);
    });
    this.bus.onModuleInit();
  }

  stop(): void {
    this.redis.onApplicationShutdown();
  }
}

const replicas: Replica[] = [];
const replica = (url: string) => {
  const started = new Replica(url);
  replicas.push(started);
  return started;
};
afterEach(() => replicas.splice(0).forEach((started) => started.stop()));

/** The replica's connection, once it is one. */
async function ready({ redis: { client } }: Replica): Promise<Redis> {
  if (!client) throw new Error('There is no Redis');
  if (client.status !== 'ready') await once(client, 'ready');
  return client;
}

function next({ bus }: Replica): Promise<void> {
  return new Promise((resolve) => bus.listen(({ kind }) => kind !== 'missed' && resolve()));
}

const nothing = () => Promise.resolve();

describe('a replica whose Redis is away', () => {
  const away = 'redis://127.0.0.1:1';

  it('still tells its own consoles, once', () => {
    const alone = replica(away);
    alone.bus.emit(EVENT);
    expect(alone.heard).toEqual([EVENT]);
  });

  it('says so once, however often it tries', async () => {
    const alone = replica(away);
    for (let attempt = 0; attempt < 3; attempt += 1)
      await new Promise((resolve) => alone.redis.client!.once('reconnecting', resolve));
    expect(alone.logged).toEqual(['Redis is away; going on without it']);
  });

  it('counts forms for itself', async () => {
    const alone = replica(away);
    for (let form = 0; form < 10; form += 1) await alone.limits.form('192.0.2.1', nothing);
    await expect(alone.limits.form('192.0.2.1', nothing)).rejects.toThrow(TooMany);
    await expect(alone.limits.form('192.0.2.2', nothing)).resolves.toBeUndefined();
  });
});

const url = process.env.TEST_REDIS_URL;
if (url) {
  describe('two replicas with one Redis', () => {
    it('hear of what either of them did, each exactly once', async () => {
      const [first, second] = [replica(url), replica(url)];
      const client = await ready(first);
      await ready(second);
      // both are subscribed before anything happens
      while (Number((await client.pubsub('NUMSUB', 'office:live'))[1]) < 2);
      const secondHeard = next(second);
      first.bus.emit(EVENT);
      await secondHeard;
      const answer: LiveEvent = { kind: 'content-changed' };
      const firstHeard = next(first);
      second.bus.emit(answer);
      await firstHeard;
      expect(first.heard).toEqual([EVENT, answer]);
      expect(second.heard).toEqual([EVENT, answer]);
    });

    it('count the forms of an address together', async () => {
      const [first, second] = [replica(url), replica(url)];
      await Promise.all([ready(first), ready(second)]);
      const address = `2001:db8:${process.pid.toString(16)}:${(Date.now() % 65_536).toString(16)}::1`;
      for (let form = 0; form < 5; form += 1) {
        await first.limits.form(address, nothing);
        await second.limits.form(address, nothing);
      }
      await expect(first.limits.form(address, nothing)).rejects.toThrow(TooMany);
      await expect(second.limits.form(address, nothing)).rejects.toThrow(TooMany);
    });
  });
}
