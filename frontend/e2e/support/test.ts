import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** What went wrong in the browser while a test ran. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #host: string;

  constructor(baseURL: string) {
    this.#host = new URL(baseURL).host;
  }

  /** Lets problems pass whose text matches, for a test that provokes them. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Watches a context and its pages. The test's own is watched already; one from `browser.newContext()` is not. */
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

  #called(address: string): void {
    const { protocol, host } = new URL(address);
    if (/^(https?|wss?):$/.test(protocol) && host !== this.#host)
      this.#found.push(`request to another host: ${address}`);
  }
}

/** Playwright's test; it also fails on any console error, page error or request to another host. */
export const test = base.extend<{ problems: Problems }>({
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
