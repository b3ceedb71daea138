import type { Locator, Page } from '@playwright/test';
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

/** What opens a dialog, and what ends it by its act, if that is tried. */
type Walked = readonly [open: (page: Page) => Promise<void>, act?: (dialog: Locator) => Promise<void>];

const press =
  (name: string | RegExp, ...items: string[]) =>
  async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    for (const item of items) await page.getByRole('menuitem', { name: item }).click();
  };

const send =
  (button: string, fields: Readonly<Record<string, string>> = {}) =>
  async (dialog: Locator) => {
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };

/** Expects that the focus is somewhere on the page, and stays there while the lists are loaded again. */
async function expectFocusKept(page: Page, what: string) {
  await expect(page.locator('.MuiDialog-root'), what).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const samples = () =>
    page.evaluate(async () => {
      const tags = new Set<string | undefined>();
      for (let sample = 0; sample < 5; sample += 1) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        tags.add(document.activeElement?.tagName);
      }
      return [...tags];
    });
  await expect.poll(samples, { message: what, timeout: 10_000 }).not.toContain('BODY');
}

test('no dialog leaves the focus nowhere, ended by Escape or by its act', async ({ page }) => {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/admin/${path}`, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { readonly id: string };
  };
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });
  const lastName = `Focus${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
  const person = (firstName: string) => post('clients', { firstName, lastName, phone: '+63 917 555 0177' });
  const [client, twin] = [await person('Nena'), await person('Nenita')];
  const { id } = await post('policies', {
    clientId: client.id,
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    policyNumber: lastName,
    application: 'issued',
    force: 'in force',
    startsOn: day(-34),
    mode: 'annual',
    graceDays: 31,
    premium: { amount: 756_000 },
  });
  await post(`clients/${client.id}/merge`, { otherId: twin.id });
  await post('users', { username: lastName, password: 'kept-by-nobody-1', name: lastName });

  const walks: Readonly<Record<string, Readonly<Record<string, Walked>>>> = {
    '/admin': {
      'New booking': [press('New booking')],
      'Log a call': [press(/^Log a call: Nena/), send('Log call', { 'What was said': 'Agreed' })],
      'Record payment': [press(/^Record payment: Nena/)],
      'the search': [({ keyboard }) => keyboard.press('Control+k')],
      'the shortcuts': [({ keyboard }) => keyboard.press('?')],
    },
    [`/admin/clients/${client.id}`]: {
      'Log a call': [press('Log a call'), send('Log call', { 'What was said': 'Agreed' })],
      Edit: [press('More', 'Edit'), send('Save', { Notes: 'Likes tea' })],
      Delete: [press('More', 'Delete')],
      'Add policy': [
        press('Add policy'),
        send('Add policy', { Insurer: 'AXA', Product: 'Term', Start: day(0), Premium: '1000' }),
      ],
      'Take back the merge': [press('Take back'), send('Take back')],
    },
    [`/admin/policies/${id}`]: {
      Correct: [press(/^Correct/), send('Correct premium', { Amount: '7000', Reason: 'Typed wrongly' })],
      'Record payment': [press(/^Record payment/), send('Record payment')],
      'Take back': [press(/^Take back/), send('Take back', { Reason: 'Bounced' })],
      'New case': [press('New case'), send('Open case', { 'What it is about': 'Hospital stay' })],
      'Mark as lapsed': [press('Change state', 'Mark as lapsed…'), send('Mark as lapsed')],
      'Edit policy': [press('Edit policy')],
    },
    '/admin/leads': { Notes: [press('Notes & Activity')], Reschedule: [press('Reschedule')] },
    '/admin/blog': { 'Add New Post': [press('Add New Post')] },
    '/admin/users': {
      'Add New Admin': [press('Add New Admin')],
      Deactivate: [
        (onPage) =>
          onPage
            .getByRole('article')
            .filter({ hasText: lastName })
            .getByRole('button', { name: 'Deactivate' })
            .click(),
        send('Deactivate'),
      ],
    },
    '/admin/connections': {
      'Make a key': [
        press('Make a key'),
        async (dialog) => {
          await dialog.getByRole('checkbox').first().check();
          await send('Make the key', { Name: lastName })(dialog);
          await dialog.getByRole('button', { name: 'I have kept it' }).click();
        },
      ],
    },
  };
  for (const [path, dialogs] of Object.entries(walks)) {
    await page.goto(path);
    for (const [what, [open, act]] of Object.entries(dialogs))
      await test.step(`${path}: ${what}`, async () => {
        const dialog = page.getByRole('dialog');
        await open(page);
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await expectFocusKept(page, `${path}: ${what}, Escape`);
        if (!act) return;
        await open(page);
        await act(dialog);
        await expectFocusKept(page, `${path}: ${what}, done`);
      });
  }
});

test('the search opens an act on the page of its record, with the caret in its form', async ({ page }) => {
  await page.goto(await firstOf(page, 'clients'));
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
  // on the page of the client itself, too
  for (const path of ['/admin/tasks', new URL(page.url()).pathname]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(`log a call ${name}`);
    await page
      .getByRole('group', { name: 'Log a call' })
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'What was said' })).toBeFocused();
    expect(page.url()).not.toContain('act=');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('new task');
  await page.getByRole('option', { name: 'New task' }).click();
  await expect(page.getByRole('textbox', { name: 'New task' })).toBeFocused();
});

test('every page of the Settings leads back to them', async ({ page }) => {
  await page.goto('/admin/settings');
  const main = page.getByRole('main');
  await main.getByRole('link').first().waitFor();
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(paths).toContain('/admin/audit');
  for (const path of paths) {
    await main.locator(`a[href="${path}"]`).click();
    await main.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
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
