import type { Page } from '@playwright/test';
import { book, choose, leadCard } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const CODE = '**/admin/assets/calendar-*.js';
const SEARCH = '**/admin/assets/SearchDialog-*.js';
const NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|WebSocket connection|status of 404|ChunkLoadError/;

test.beforeEach(({ page }) => signIn(page));

const live = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible();

test('a chunk that failed to load is loaded again by the button and by navigation', async ({
  page,
  problems,
}) => {
  problems.expect(NETWORK);
  await page.goto('/admin');
  await live(page);
  await page.route(CODE, (route) => route.abort());
  await page.getByRole('link', { name: 'Calendar' }).click();
  const problem = page.getByRole('heading', { name: 'This part could not be loaded' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeVisible();
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: 'Lead Management' })).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Calendar' })).toBeVisible();
});

test('a chunk that failed to load is loaded again when the network is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(NETWORK);
  await page.goto('/admin');
  await live(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Booking Calendar' })).toBeVisible();
  await live(page);
});

test('a page of an older version reloads once for each newer version', async ({ page, problems }) => {
  problems.expect(NETWORK);
  await page.goto('/admin');
  await live(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  // simulates a deployment: the old file is gone, and the page names another entry script
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('/admin-', '/newer-') });
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await reloaded;
  const requested = page.waitForResponse('**/admin');
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await requested;
  const missing = page.waitForResponse(CODE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await missing;
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Calendar' })).toBeVisible();
  expect(loads).toBe(1);
});

test('a dialog whose chunk failed to load does not affect its page', async ({ page, problems }) => {
  problems.expect(NETWORK);
  await page.goto('/admin/blog');
  // its opening would load the chunk again
  await live(page);
  await page.route(SEARCH, (route) => route.abort());
  await page.getByRole('button', { name: 'Search everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not available' });
  await expect(dialog.getByText(/could not be loaded/)).toBeVisible();
  await page.unroute(SEARCH);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible();
});

test('a failed change keeps the list, which can be refetched', async ({ page, problems }) => {
  problems.expect(NETWORK);
  const { name } = await book(page);
  await page.goto('/admin/leads');
  // its opening would refetch the list
  await live(page);
  const card = leadCard(page, name);
  await expect(card).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await choose(page, card, 'Booking Status', 'Hold');
  await expect(page.getByText(/The change may not have been saved/).first()).toBeVisible();
  await expect(page.getByText(/^This may be out of date/)).toBeVisible();
  await expect(card.getByRole('combobox', { name: 'Booking Status' })).toHaveText('Pending');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^This may be out of date/)).toBeHidden();
  await expect(card).toBeVisible();
});

test('offline, the indicator changes at once, and changes are not sent, not even later', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(NETWORK);
  const { name } = await book(page);
  await page.goto('/admin/leads');
  await live(page);
  const card = leadCard(page, name);
  await expect(card).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await context.setOffline(true);
  await expect(page.getByText(/^Offline since/)).toBeVisible();
  await choose(page, card, 'Booking Status', 'Hold');
  await expect(page.getByText(/^You are offline. The change was not sent/).first()).toBeVisible();
  await expect(card.getByRole('combobox', { name: 'Booking Status' })).toHaveText('Pending');
  await context.setOffline(false);
  await live(page);
  await expect(page.getByText(/^This may be out of date/)).toBeHidden();
  await expect(card.getByRole('combobox', { name: 'Booking Status' })).toHaveText('Pending');
  expect(sent).toEqual([]);
});

test('on a slow response, the new tab shows no lead of the previous tab', async ({ page }) => {
  const { name } = await book(page);
  await page.goto('/admin/leads');
  await page.getByRole('tab', { name: /^New/ }).click();
  await expect(leadCard(page, name)).toBeVisible();
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/admin/leads?**', async (route) => {
    await responded;
    await route.continue();
  });
  await page.getByRole('tab', { name: /^In Progress/ }).click();
  await expect(page.getByText('Loading leads...')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  respond();
  await expect(page.getByText('Loading leads...')).toBeHidden();
  await page.getByRole('tab', { name: /^New/ }).click();
  await expect(leadCard(page, name)).toBeVisible();
});
