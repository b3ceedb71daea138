// Starts and stops the measured servers: the built application on its own database, and the bare servers it is compared
// with.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The start checks the whole SQLite file, which is 1.4 GB for a million leads. */
const MOST_START_MS = 180_000;

const folders = [];
const children = new Set();

export const ADMIN = { username: 'bench', password: 'bench-password' };

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'office-bench-'));
  folders.push(folder);
  return folder;
}

/** Starts the application as `npm run serve` does. Resolves when it is ready; `startMs` is the start-up time. */
export async function startApplication(databaseUrl, env = {}) {
  const port = await freePort();
  const begun = performance.now();
  const child = launch(['--max-semi-space-size=8', join(import.meta.dirname, '../dist/main.js')], {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: 'a secret for benchmarks, long enough',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    MEDIA_URL: `file:${temporaryFolder()}`,
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(`${url}/api/health/ready`, child);
  return { url, child, startMs: performance.now() - begun, stop: () => stop(child) };
}

/** Starts a bare server of this folder on a free port. */
export async function startBare(script, ...args) {
  const port = await freePort();
  const child = launch([join(import.meta.dirname, script), String(port), ...args], {});
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(url, child);
  return { url, child, stop: () => stop(child) };
}

/** Starts a worker process of this folder, which runs a task per message and sends the result. */
export async function startWorker(script, options) {
  const child = fork(join(import.meta.dirname, script), [JSON.stringify(options)]);
  kept(child);
  let over = () => undefined;
  child.once('exit', () => over(new Error(`${script} exited`)));
  const message = () =>
    new Promise((resolve, reject) => {
      over = reject;
      child.once('message', resolve);
    });
  await message();
  return {
    ask(order) {
      child.send(order);
      return message();
    },
    stop: () => stop(child),
  };
}

/** Signs in and returns the session cookie. */
export async function signIn(url) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`Signing in failed with ${response.status}`);
  return response.headers.getSetCookie()[0].split(';')[0];
}

export async function cleanUp() {
  await Promise.all([...children].map(stop));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function launch(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return kept(child);
}

function kept(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function waitForResponse(url, child) {
  const end = performance.now() + MOST_START_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`A server exited with ${child.exitCode} before it responded`);
    const ok = await fetch(url).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    if (ok) return;
    await sleep(20);
  }
  throw new Error(`${url} did not respond`);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
