import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TIMEOUT_MS } from './until.js';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

export const ADMIN = { username: 'admin', password: 'first-password' };

const running = new Set<Server>();
afterAll(async () => {
  for (const server of running) await server.kill();
});

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A module that Node loads before the server, to inject a fault. */
  readonly preload?: string;
  /** A command that runs the server, such as `prlimit …`. */
  readonly wrapper?: readonly string[];
  readonly port?: number;
}

/** The built server in a process of its own, started as `npm run serve` does. */
export class Server {
  readonly url: string;
  private text = '';

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
    running.add(this);
    child.once('exit', () => running.delete(this));
  }

  /** Starts the process; it may not accept connections yet. */
  static async spawn(
    databaseUrl: string,
    { env = {}, preload, wrapper = [], port }: ServerOptions = {},
  ): Promise<Server> {
    const at = port ?? (await freePort());
    const line = [
      ...wrapper,
      process.execPath,
      '--max-semi-space-size=8',
      ...(preload ? ['--import', preload] : []),
      MAIN,
    ];
    const child = spawn(line[0]!, line.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PUBLIC_URL: `http://127.0.0.1:${at}`,
        PORT: String(at),
        DATABASE_URL: databaseUrl,
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        SESSION_SECRET: 'b0d6c0a2f4f94c6e9f1c7a5e8d3b2a1f',
        SEED_DEMO: 'false',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'info',
        ...env,
      },
    });
    return new Server(at, child);
  }

  /** Starts the process and waits until it is ready. */
  static async start(databaseUrl: string, options: ServerOptions = {}): Promise<Server> {
    const server = await Server.spawn(databaseUrl, options);
    await server.ready();
    return server;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** The output so far, of stdout and stderr. */
  get output(): string {
    return this.text;
  }

  get exitCode(): number | null {
    return this.child.exitCode;
  }

  get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async ready(): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (this.ended) throw new Error(`The server ended before it was ready:\n${this.output}`);
      if ((await this.status('/api/health/ready')) === 200) return;
      await sleep(20);
    }
    throw new Error(`The server was not ready after ${TIMEOUT_MS} ms:\n${this.output}`);
  }

  /** The status of a GET request, or null without a response. */
  async status(path: string, timeoutMs = 10_000): Promise<number | null> {
    return fetch(`${this.url}${path}`, { signal: AbortSignal.timeout(timeoutMs) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Waits for the process to end; returns the exit code, or null after a signal. */
  async end(): Promise<number | null> {
    if (!this.ended) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.end();
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.end();
  }
}

/**
 * A port below those that the system gives to outgoing connections (net.ipv4.ip_local_port_range): it stays free while
 * a server is down, whatever other tests connect to meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
