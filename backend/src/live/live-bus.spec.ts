import { EventEmitter } from 'node:events';
import type { SharedRedis } from '../shared/redis.js';
import { LiveBus, type LiveEvent } from './live-bus.js';

const EVENT: LiveEvent = { kind: 'message', message: { type: 'appointment_created', data: { id: 'a' } } };
const MISSED: LiveEvent = { kind: 'missed' };
const CHANGED: LiveEvent = { kind: 'content-changed' };

/** A connection as ioredis has it. */
class Connection extends EventEmitter {
  status = 'connecting';
  readonly published: { from: string; event: LiveEvent }[] = [];

  async comes(): Promise<void> {
    await Promise.resolve();
    this.status = 'ready';
    this.emit('ready');
    await Promise.resolve();
  }

  goes(): void {
    this.status = 'reconnecting';
    this.emit('close');
  }

  publish(_channel: string, text: string): Promise<number> {
    if (this.status !== 'ready') return Promise.reject(new Error('away'));
    this.published.push(JSON.parse(text) as (typeof this.published)[number]);
    return Promise.resolve(1);
  }

  subscribe(): Promise<number> {
    return Promise.resolve(1);
  }

  says(from: string, event: LiveEvent): void {
    this.emit('message', 'office:live', JSON.stringify({ from, event }));
  }
}

function replica() {
  const [client, subscriber] = [new Connection(), new Connection()];
  const bus = new LiveBus({ client, connect: () => subscriber } as unknown as SharedRedis);
  const heard: LiveEvent[] = [];
  bus.listen((event) => heard.push(event));
  bus.onModuleInit();
  return { client, subscriber, bus, heard, said: () => client.published.map(({ event }) => event) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an event is heard here at once, is said to the others, and is not heard again when it comes back', async () => {
  const { client, subscriber, bus, heard, said } = replica();
  await client.comes();
  bus.emit(EVENT);
  expect(heard).toEqual([EVENT]);
  expect(said()).toEqual([MISSED, EVENT]);
  subscriber.says(client.published[1]!.from, EVENT);
  expect(heard).toEqual([EVENT]);
  subscriber.says('another replica', CHANGED);
  expect(heard).toEqual([EVENT, CHANGED]);
});

test.each(['', 'no JSON', 'null', '1', '{}', '{"event":null}', '{"event":{"kind":1}}'])(
  'what no replica says (%j) is taken for something missed',
  (text) => {
    const { subscriber, heard } = replica();
    subscriber.emit('message', 'office:live', text);
    expect(heard).toEqual([MISSED]);
  },
);

test('a replica that hears Redis again knows that it missed events', async () => {
  const { subscriber, heard } = replica();
  await subscriber.comes();
  expect(heard).toEqual([MISSED]);
  subscriber.goes();
  expect(heard).toEqual([MISSED]);
  await subscriber.comes();
  expect(heard).toEqual([MISSED, MISSED]);
});

test('the others are told that they missed events of a replica that could not speak, once', async () => {
  const { client, bus, said } = replica();
  await client.comes();
  client.goes();
  const before = said().length;
  bus.emit(EVENT);
  bus.emit(EVENT);
  await client.comes();
  expect(said().slice(before)).toEqual([MISSED]);
  client.goes();
  await client.comes();
  expect(said().slice(before)).toEqual([MISSED]);
});

test('a new process tells the others that they missed what the one before it may not have said', async () => {
  const { client, said } = replica();
  await client.comes();
  expect(said()).toEqual([MISSED]);
});

test('while Redis is lost content is thrown away each minute, because nobody tells when it changes', async () => {
  const { subscriber, heard } = replica();
  const changes = () => heard.filter(({ kind }) => kind === 'content-changed').length;
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(0);
  await subscriber.comes();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(0);
  subscriber.goes();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(10);
  await subscriber.comes();
  jest.advanceTimersByTime(10 * 60_000);
  expect(changes()).toBe(10);
});
