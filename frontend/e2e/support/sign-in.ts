import { type Cookie, expect, type Page } from '@playwright/test';

/** The initial superadmin of the tested server. */
export const admin = { username: 'admin', password: 'browser-tests-only', name: 'Administrator' };

/** Of the session of this worker's server that the tests of the superadmin share, because passwords take long to check. */
let shared: Cookie[] = [];
/** A new one begins before the confirmation of this one is over, which lasts 15 minutes. */
const SHARED_MS = 10 * 60_000;
let sharedSince = 0;

/** Signs in over the API; the page itself does not navigate. */
export async function signIn(page: Page, account = admin): Promise<void> {
  const context = page.context();
  if (account === admin && Date.now() - sharedSince < SHARED_MS) {
    await context.addCookies(shared);
    const current = await page.request.get('/api/user');
    // unless a test has ended it, or the page has another host
    if (current.ok() && ((await current.json()) as typeof admin).username === admin.username) return;
  }
  const { username, password } = account;
  const response = await page.request.post('/api/login', { data: { username, password } });
  expect(response.status(), await response.text()).toBe(200);
  if (account !== admin) return;
  shared = await context.cookies();
  sharedSince = Date.now();
}
