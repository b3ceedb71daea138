import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { marked, markedLine, ONE_LINE, poison, preferredDate, test } from './support/attack';
import { Harm } from './support/harm';
import { PAYLOADS } from './support/payloads';

// What attackers.spec.ts has stored; and in fields where the API refuses it, put into its answers on their way to the
// console, which must hold by itself.

test.setTimeout(120_000);

test('no screen of the leads executes any of it, and all of it is shown as it was typed', async ({
  page,
}) => {
  const harm = await Harm.watch(page);
  const closed = [
    ...['email', 'phone', 'preferredDate', 'preferredTime', 'serviceInterest'],
    ...['leadSource', 'premiumFrequency', 'premiumRate'],
  ];
  const put = await poison(page, closed, '**/api/admin/leads?*');
  for (let screen = 1; screen <= Math.ceil((2 * ONE_LINE.length) / 25); screen += 1) {
    await page.goto(`/admin/leads?page=${screen}&perPage=25&sort=createdAt&order=DESC`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await harm.expectNone(`leads, page ${screen}`);
  }
  harm.expectShown('leads', [
    ...[...markedLine('first'), ...markedLine('last'), ...markedLine('subscriber'), ...markedLine('sale')],
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
  await harm.expectNone('export');
});

test('no note, no line of history and no message of the server is executed', async ({ page }) => {
  const harm = await Harm.watch(page);
  const history = await poison(page, ['actionDetails', 'performedByName'], '**/activity');
  const authors = await poison(page, ['createdByName'], '**/notes');
  await page.goto('/admin/leads?page=9&perPage=25&sort=createdAt&order=DESC');
  const card = page.getByRole('article').filter({ hasText: 'first0' }).first();
  await card.getByRole('button', { name: 'Notes & Activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notes & Activity' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await harm.expectNone('notes');
  harm.expectShown('notes', [...marked('note'), ...authors]);
  await dialog.getByRole('tab', { name: 'Activity' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await harm.expectNone('activity');
  harm.expectShown('activity', [...history]);
  await page.keyboard.press('Escape');

  const message = marked('message').join(' ');
  await page.route('**/lead-status', (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, message } }),
  );
  await card.getByRole('combobox', { name: 'Lead Status' }).click();
  await page.getByRole('option', { name: 'New' }).click();
  await expect(page.getByText('message0').first()).toBeAttached();
  await harm.expectNone('toast');
  harm.expectShown('toast', marked('message'));
});

test('no booking of the calendar is executed', async ({ page }) => {
  const harm = await Harm.watch(page);
  const put = await poison(
    page,
    ['email', 'phone', 'preferredTime', 'serviceInterest', 'bookingStatus', 'leadStatus'],
    '**/api/appointments?*',
  );
  await page.goto('/admin/calendar');
  const day = new Date(`${preferredDate}T00:00:00Z`).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' },
  } as Intl.DateTimeFormatOptions);
  const button = page.getByRole('button', { name: new RegExp(`${day}, \\d+ booking`) });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await button.click();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    expect(await page.getByRole('article').count()).toBe(ONE_LINE.length);
  }).toPass({ timeout: 20_000 });
  await harm.expectNone('calendar');
  harm.expectShown('calendar', [
    ...markedLine('first'),
    ...marked('notes').slice(0, ONE_LINE.length),
    ...put,
  ]);
});

test('no article is executed where it is written', async ({ page }) => {
  const harm = await Harm.watch(page);
  const put = await poison(page, ['category', 'readTime'], '**/api/blog-posts');
  for (let screen = 1; screen <= Math.ceil(ONE_LINE.length / 48); screen += 1) {
    await page.goto(`/admin/blog?page=${screen}&perPage=48&sort=publishedAt&order=DESC`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await harm.expectNone(`posts, page ${screen}`);
  }
  harm.expectShown('posts', [...markedLine('title').slice(1), ...marked('excerpt').slice(1, 100), ...put]);

  await poison(page, ['editedByName'], '**/history');
  const versioned = page.getByRole('article').filter({ hasText: `version${ONE_LINE.length - 1}` });
  await versioned.getByRole('button', { name: /^History/ }).click();
  const versions = page.getByRole('dialog').getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.first()).toBeVisible();
  for (const version of await versions.all()) await version.click({ noWaitAfter: true });
  await harm.expectNone('history');
  await page.getByRole('button', { name: 'Close' }).click();

  await versioned.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await form.getByLabel('Content', { exact: true }).fill(marked('preview').join('\n\n'));
  await expect(form.getByText(`preview${PAYLOADS.length - 1}`, { exact: false }).last()).toBeAttached();
  await expect(form.locator('.reading')).toContainText(`preview${PAYLOADS.length - 1}`);
  await harm.expectNone('form and preview');
  harm.expectShown('form and preview', markedLine('preview').slice(0, 3));
});

test('no account is executed', async ({ page }) => {
  const harm = await Harm.watch(page);
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
      ...{ id: `${status}-${index}`, status },
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
    await harm.expectNone(`${tab} users`);
    harm.expectShown(`${tab} users`, [...put, ...marked(field)]);
  }
});
