import { expect, type Page } from '@playwright/test';

/** The first superadmin of the server that the browser tests run against. */
export const admin = { username: 'admin', password: 'browser-tests-only', name: 'Administrator' };

/** Signs in over the API, so that the page's next visit finds a session; the page itself stays where it is. */
export async function signIn(page: Page, { username, password } = admin): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}
