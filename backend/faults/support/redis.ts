import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { freePort } from './server.js';
import { within } from './within.js';

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Faults of Redis need one that may be killed: they are tested only where one is installed. */
export const withRedisProgram = PROGRAM ? describe : describe.skip;

const running = new Set<PrivateRedis>();
afterAll(async () => {
  for (const server of running) await server.kill();
});

/** A Redis of our own on its own port: it can be killed, frozen and started again, and keeps nothing. */
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
    this.child = spawn(PROGRAM!, options, { stdio: 'ignore' });
    await within(10_000, 'Redis answers', () => this.ask((client) => client.ping()).catch(() => false));
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

  /** Asks it over a connection of its own. */
  async ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await question(client);
    } finally {
      client.disconnect();
    }
  }

  /** Waits until so many replicas hear one another. */
  async connects(replicas: number): Promise<void> {
    await within(10_000, `${replicas} replicas are subscribed`, async () => {
      const [, count] = await this.ask((client) => client.pubsub('NUMSUB', 'office:live'));
      return count === replicas;
    });
  }
}
