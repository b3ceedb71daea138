import type { Locator } from '@playwright/test';
import { expectFit, expectFitEverywhere } from './support/accessibility';
import { book, leadCard } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('every page fits the screen and has no axe violation', async ({ page, problems }) => {
  problems.expect(/status of 401/);
  const expectFits = (what: string, widths = [320, 1280]) =>
    test.step(what, () => expectFitEverywhere(page, what, widths));
  await page.goto('/admin/login');
  await page.getByLabel('Username').waitFor();
  await expectFits('login');
  await signIn(page);
  const { name, preferredDate } = await book(page, {
    firstName: 'Maximiliana Concepcion',
    lastName: `De los Santos y Villanueva ${Date.now()}`,
  });

  // fewer cards than usual, because axe takes its time for each
  await page.goto('/admin/leads?page=1&perPage=10&sort=createdAt&order=DESC');
  await leadCard(page, name).waitFor();
  await expectFits('leads');
  await leadCard(page, name).getByRole('button', { name: 'Notes & Activity' }).click();
  await page.getByText('No notes yet').waitFor();
  await expectFits('notes');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  // small screens have none
  await expectFits('shortcuts', [1280]);

  // title and count of the list are in the window of a laptop, also in a week with bookings
  await page.goto(`/admin/calendar?view=week&date=${preferredDate}`);
  const count = page.getByText(/[1-9]\d* bookings? scheduled/);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect(count).toBeInViewport({ ratio: 1 });
  }
  await expectFits('week');

  await page.goto('/admin/tasks');
  await page.getByRole('form', { name: 'Add task' }).waitFor();
  await expectFits('tasks');

  await page.goto('/admin/messages');
  await page.getByRole('list', { name: 'Messages' }).waitFor();
  await expectFits('messages');

  await page.goto('/admin/settings');
  await page.getByRole('list', { name: 'Settings' }).waitFor();
  await expectFits('settings');
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  await page.getByRole('switch', { name: 'Reminder', exact: true }).waitFor();
  await expectFits('mail');

  await page.goto('/admin/blog?page=1&perPage=12&sort=publishedAt&order=DESC');
  await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  await expectFits('posts');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('dialog').getByRole('heading').nth(2).waitFor();
  await expectFits('post form');

  await page.goto('/admin/users');
  await page.getByRole('article').first().waitFor();
  await expectFits('users');
  await page.getByRole('button', { name: 'Add New Admin' }).click();
  await page.getByRole('dialog').waitFor();
  await expectFits('new user');
});

test('the pages and dialogs of clients and policies fit the screen and have no axe violation', async ({
  page,
}) => {
  await signIn(page);
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  /** A page once the element is there, and then its dialogs by their buttons, one of them in the menu More. */
  const expectFits = async (path: string, ready: Locator, ...dialogs: (string | RegExp)[]) => {
    await page.goto(path);
    await ready.first().waitFor();
    await test.step(path, () => expectFitEverywhere(page, path, [320, 1280]));
    for (const name of dialogs) {
      if (name === 'Edit in More') {
        await button('More').click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
      } else await button(name).click();
      await dialog.getByRole('heading').first().waitFor();
      await expectFit(page, `${path}, ${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  };
  const clients = (await (await page.request.get('/api/admin/clients')).json()) as { id: string }[];

  await expectFits('/admin/clients', page.getByRole('table'), 'New client');
  await expectFits(
    `/admin/clients/${clients[0]!.id}`,
    page.getByRole('region', { name: 'Timeline' }),
    'Edit in More',
    'Add policy',
  );
  await expectFits('/admin/insurers', page.getByRole('list'), /^Edit/);
  await expectFits('/admin/book', page.getByRole('table'));
  await expectFits('/admin/suspected', page.getByRole('region', { name: 'Block list' }));
});

test.describe('on a connection that is not metered', () => {
  test.use({ fetchesAhead: true });

  test('once the first page is idle, others need no request for their code', async ({ page }) => {
    await signIn(page);
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/admin');
    await page.getByRole('region', { name: /^Today/ }).waitFor();
    const fetched = (name: string) => scripts.filter((url) => url.includes(`/assets/${name}-`));
    // after the pages of the navigation
    await expect.poll(() => fetched('login')).toHaveLength(1);
    expect(fetched('LeadBoard')).toEqual([]);
    scripts.length = 0;
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByText(/bookings? scheduled/).waitFor();
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.getByRole('region', { name: 'History' }).waitFor();
    expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([]);
  });
});

test('no page requests a whole table', async ({ page }) => {
  await signIn(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())));
  for (const path of ['/admin', '/admin/leads', '/admin/calendar', '/admin/messages']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const lists = requested.filter((url) =>
    /\/api\/(admin\/leads|admin\/mails\?|appointments|subscriptions)/.test(url),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const url of lists) expect(url).toContain('range=[0,');
});
