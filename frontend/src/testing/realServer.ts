import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from './builtServer';

const ACCOUNT = { username: 'admin', password: 'contract-tests-only' };

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
  const admin = { ...ACCOUNT, name: 'Administrator' };
  const environment = { SEED_DEMO: 'false' };
  const server = await startBuiltServer({ folder, port: await freePort(), admin, environment });
  const { origin } = server;
  const { fetch } = globalThis;
  const signedIn = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ACCOUNT),
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
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
