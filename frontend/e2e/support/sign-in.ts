import { expect, type Page } from '@playwright/test';

/** The initial superadmin of the tested server. */
export const admin = { username: 'admin', password: 'browser-tests-only', name: 'Administrator' };

/** Signs in over the API; the page itself does not navigate. */
export async function signIn(page: Page, { username, password } = admin): Promise<void> {
  const response = await page.request.post('/api/login', { data: { username, password } });
  expect(response.status(), await response.text()).toBe(200);
}
