import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { type Environment, startBuiltServer } from '../../src/testing/builtServer';
import { ownPort } from './ports';
import { admin } from './sign-in';

/** Problems reported by the browser during a test. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #host: string;

  constructor(baseURL: string) {
    this.#host = new URL(baseURL).host;
  }

  /** Ignores problems that match, for tests that cause them. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Watches the pages of a context. The default context is watched already, one from `browser.newContext()` is not. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => this.#found.push(`page error: ${failure.error().message}`));
    context.on('request', (request) => this.#called(request.url()));
    const watchSockets = (page: Page) => page.on('websocket', (socket) => this.#called(socket.url()));
    context.pages().forEach(watchSockets);
    context.on('page', watchSockets);
  }

  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  #called(url: string): void {
    const { protocol, host } = new URL(url);
    if (/^(https?|wss?):$/.test(protocol) && host !== this.#host)
      this.#found.push(`request to another host: ${url}`);
  }
}

export interface WorkerOptions {
  /** What the server of the worker has besides the usual environment. */
  environment: Environment;
}

interface TestOptions {
  /** Whether the console fetches the code of all screens in advance; each page load costs less when it does not. */
  fetchesAhead: boolean;
}

/**
 * Playwright's test on a server of the worker's own, which also fails on console errors, page errors and requests to
 * other hosts.
 */
export const test = base.extend<TestOptions & { problems: Problems }, WorkerOptions & { server: string }>({
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ environment }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
      const server = await startBuiltServer({ folder, port: ownPort, admin, environment });
      await use(server.origin);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ server }, use) => use(server),
  fetchesAhead: [false, { option: true }],
  page: async ({ page, context, fetchesAhead }, use) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: !fetchesAhead });
    await use(page);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = new Problems(baseURL ?? 'http://127.0.0.1');
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected, 'nothing goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
