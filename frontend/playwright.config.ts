import { defineConfig } from '@playwright/test';
import { findChromium } from '../backend/scripts/find-chromium.mjs';
import { mailServerPort, WORKERS } from './e2e/support/ports';
import type { WorkerOptions } from './e2e/support/test';

// Browser tests of the built product (run `npm run build` first). Each worker starts a server with a new SQLite file.

const MAILING = [
  '**/console-newsletter.spec.ts',
  '**/console-account.spec.ts',
  // need an office that is not set up yet, or has no bookings of other tests
  '**/walks.spec.ts',
  '**/owner-first-day.spec.ts',
];
const ATTACKS = '**/attackers*.spec.ts';

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
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
    // transitions take an eighth of the time; the walks and the tests of the site's pages have them
    contextOptions: { reducedMotion: 'reduce' },
    // recording costs nearly as much as the tests themselves
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        // pages are open too short for optimized code to pay; without it the tests take a quarter less
        '--js-flags=--no-opt --no-maglev',
        // the shell would round the widths of letters to pixels
        '--font-render-hinting=none',
        // Chromium's sandbox does not start as root
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // those of one worker first, so that the others fill both workers to the end
  projects: [
    {
      // the payloads would disturb other tests, so they have their own server
      name: 'attack',
      testMatch: ATTACKS,
      workers: 1,
      use: { environment: { SEED_DEMO: 'false' } },
    },
    {
      name: 'mail',
      testMatch: MAILING,
      workers: 1,
      use: { environment: { SEED_DEMO: 'false', SMTP_URL: `smtp://127.0.0.1:${mailServerPort}` } },
    },
    {
      name: 'people',
      testIgnore: [ATTACKS, ...MAILING],
      use: { environment: { SEED_DEMO: 'true' } },
    },
  ],
});
