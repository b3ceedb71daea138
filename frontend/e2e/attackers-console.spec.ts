import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { marked, markedLine, ONE_LINE, injectPayloads, preferredDate, test } from './support/attack';
import { ExecutionMonitor } from './support/execution-monitor';
import { PAYLOADS } from './support/payloads';

// Checks the console with the stored payloads. Fields where the API rejects payloads get them in
// intercepted responses, because the console must be safe on its own.

test('the lead pages execute no payload and show every payload as text', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  const closed = [
    'email',
    'phone',
    'preferredDate',
    'preferredTime',
    'serviceInterest',
    'leadSource',
    'premiumFrequency',
    'premiumRate',
  ];
  const put = await injectPayloads(page, closed, '**/api/admin/leads?*');
  for (let screen = 1; screen <= Math.ceil((2 * ONE_LINE.length) / 25); screen += 1) {
    await page.goto(`/admin/leads?page=${screen}&perPage=25&sort=createdAt&order=DESC`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await monitor.expectNone(`leads, page ${screen}`);
  }
  monitor.expectShown('leads', [
    ...markedLine('first'),
    ...markedLine('last'),
    ...markedLine('subscriber'),
    ...markedLine('sale'),
    ...marked('notes').slice(0, ONE_LINE.length),
    ...put,
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const cells = [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  expect(cells.length).toBeGreaterThan(16 * 2 * ONE_LINE.length);
  expect(cells.filter((cell) => /^[=+\-@\t\r\0]/.test(cell))).toEqual([]);
  expect(cells.join('\n').replaceAll('""', '"')).toContain(
    `'${markedLine('first').find((name) => name.startsWith('='))!}`,
  );
  await monitor.expectNone('export');
});

test('notes, activity and server messages execute no payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  const history = await injectPayloads(page, ['actionDetails', 'performedByName'], '**/activity');
  const authors = await injectPayloads(page, ['createdByName'], '**/notes');
  await page.goto('/admin/leads?page=9&perPage=25&sort=createdAt&order=DESC');
  const card = page.getByRole('article').filter({ hasText: 'first0' }).first();
  await card.getByRole('button', { name: 'Notes & Activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notes & Activity' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await monitor.expectNone('notes');
  monitor.expectShown('notes', [...marked('note'), ...authors]);
  await dialog.getByRole('tab', { name: 'Activity' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await monitor.expectNone('activity');
  monitor.expectShown('activity', [...history]);
  await page.keyboard.press('Escape');

  const message = marked('message').join(' ');
  await page.route('**/lead-status', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, message } }),
  );
  await card.getByRole('combobox', { name: 'Lead Status' }).click();
  await page.getByRole('option', { name: 'New' }).click();
  await expect(page.getByText('message0').first()).toBeAttached();
  await monitor.expectNone('toast');
  monitor.expectShown('toast', marked('message'));
});

test('the day, the page of a lead and the search execute no payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: /^Waiting/ });
  await waiting.getByRole('button', { name: /sign-ups?$/ }).click();
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await monitor.expectNone('the day');

  await injectPayloads(page, ['actionDetails', 'performedByName'], '**/activity');
  const response = await page.request.get('/api/admin/leads?range=[0,300]&filter={"leadType":"appointment"}');
  const leads = (await response.json()) as { id: string; firstName: string; notes: string | null }[];
  const lead = leads.find(({ firstName }) => firstName.includes('first0'))!;
  await page.goto(`/admin/leads/appointment/${lead.id}`);
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
  await monitor.expectNone('the page of a lead');
  monitor.expectShown('the page of a lead', marked('note'));

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('first');
  await expect(page.getByRole('option', { name: /first/ }).first()).toBeVisible();
  await monitor.expectNone('the search');
});

test('the calendar executes no payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  const put = await injectPayloads(
    page,
    ['email', 'phone', 'preferredTime', 'serviceInterest', 'bookingStatus', 'leadStatus'],
    '**/api/appointments?*',
  );
  await page.goto('/admin/calendar');
  const day = new Date(`${preferredDate}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  } as Intl.DateTimeFormatOptions);
  const button = page.getByRole('button', { name: new RegExp(`${day.replace(',', ',?')}, \\d+ booking`) });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await button.click();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    expect(await page.getByRole('article').count()).toBe(ONE_LINE.length);
  }).toPass({ timeout: 60_000 });
  await monitor.expectNone('calendar');
  monitor.expectShown('calendar', [
    ...markedLine('first'),
    ...marked('notes').slice(0, ONE_LINE.length),
    ...put,
  ]);
});

test('the blog editor executes no payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  const put = await injectPayloads(page, ['category', 'readTime'], '**/api/admin/blog-posts');
  for (let screen = 1; screen <= Math.ceil(ONE_LINE.length / 48); screen += 1) {
    await page.goto(`/admin/blog?page=${screen}&perPage=48&sort=publishedAt&order=DESC`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await monitor.expectNone(`posts, page ${screen}`);
  }
  monitor.expectShown('posts', [...markedLine('title').slice(1), ...marked('excerpt').slice(1, 100), ...put]);

  await injectPayloads(page, ['editedByName'], '**/history');
  const versioned = page.getByRole('article').filter({ hasText: `version${ONE_LINE.length - 1}` });
  await versioned.getByRole('button', { name: /^History/ }).click();
  const versions = page.getByRole('dialog').getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.first()).toBeVisible();
  // in the page, because a hundred clicks from outside take ten times as long
  await versions.evaluateAll(async (buttons) => {
    for (const version of buttons as HTMLButtonElement[]) {
      version.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await monitor.expectNone('history');
  await page.getByRole('button', { name: 'Close' }).click();

  await versioned.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await form.getByLabel('Content', { exact: true }).fill(marked('preview').join('\n\n'));
  await expect(form.getByText(`preview${PAYLOADS.length - 1}`, { exact: false }).last()).toBeAttached();
  await expect(form.locator('.reading')).toContainText(`preview${PAYLOADS.length - 1}`);
  await monitor.expectNone('form and preview');
  monitor.expectShown('form and preview', markedLine('preview').slice(0, 3));
});

test('the user list executes no payload', async ({ page }) => {
  const monitor = await ExecutionMonitor.watch(page);
  const fields = [
    'name',
    'username',
    'role',
    'deactivationNote',
    'removalNote',
    'createdAt',
    'deactivatedAt',
    'removedAt',
  ];
  const put: string[] = [];
  await page.route('**/api/admin/users/status/*', async (route) => {
    const status = route.request().url().split('/').at(-1)!;
    const users = PAYLOADS.map((payload, index) => ({
      id: `${status}-${index}`,
      status,
      ...Object.fromEntries(fields.map((field) => [field, `${payload} ${field}${index}`])),
    }));
    put.push(
      ...users.flatMap(({ name, username, role }: Record<string, string>) => [name!, `@${username}`, role!]),
    );
    await route.fulfill({ json: users });
  });
  await page.goto('/admin/users');
  for (const [tab, field] of [
    ['Active', 'createdAt'],
    ['Deactivated', 'deactivationNote'],
    ['Removed', 'removalNote'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab} Users`) }).click();
    await expect(page.getByRole('article')).toHaveCount(PAYLOADS.length);
    await monitor.expectNone(`${tab} users`);
    monitor.expectShown(`${tab} users`, [...put, ...marked(field)]);
  }
});
