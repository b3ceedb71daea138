import type { Locator, Page } from '@playwright/test';
import type { FirstStep } from '../src/shared/api-types';
import { countActions } from './support/actions';
import { expectFit } from './support/accessibility';
import { signIn } from './support/sign-in';
import { open } from './support/site';
import { expect, test } from './support/test';

const SECTIONS = ['identity', 'appearance', 'hours', 'stats', 'testimonials'];
let before: Record<string, Record<string, unknown>> = {};

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, problems }) => {
  // Playwright records each frame with a script of its own, which the sandbox of the preview blocks
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  await signIn(page);
  before = (await (await page.request.get('/api/admin/settings')).json()) as typeof before;
});

test.afterEach(async ({ page }) => {
  for (const section of SECTIONS) {
    const { updatedAt: _at, updatedByName: _name, ...data } = before[section]!;
    expect((await page.request.put(`/api/admin/settings/${section}`, { data })).status()).toBe(200);
  }
});

/** A photograph as a phone would send it, drawn by the browser. */
async function photograph(page: Page, name: string) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#7cc6a0';
    context.fillRect(0, 0, 1200, 1600);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(`${label}: saved and published`, { exact: true })).toBeVisible();
}

/** The first steps, which are one line once a lead has arrived. */
async function openSteps(page: Page): Promise<Locator> {
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First Steps' });
  await expect(page.getByRole('region', { name: 'Lead Stats' }).getByRole('link').first()).toBeVisible();
  await expect(steps.getByText(/^\d of \d done$/)).toBeVisible();
  const show = steps.getByRole('button', { name: 'Show' });
  if (await show.isVisible()) await show.click();
  return steps;
}

async function openStep(page: Page, title: string): Promise<void> {
  await (await openSteps(page)).getByRole('link', { name: title }).click();
}

test('an owner sets up the office on a phone with at most 31 actions, from the first steps to the first article', async ({
  page,
}) => {
  const steps = await openSteps(page);
  const actions = await countActions(page);
  await expect(steps.getByRole('link', { name: 'Set your name and contact details' })).toBeVisible();
  await expectFit(page, 'first steps');

  await openStep(page, 'Set your name and contact details');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Molave Advisory');
  await page.getByRole('textbox', { name: 'Advisor', exact: true }).fill('Ana Molave');
  await save(page, 'Identity');

  await openStep(page, 'Set your opening hours');
  await page.getByLabel('Monday opens').fill('08:30');
  await page.getByRole('button', { name: 'Copy Monday to all weekdays' }).click();
  await save(page, 'Opening hours');

  await page.goto('/admin/business');
  await page.getByRole('link', { name: 'Look' }).click();
  await page.getByRole('textbox', { name: 'Colour code' }).fill('#1a4fa0');
  const portrait = page.getByRole('group', { name: 'Portrait' });
  await portrait.locator('input[type=file]').setInputFiles(await photograph(page, 'portrait.jpg'));
  await expect(portrait.getByRole('img')).toBeVisible();
  await expectFit(page, 'look');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const shown = page.frameLocator('iframe[title="Preview of the site"]');
  await expect(shown.locator('#about')).toBeInViewport();
  await expect(shown.locator('h1')).not.toBeInViewport();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await save(page, 'Look');

  await openStep(page, 'Replace the samples');
  await page.getByRole('link', { name: 'Testimonials' }).click();
  const quote = page.getByRole('group', { name: 'Quote 1' }).getByRole('textbox', { name: 'Quote' });
  await quote.fill('Clear words, and no hurry.');
  await save(page, 'Testimonials');
  await page.goto('/admin/business/stats');
  await page.getByRole('button', { name: 'These are true' }).click();
  await expect(page.getByText('Statistics: saved and published', { exact: true })).toBeVisible();

  const title = `A first question ${Date.now()}`;
  await openStep(page, 'Write your first article');
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Excerpt').fill('What clients ask first.');
  await form.getByLabel('Content', { exact: true }).fill('The answer.');
  await form
    .getByRole('group', { name: 'Cover picture' })
    .locator('input[type=file]')
    .setInputFiles(await photograph(page, 'cover.jpg'));
  await expect(form.getByLabel('Image URL')).toHaveValue(/^\/media\/\w+-1600\.webp$/);
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Insurance' }).click();
  await expectFit(page, 'article');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form).toBeHidden();

  // six of them unfold the steps, which are folded once there are leads
  expect(actions(), 'actions besides opening pages').toBeLessThanOrEqual(31);

  // the dashboard hides the steps when all are done
  const now = (await (await page.request.get('/api/admin/first-steps')).json()) as FirstStep[];
  const left = now.filter(({ done }) => !done).map((step) => step.title);
  for (const done of ['Set your name and contact details', 'Replace the samples', 'Write your first article'])
    expect(left).not.toContain(done);

  await open(page, '/');
  await expect(page).toHaveTitle(/Molave Advisory/);
  await expect(page.locator('#contact')).toContainText('8:30 AM to 6:00 PM');
  await expect(page.locator('main')).toContainText('Clear words, and no hurry.');
  await expect(page.locator('.button').first()).toHaveCSS('background-color', 'rgb(26, 79, 160)');
  await expect(page.locator('#about img')).toHaveAttribute('src', /^\/media\//);
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
});
