import type { Page } from '@playwright/test';
import { expectAccessible, expectFitEverywhere } from './support/accessibility';
import { MailServer } from './support/mail-server';
import { signIn } from './support/sign-in';
import { open } from './support/site';
import { expect, test } from './support/test';

// these tests have a server of their own, which sends its mail to this one

test.describe.configure({ mode: 'serial' });

const mailServer = new MailServer();
const people = ['elena@example.org', 'noel@example.org', 'gone@example.org'];

test.beforeAll(async ({ playwright, baseURL }) => {
  await mailServer.start();
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  for (const email of [...people, 'undecided@example.org']) {
    const response = await request.post('/api/subscriptions', { data: { firstName: email, email } });
    expect(response.status(), await response.text()).toBe(201);
  }
  for (const email of people) {
    const response = await request.post(await confirmationPath(email));
    expect(response.status()).toBe(200);
  }
  await request.dispose();
  mailServer.refusing = true;
});
test.afterAll(() => mailServer.stop());

test.beforeEach(async ({ page, problems }) => {
  // Playwright records each frame with a script of its own, which the sandbox of the mail's frame blocks
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  await signIn(page);
});

/** The link of the mail that asks for a confirmation. */
async function confirmationPath(email: string): Promise<string> {
  const find = () => mailServer.received.find((text) => text.includes(`To: ${email}`)) ?? '';
  await expect.poll(find).toMatch(/\/newsletter\/confirm\/[\w-]+/);
  return /\/newsletter\/confirm\/[\w-]+/.exec(find())![0];
}

async function write(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Content' }).fill('Hello,\n\n**three** things.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/newsletter\/[\w-]{36}$/);
}

const sending = (page: Page) => page.getByRole('region', { name: 'Sending' });

test('an issue is written, survives a reload, is tried out, scheduled and cancelled', async ({ page }) => {
  const subject = `Before the rainy season ${Date.now()}`;
  await write(page, subject);
  await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /<strong[^>]*>three<\/strong>/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);

  await page.getByRole('button', { name: 'Send a test copy' }).click();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('owner@example.org');
  await page.getByRole('button', { name: 'Send test copy' }).click();
  await expect(page.getByRole('status', { name: 'Test copy' })).toContainText('The mail server accepted it');
  expect(mailServer.received.at(-1)).toContain(`[Test] ${subject}`);
  await page.getByRole('textbox', { name: 'To', exact: true }).press('Escape');

  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByRole('group', { name: 'Audience' })).toHaveText(
    /^3 people will get it.*1 did not confirm the address/,
  );
  await page.getByRole('radio', { name: 'At a date and time' }).check();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(nextMonth);
  await page.getByLabel('Time in Manila').fill('09:30');
  await page.getByRole('button', { name: /^Schedule for .*, 9:30 AM$/ }).click();
  await expect(sending(page)).toContainText(/Planned for .*, 9:30 AM/);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the issue' }).click();
  await expect(sending(page)).toContainText('Nothing was sent.');
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Cancelled');
});

test('an issue goes to everybody who confirmed, and other consoles watch it', async ({ page, context }) => {
  const subject = `What a deductible is ${Date.now()}`;
  await write(page, subject);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send to 3 people' }).click();
  const holds = /^Sending to 3 people starts in \d+ s$/;
  await expect(page.getByText('Sending starts in 30 seconds').first()).toBeVisible();
  await expect(other.getByText(holds)).toBeVisible();
  await other.reload();
  await other.getByRole('group', { name: 'Before sending' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
  expect(mailServer.received.filter((text) => text.includes(`Subject: ${subject}`))).toHaveLength(0);
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect(page.getByText(holds)).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  for (const console of [page, other]) await expect(sending(console)).toContainText(/Sent2Failed1/);
  expect(mailServer.received.filter((text) => text.includes(`Subject: ${subject}`))).toHaveLength(2);

  const recipients = page.getByRole('region', { name: 'Recipients' });
  await expect(recipients.getByRole('row')).toHaveCount(4);
  await recipients.getByRole('textbox', { name: 'Search the addresses' }).fill('gone');
  await expect(recipients.getByRole('row')).toHaveCount(2);
  await expect(recipients.getByRole('row').last()).toContainText('550 5.1.1 No such user');
  await page.getByRole('link', { name: 'View on the site' }).waitFor();

  await recipients.getByRole('textbox', { name: 'Search the addresses' }).fill('noel');
  await recipients.getByRole('link', { name: 'noel@example.org' }).click();
  const consent = page.getByRole('region', { name: 'Newsletter' });
  await expect(consent).toContainText(/Confirmed on .*By subscribing you agree/);
  await consent.getByRole('button', { name: 'Unsubscribe on request' }).click();
  await consent.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(consent).toContainText('Unsubscribed by staff on request');
});

test('a visitor confirms the address, reads the last letter, leaves by its link and comes back', async ({
  page,
}) => {
  const email = 'visitor@example.org';
  await open(page, '/');
  const form = page.getByRole('form', { name: 'Get Free Financial Tips' });
  await form.getByLabel('First name').fill('Liza');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('Subscription successful!').first()).toBeVisible();
  await page.goto(await confirmationPath(email));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();

  const subject = `A letter for visitors ${Date.now()}`;
  const issues = '/api/admin/newsletters';
  const draft = await page.request.post(issues, {
    data: { subject, content: 'Read **this**.', public: true },
  });
  const { id } = (await draft.json()) as { id: string };
  for (const action of ['send', 'send-now'])
    expect((await page.request.post(`${issues}/${id}/${action}`, { data: {} })).status()).toBe(200);
  const letter = () =>
    mailServer.received.find((text) => text.includes(`To: ${email}`) && text.includes(subject)) ?? '';
  await expect.poll(letter).toMatch(/\/newsletter\/unsubscribe\/[\w-]+/);

  await expect
    .poll(async () => ((await (await page.request.get(`${issues}/${id}`)).json()) as { state: string }).state)
    .toBe('sent');
  await open(page, '/');
  await page.getByRole('link', { name: 'Read the last letter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  await page.goto(/\/newsletter\/unsubscribe\/[\w-]+/.exec(letter())![0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('heading', { name: 'Please confirm your address' })).toBeVisible();
});

test('the pages of the newsletter fit and have no axe violation', async ({ page }) => {
  const expectFits = (what: string) => expectFitEverywhere(page, what, [320, 1280]);
  await page.goto('/admin/newsletter');
  await page.getByRole('link', { name: /^What a deductible is/ }).waitFor();
  await expectFits('issues');
  await page.getByRole('link', { name: /^What a deductible is/ }).click();
  await page.getByText('250 2.0.0 Ok: kept').first().waitFor();
  await expectFits('sent issue');
  await write(page, 'What a rider is');
  await expectFits('editor');
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: /^Send to \d/ }).waitFor();
  await expectFits('send dialog');
});
