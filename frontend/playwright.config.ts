import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import {
  attackedPort,
  mailingPort,
  mailServerPort,
  ownPort,
  workerPorts,
  WORKERS,
} from './e2e/support/ports';
import { admin } from './e2e/support/sign-in';

// Browser tests of the built product (run `npm run build` first), on servers with new SQLite files.

const MAILING = [
  '**/console-newsletter.spec.ts',
  '**/console-account.spec.ts',
  // needs an office that is not set up yet
  '**/owner-first-day.spec.ts',
];
const originAt = (where: number) => `http://127.0.0.1:${where}`;
const chromium = process.env.CHROMIUM_PATH || ['/usr/bin/chromium'].find((path) => existsSync(path));

// Every worker loads this file again; only the first load creates the folder and removes it at the end.
if (!process.env.E2E_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  process.env.E2E_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // the files of a project share a server and its database, one after another
  workers: WORKERS,
  // a second try on a busy CI machine is reported as flaky
  retries: process.env.CI ? 1 : 0,
  // for hanging tests; long enough for a slow, busy machine
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // Chromium's sandbox does not start as root
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'people',
      testIgnore: ['**/attackers*', ...MAILING],
      use: { baseURL: originAt(ownPort) },
    },
    {
      name: 'mail',
      testMatch: MAILING,
      workers: 1,
      use: { baseURL: originAt(mailingPort) },
    },
    // the payloads would disturb other tests, so they have their own server
    {
      name: 'attack',
      testMatch: '**/attackers.spec.ts',
      workers: 1,
      use: { baseURL: originAt(attackedPort) },
    },
    {
      name: 'attacked',
      workers: 1,
      testMatch: '**/attackers-*.spec.ts',
      dependencies: ['attack'],
      use: { baseURL: originAt(attackedPort) },
    },
  ],
  webServer: [
    ...workerPorts.map((port) => serverAt(port, { SEED_DEMO: 'true' })),
    serverAt(attackedPort, { SEED_DEMO: 'false' }),
    serverAt(mailingPort, { SEED_DEMO: 'false', SMTP_URL: `smtp://127.0.0.1:${mailServerPort}` }),
  ],
});

function serverAt(where: number, env: Record<string, string>) {
  return {
    command: `${JSON.stringify(process.execPath)} ${JSON.stringify(resolve(import.meta.dirname, '../backend/dist/main.js'))}`,
    cwd: process.env.E2E_FOLDER!,
    url: `${originAt(where)}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      PORT: String(where),
      DATABASE_URL: `sqlite:${join(process.env.E2E_FOLDER!, `browser-tests-${where}.sqlite`)}`,
      REDIS_URL: '',
      SESSION_SECRET: 'signs the sessions of the browser tests only',
      PUBLIC_URL: '',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ADMIN_NAME: admin.name,
      RATE_LIMITS: 'off',
      TIME_ZONE: 'Asia/Manila',
      LOG_LEVEL: 'warn',
      ...env,
    },
  };
}
