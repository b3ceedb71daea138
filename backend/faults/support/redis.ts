import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { onlyWith } from './only-with.js';
import { freePort } from './server.js';
import { until } from './until.js';

export const REDIS_PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) =>
  existsSync(path),
);

/** Suites that kill Redis start their own server; they run only where it is installed. */
export const withRedisProgram = onlyWith(REDIS_PROGRAM);

const running = new Set<PrivateRedis>();
afterAll(async () => {
  for (const server of running) await server.kill();
});

/** A private Redis server without persistence, which can be killed, frozen and restarted. */
export class PrivateRedis {
  private child: ChildProcess | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<PrivateRedis> {
    const server = new PrivateRedis(await freePort());
    running.add(server);
    await server.start();
    return server;
  }

  url(port = this.port): string {
    return `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(REDIS_PROGRAM!, options, { stdio: 'ignore' });
    await until('Redis responds', () => this.run((client) => client.ping()).catch(() => false));
  }

  async kill(): Promise<void> {
    if (!this.child) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    this.child = null;
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Runs commands over a separate connection. */
  async run<T>(commands: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await commands(client);
    } finally {
      client.disconnect();
    }
  }

  /** The pub/sub channel of the application; empty when no replica is subscribed. */
  async liveChannel(): Promise<string> {
    const [channel] = (await this.run((client) => client.pubsub('CHANNELS', 'office:*:live'))) as string[];
    return channel ?? '';
  }

  /** Waits until this many replicas are subscribed to the live channel. */
  async waitForReplicas(replicas: number): Promise<void> {
    await until(`${replicas} replicas are subscribed`, async () => {
      const channel = await this.liveChannel();
      const [, count] = await this.run((client) => client.pubsub('NUMSUB', channel));
      return count === replicas;
    });
  }
}
