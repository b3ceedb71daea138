import type { Page } from '@playwright/test';
import { expectFitWidths } from './support/accessibility';
import { signIn } from './support/sign-in';
import { open } from './support/site';
import { expect, test } from './support/test';

// the tests change what all pages of this server say, and put it back at the end

test.describe.configure({ mode: 'serial' });

const SECTIONS = ['identity', 'appearance', 'hours', 'hero', 'testimonials'];
type Stored = Record<string, unknown> & { updatedAt: string | null };
let before: Record<string, Stored> = {};

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  before = (await (await page.request.get('/api/admin/settings')).json()) as typeof before;
  await page.close();
});

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page);
  await putBack(page, SECTIONS);
  await page.close();
});

async function putBack(page: Page, sections: readonly string[]): Promise<void> {
  for (const section of sections) {
    const { updatedAt: _at, updatedByName: _name, ...value } = before[section]!;
    const response = await page.request.put(`/api/admin/settings/${section}`, { data: value });
    expect(response.status(), await response.text()).toBe(200);
  }
}

test.beforeEach(async ({ page, problems }) => {
  // Playwright records each frame with a script of its own, which the sandbox of the preview blocks
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  await signIn(page);
});

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the site"]');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(`${label}: saved and published`, { exact: true })).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

test('an owner changes name, hours, testimonial and colour, sees each in the preview, and the site and every console show them', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/admin/business');
  await page.goto('/admin/business');
  await page.getByRole('link', { name: /^Identity/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Molave Advisory');
  await expect(preview(page).locator('#footer')).toContainText('Molave Advisory');
  await save(page, 'Identity');

  await page.getByRole('link', { name: 'Opening hours' }).click();
  await page.getByLabel('Monday opens').fill('08:30');
  await page.getByRole('button', { name: 'Copy Monday to all weekdays' }).click();
  await page.getByRole('switch', { name: 'Saturday open' }).uncheck();
  await expect(preview(page).locator('#contact')).toContainText('8:30 AM to 6:00 PM');
  await save(page, 'Opening hours');

  await page.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  const quote = page.getByRole('group', { name: 'Quote 1' }).getByRole('textbox', { name: 'Quote' });
  await quote.fill('Clear words, and no hurry.');
  await expect(preview(page).locator('main')).toContainText('Clear words, and no hurry.');
  await save(page, 'Testimonials');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Look' }).click();
  const code = page.getByRole('textbox', { name: 'Colour code' });
  await code.fill('#9adbb5');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(/^One field needs another look/)).toBeVisible();
  await code.fill('#1a4fa0');
  await expect(page.getByText(/^Contrast with white 7\.\d : 1: very easy to read/)).toBeVisible();
  const button = preview(page).locator('.button').first();
  await expect(button).toHaveCSS('background-color', 'rgb(26, 79, 160)');
  await save(page, 'Look');
  for (const console of [page, other]) {
    await expect(console.locator('header').first()).toContainText('Molave Advisory');
    await expect(console.locator('html')).toHaveCSS('--brand', '#1a4fa0');
  }
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeDisabled();
  await code.fill('#1a4fa1');
  await page.mouse.move(0, 0);
  for (const [colorScheme, colour] of [
    ['dark', 'rgb(133, 180, 255)'],
    ['light', 'rgb(26, 79, 160)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const save = page.getByRole('button', { name: 'Save and publish' });
    await expect(save, colorScheme).toHaveCSS('background-color', colour);
  }
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await other.close();

  await open(page, '/');
  await expect(page).toHaveTitle(/Molave Advisory/);
  await expect(page.locator('#contact')).toContainText('8:30 AM to 6:00 PM');
  await expect(page.locator('main')).toContainText('Clear words, and no hurry.');
  await expect(page.locator('.button').first()).toHaveCSS('background-color', 'rgb(26, 79, 160)');
});

test('the preview follows what is written, its links lead nowhere, and nothing is published', async ({
  page,
}) => {
  await page.goto('/admin/business/hero');
  await expect(preview(page).locator('h1')).toBeVisible();
  await title(page).fill('Not published words');
  await expect(preview(page).locator('h1')).toHaveText('Not published words');
  const link = preview(page).getByRole('link', { name: 'Blog' }).first();
  await link.click({ force: true });
  await expect(preview(page).locator('h1')).toHaveText('Not published words');
  expect(await (await page.request.get('/')).text()).not.toContain('Not published words');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Restored what you had written/)).toBeVisible();
  await expect(title(page)).toHaveValue('Not published words');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(title(page)).not.toHaveValue('Not published words');
});

test('a tab shows what another one saves; with words of its own it shows both, and the user chooses', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/admin/business/hero');
  await other.goto('/admin/business/hero');
  await title(other).fill('First words of the other tab');
  await save(other, 'Hero');
  await expect(title(page)).toHaveValue('First words of the other tab');
  await title(other).fill('Words of the other tab');
  await title(page).fill('Words of this tab');
  await save(other, 'Hero');
  const notice = page.getByRole('alert').filter({ hasText: 'saved this section' });
  await expect(notice).toContainText('Words of the other tab');
  await expect(notice).toContainText('Words of this tab');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await save(page, 'Hero');
  expect(await (await page.request.get('/')).text()).toContain('Words of this tab');

  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of Hero' });
  const last = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(last).toContainText(/by Administrator.*Words of the other tab.*Words of this tab/);
  await last.getByRole('button', { name: /^Put back/ }).click();
  await expect(title(page)).toHaveValue('Words of the other tab');
  await save(page, 'Hero');
  expect(await (await page.request.get('/')).text()).toContain('Words of the other tab');
});

test('every section fits the screen and has no accessibility violation', async ({ page }) => {
  const expectFits = (what: string) => expectFitWidths(page, what, [1280, 320]);
  await putBack(page, ['appearance']);
  await page.goto('/admin/business');
  await expect(page.getByRole('list', { name: 'Sections' })).toBeVisible();
  await expectFits('list');
  for (const section of ['stats', 'services', 'about', 'legal', ...SECTIONS]) {
    await page.goto(`/admin/business/${section}`);
    await expect(page.getByRole('button', { name: 'Save and publish' })).toBeVisible();
    if (section === 'stats') await page.getByRole('button', { name: 'These are true' }).waitFor();
    await expectFits(section);
  }
});
