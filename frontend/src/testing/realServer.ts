import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const MAIN = resolve(import.meta.dirname, '../../../backend/dist/main.js');
const ADMIN = { username: 'admin', password: 'contract-tests-only' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts the built server on a new SQLite file and signs a superadmin in; requests of the suite go there with the session,
 * as those of the console do.
 */
export async function startRealServer(): Promise<{ readonly stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [MAIN], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, 'contract.sqlite')}`,
      REDIS_URL: '',
      SESSION_SECRET: 'signs the sessions of the contract suite only',
      PUBLIC_URL: '',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'off',
      SEED_DEMO: 'false',
      TIME_ZONE: 'Asia/Manila',
      LOG_LEVEL: 'error',
    },
  });
  const exited = once(server, 'exit');
  const { fetch } = globalThis;
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    await setTimeout(50);
  }
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) =>
    fetch(new URL(path as string, origin), {
      ...init,
      headers: { ...(init?.headers as object), cookie, origin },
    }),
  );
  return {
    async stop() {
      server.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
