import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export type Environment = Readonly<Record<string, string>>;

interface BuiltServer {
  readonly folder: string;
  readonly port: number;
  /** Its first superadmin. */
  readonly admin: { readonly username: string; readonly password: string; readonly name: string };
  /** Besides the usual one. */
  readonly environment?: Environment;
}

const MAIN = resolve(import.meta.dirname, '../../../backend/dist/main.js');

/** Starts the built product on a new SQLite file in the folder. */
export async function startBuiltServer({ folder, port, admin, environment = {} }: BuiltServer) {
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin)) throw new Error(`Another server answers at ${origin}; set E2E_PORT`);
  const server = spawn(process.execPath, [MAIN], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(folder, 'tests.sqlite')}`,
      REDIS_URL: '',
      SESSION_SECRET: 'signs the sessions of tests only',
      PUBLIC_URL: '',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ADMIN_NAME: admin.name,
      RATE_LIMITS: 'off',
      TIME_ZONE: 'Asia/Manila',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  server.stdout.pipe(process.stdout, { end: false });
  server.stderr.pipe(process.stderr, { end: false });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(server, 'exit');
  while (!(await answers(origin))) {
    if (server.exitCode !== null) throw new Error(`The tested server ended with code ${server.exitCode}`);
    await setTimeout(50);
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      process.off('exit', kill);
    },
  };
}

function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
