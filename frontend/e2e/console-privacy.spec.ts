import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFitEverywhere } from './support/accessibility';
import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

async function find(page: Page, query: string): Promise<void> {
  await page.goto('/admin/privacy');
  await page.getByLabel('E-mail address or phone number').fill(query);
  await page.getByRole('button', { name: 'Find' }).click();
}

test('a visitor is found, exported, and erased; nothing of them is found afterwards', async ({ page }) => {
  const { name, email } = await book(page, { notes: 'Please call in the morning.' });
  await signIn(page);
  await find(page, email);
  const person = page.getByRole('article', { name });
  await expect(person).toContainText('Please call in the morning.');
  expect(page.url()).not.toContain('@');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { email: string };
  expect(exported.email).toBe(email);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Readable page/ }).click();
  const readable = await opening;
  await expect(readable.locator('body')).toContainText(email);
  await readable.close();

  await person.getByRole('button', { name: /^Correct Booking/ }).click();
  const details = page.getByRole('dialog', { name: 'Correct details' });
  await details.getByLabel('First name').fill('Analiza');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: /Analiza/ })).toBeVisible();

  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person' });
  await expect(dialog.getByRole('region', { name: 'What stays' })).toContainText('dashboard');
  const reason = `Asked for it ${Date.now()}`;
  await dialog.getByLabel('Reason').fill(reason);
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await dialog.getByLabel('Type the e-mail address to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  const certificate = page.getByRole('region', { name: 'Certificate of erasure' });
  await expect(certificate).toContainText(`has erased the personal data of ${email}`);
  await expect(certificate).toContainText('1 booking');

  await page.emulateMedia({ media: 'print' });
  await expect(certificate).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(page.getByText('Nothing is held', { exact: true })).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  expect(await (await page.request.get(`/api/admin/leads?filter=${filter}`)).json()).toEqual([]);
  const found = await page.request.get(`/api/admin/search?q=${encodeURIComponent(email)}`);
  expect(((await found.json()) as { leads: unknown[] }).leads).toEqual([]);

  await page.getByRole('link', { name: 'Certificates' }).click();
  const kept = page.getByRole('listitem').filter({ hasText: reason });
  await expect(kept).toContainText('1 booking');
  await kept.getByRole('link', { name: /^Erasure of/ }).click();
  await expect(certificate).toContainText(reason);
  await expect(page.getByRole('main')).not.toContainText(email);
});

test('a person under a legal hold cannot be erased', async ({ page }) => {
  const { name, email } = await book(page);
  await signIn(page);
  await find(page, email);
  await page.getByRole('button', { name: 'Legal hold…' }).click();
  await page.getByLabel('Reason').fill('Claim 2026-114 is open');
  await page.getByRole('button', { name: 'Set the hold' }).click();
  const person = page.getByRole('article', { name });
  await expect(person).toContainText('Legal hold: this person cannot be erased.');
  await expect(person).toContainText('Reason: Claim 2026-114 is open');
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeDisabled();
  const response = await page.request.post('/api/admin/privacy/erasures', {
    data: { email, reason: 'Asked for it' },
  });
  expect(response.status()).toBe(409);

  await page.getByRole('button', { name: 'Lift…' }).click();
  await page.getByRole('button', { name: 'Lift the hold' }).click();
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeEnabled();
});

test('a request has a due date, leads to the person, and is closed with an outcome', async ({ page }) => {
  const { name, email } = await book(page);
  await signIn(page);
  await page.goto('/admin/privacy/requests');
  await page.getByRole('button', { name: 'Add a request' }).click();
  await page.getByLabel('E-mail address of the person').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const request = page.getByRole('listitem', { name: email });
  await expect(request).toContainText(/\d\d days left, due /);
  await request.getByRole('link', { name: 'Show the person' }).click();
  await expect(page.getByRole('article', { name })).toContainText(
    'Open request: Wants to know what is held.',
  );

  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await request.getByRole('button', { name: 'Close…' }).click();
  await page.getByLabel('Outcome').fill('Sent the readable page');
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect(request).toBeHidden();
  await page.getByRole('tab', { name: 'Done' }).click();
  await expect(request).toContainText('Outcome: Sent the readable page');
});

test('the periods are those of the Privacy Policy', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/privacy/retention');
  await expect(page.getByText('Nothing is kept longer than it should be.')).toBeVisible();
  const months = page.getByLabel(/^Bookings without a sale/);
  for (const [value, words] of [
    ['18', '18 months after our last contact'],
    ['24', 'two years after our last contact'],
  ] as const) {
    await months.fill(value);
    await expect(page.getByRole('region', { name: 'In the Privacy Policy' })).toContainText(words);
    const saved = page.waitForResponse((response) => response.url().endsWith('/settings/retention'));
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    const site = await page.request.get('/');
    expect(await site.text()).toContain(words);
  }
});

test('a breach has a clock, a report and the times at which everybody was told', async ({ page }) => {
  await book(page);
  await signIn(page);
  await page.goto('/admin/privacy/breach');
  await expect(page.getByText(/^\d+ of 1,000$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start a case' }).click();
  await page.getByLabel('What happened').fill('The office phone was stolen');
  await page.getByRole('button', { name: 'Start the case' }).click();
  await expect(page.getByText('The office phone was stolen')).toBeVisible();
  await expect(page.getByText(/^7[12] hours \d+ minutes? left$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Which data' })).toContainText('Date of birth');
  for (const step of ['Tell the National Privacy Commission', 'Tell the people affected']) {
    await page.getByRole('button', { name: `Done… ${step}` }).click();
    await page.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByRole('button', { name: `Take back ${step}` })).toBeVisible();
  }
  await expect(page.getByText('Everybody is told')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Report to print/ }).click();
  const report = await opening;
  await expect(report.locator('body')).toContainText('The office phone was stolen');
});

test('the privacy desk fits and has no axe violation', async ({ page }) => {
  const { name, email } = await book(page);
  await signIn(page);
  const expectFits = (what: string) => expectFitEverywhere(page, what, [390, 1366]);
  await find(page, email);
  await page.getByRole('article', { name }).waitFor();
  await expectFits('person');
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('dialog').waitFor();
  await expectFits('erase');
  for (const [path, text] of [
    ['requests', 'Requests'],
    ['retention', 'How long data is kept'],
    ['breach', 'Sensitive records'],
    ['certificates', 'Certificates'],
  ] as const) {
    await page.goto(`/admin/privacy/${path}`);
    await page.getByRole('heading', { name: text, exact: true }).waitFor();
    await expectFits(path);
  }
});
