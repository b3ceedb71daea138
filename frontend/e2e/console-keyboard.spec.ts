import type { Page } from '@playwright/test';
import { expectFit } from './support/accessibility';
import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => signIn(page));

/** The path of a booking that can be confirmed. */
async function pendingBooking(page: Page): Promise<string> {
  const filter = JSON.stringify({ bookingStatus: 'Pending' });
  const response = await page.request.get(
    `/api/admin/leads?filter=${encodeURIComponent(filter)}&range=[0,0]`,
  );
  const [lead] = (await response.json()) as { id: string }[];
  return `/admin/leads/appointment/${lead!.id}`;
}

/** The page of the first client or policy. */
async function firstOf(page: Page, list: 'clients' | 'policies'): Promise<string> {
  const [first] = (await (await page.request.get(`/api/admin/${list}?range=[0,0]`)).json()) as {
    id: string;
  }[];
  return `/admin/${list}/${first!.id}`;
}

type Main = readonly [
  what: string,
  path: (page: Page) => string | Promise<string>,
  role: 'button' | 'link' | 'textbox',
  name: string | RegExp,
];

const PAGES: readonly Main[] = [
  ['the day', () => '/admin', 'button', 'New booking'],
  ['the leads', () => '/admin/leads', 'button', 'New booking'],
  ['a lead', pendingBooking, 'button', /^Confirm/],
  ['the calendar', () => '/admin/calendar', 'button', 'New booking'],
  ['the tasks', () => '/admin/tasks', 'textbox', 'New task'],
  ['the blog', () => '/admin/blog', 'button', 'Add New Post'],
  ['the newsletter', () => '/admin/newsletter', 'link', 'Write an issue'],
  ['an issue', () => '/admin/newsletter/new', 'textbox', 'Subject'],
  ['the clients', () => '/admin/clients', 'link', 'New client'],
  ['a client', (page) => firstOf(page, 'clients'), 'link', 'Call'],
  ['the policies', () => '/admin/policies', 'link', 'New policy'],
  ['a policy', (page) => firstOf(page, 'policies'), 'button', 'Edit policy'],
  ['the messages', () => '/admin/messages', 'textbox', /^Search/],
  ['the pictures', () => '/admin/media', 'button', 'Upload pictures'],
  ['a section of the site', () => '/admin/business/hero', 'textbox', 'Title'],
  ['the accounts', () => '/admin/users', 'button', 'Add New Admin'],
  ['the privacy requests', () => '/admin/privacy/requests', 'button', 'Add a request'],
  ['what is kept how long', () => '/admin/privacy/retention', 'textbox', /^Bookings without a sale/],
];

async function expectNearby(page: Page, [, pathOf, role, name]: Main) {
  await page.goto(await pathOf(page));
  const action = page.getByRole('main').getByRole(role, { name }).first();
  await expect(action).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  let presses = 1;
  const isReached = () => action.evaluate((element) => element === document.activeElement);
  while (presses < 5 && !(await isReached())) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  await expect(action, `after ${presses} presses`).toBeFocused();
}

// one test, because the first load of the console in a browser takes half as long again as a later one
test('the main action of every page is at most five presses of Tab away', async ({ page }) => {
  for (const main of PAGES) await test.step(`of ${main[0]}`, () => expectNearby(page, main));
});

test('J goes to the first row of the day and of the leads from anywhere on the page', async ({ page }) => {
  for (const path of ['/admin', '/admin/leads']) {
    await page.goto(path);
    const row = page.locator('[data-row]').first();
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row.locator(':focus')).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the title bar says where one is, leads back and has the main action; Logout is under More', async ({
    page,
  }) => {
    await page.goto(await pendingBooking(page));
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    await expectFit(page, 'the title bar of a lead');
    await bar.getByRole('link', { name: 'All leads' }).click();
    await expect(bar.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
    await bar.getByRole('button', { name: 'New booking' }).click();
    await expect(page.getByRole('dialog', { name: 'New booking' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(`Welcome, ${admin.name}`)).toBeHidden();
    await bar.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByText(`Welcome, ${admin.name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await expectFit(page, 'the sheet under More');
  });

  test('the specified screens are in the bar, and the main action of each has its words', async ({
    page,
  }) => {
    for (const [screen, action] of [
      ['Dashboard', 'New booking'],
      ['Leads', 'New booking'],
      ['Calendar', 'New booking'],
      ['Blog', 'Add New Post'],
      ['Admin Users', 'Add New Admin'],
    ] as const) {
      if (screen === 'Dashboard') await page.goto('/admin');
      if (screen === 'Admin Users') await page.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('link', { name: new RegExp(`^${screen}`) }).click();
      await expect(page.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 });
      expect((await page.getByRole('button', { name: action }).boundingBox())!.width).toBeGreaterThan(120);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByRole('button', { name: 'Add New Admin' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('button', { name: 'Add New Post' })).toBeInViewport({ ratio: 1 });
  });
});
