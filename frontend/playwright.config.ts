import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { admin } from './e2e/support/sign-in';

// Browser tests of the built product (`npm run build` first; `npm test` does it): one server on a fresh SQLite file.

const port = Number(process.env.E2E_PORT ?? 3900);
const origin = `http://127.0.0.1:${port}`;
const chromium = process.env.CHROMIUM_PATH || ['/usr/bin/chromium'].find((path) => existsSync(path));

// This file is read again by every worker; the folder is made, and in the end removed, by the first reader only.
if (!process.env.E2E_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  process.env.E2E_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // one after the other: they share one server and one database, and may count what they see
  workers: 1,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: origin,
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
  webServer: {
    command: `${JSON.stringify(process.execPath)} ${JSON.stringify(resolve(import.meta.dirname, '../backend/dist/main.js'))}`,
    cwd: process.env.E2E_FOLDER,
    url: `${origin}/api/health/ready`,
    timeout: 30_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      DATABASE_URL: `sqlite:${join(process.env.E2E_FOLDER, 'browser-tests.sqlite')}`,
      REDIS_URL: '',
      SESSION_SECRET: 'signs the sessions of the browser tests only',
      PUBLIC_URL: '',
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      ADMIN_NAME: admin.name,
      SEED_DEMO: 'true',
      RATE_LIMITS: 'off',
      TIME_ZONE: 'Asia/Manila',
      LOG_LEVEL: 'warn',
    },
  },
});
