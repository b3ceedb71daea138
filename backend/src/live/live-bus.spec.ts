import { EventEmitter } from 'node:events';
import type { SharedRedis } from '../platform/redis.js';
import { LiveBus, type LiveEvent } from './live-bus.js';

const EVENT: LiveEvent = { kind: 'message', message: { type: 'appointment_created', data: { id: 'a' } } };
const MISSED: LiveEvent = { kind: 'missed' };
const CHANGED: LiveEvent = { kind: 'content-changed' };

/** A Redis connection of ioredis. */
class Connection extends EventEmitter {
  status = 'connecting';
  readonly published: { from: string; event: LiveEvent }[] = [];

  async connects(): Promise<void> {
    await Promise.resolve();
    this.status = 'ready';
    this.emit('ready');
    await Promise.resolve();
  }

  disconnects(): void {
    this.status = 'reconnecting';
    this.emit('close');
  }

  publish(_channel: string, text: string): Promise<number> {
    if (this.status !== 'ready') return Promise.reject(new Error('unavailable'));
    this.published.push(JSON.parse(text) as (typeof this.published)[number]);
    return Promise.resolve(1);
  }

  subscribe(): Promise<number> {
    return Promise.resolve(1);
  }

  receives(from: string, event: LiveEvent): void {
    this.emit('message', 'live', JSON.stringify({ from, event }));
  }
}

function replica() {
  const [client, subscriber] = [new Connection(), new Connection()];
  const bus = new LiveBus({
    client,
    connect: () => subscriber,
    namespaced: (name: string) => name,
  } as unknown as SharedRedis);
  const received: LiveEvent[] = [];
  bus.subscribe((event) => received.push(event));
  bus.onModuleInit();
  return { client, subscriber, bus, received, published: () => client.published.map(({ event }) => event) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an event is delivered here at once, published to other replicas, and not delivered again when it comes back', async () => {
  const { client, subscriber, bus, received, published } = replica();
  await client.connects();
  bus.publish(EVENT);
  expect(received).toEqual([EVENT]);
  expect(published()).toEqual([MISSED, EVENT]);
  subscriber.receives(client.published[1]!.from, EVENT);
  expect(received).toEqual([EVENT]);
  subscriber.receives('another replica', CHANGED);
  expect(received).toEqual([EVENT, CHANGED]);
});

test.each(['', 'no JSON', 'null', '1', '{}', '{"event":null}', '{"event":{"kind":1}}'])(
  'an unreadable message (%j) counts as missed',
  (text) => {
    const { subscriber, received } = replica();
    subscriber.emit('message', 'live', text);
    expect(received).toEqual([MISSED]);
  },
);

test('a replica delivers missed whenever it has connected to Redis', async () => {
  const { subscriber, received } = replica();
  await subscriber.connects();
  expect(received).toEqual([MISSED]);
  subscriber.disconnects();
  expect(received).toEqual([MISSED]);
  await subscriber.connects();
  expect(received).toEqual([MISSED, MISSED]);
});

test('a replica that could not publish events publishes missed once when it has reconnected', async () => {
  const { client, bus, published } = replica();
  await client.connects();
  client.disconnects();
  const before = published().length;
  bus.publish(EVENT);
  bus.publish(EVENT);
  await client.connects();
  expect(published().slice(before)).toEqual([MISSED]);
  client.disconnects();
  await client.connects();
  expect(published().slice(before)).toEqual([MISSED]);
});

test('a new process publishes missed for the process before it', async () => {
  const { client, published } = replica();
  await client.connects();
  expect(published()).toEqual([MISSED]);
});

test('while Redis is lost, cached content is cleared each minute', async () => {
  const { subscriber, received } = replica();
  const changes = () => received.filter(({ kind }) => kind === 'content-changed').length;
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(0);
  await subscriber.connects();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(0);
  subscriber.disconnects();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(10);
  await subscriber.connects();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(10);
});
