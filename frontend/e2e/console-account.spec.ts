import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { MailServer } from './support/mail-server';
import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const mailServer = new MailServer();
test.beforeAll(() => mailServer.start());
test.afterAll(() => mailServer.stop());

let accounts = 0;

/** Creates an account over the API. */
async function newAccount(page: Page) {
  await signIn(page, admin);
  const username = `person${Date.now()}${++accounts}`;
  const account = {
    username,
    password: 'first secret',
    name: 'Tala Reyes',
    email: `${username}@office.example`,
  };
  const response = await page.request.post('/api/admin/users', { data: account });
  expect(response.status(), await response.text()).toBe(201);
  await page.context().clearCookies();
  return account;
}

async function signInOnPage(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The newest link in the mails to an address. */
async function linkTo(email: string): Promise<string> {
  const links = () =>
    mailServer.received
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /\/admin\/reset-password#[\w-]{43}/.exec(mail)?.[0] ?? []);
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1)!;
}

async function otherBrowser(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return { context, page: await context.newPage() };
}

test('a forgotten password is set by the link of a mail, and ends the other sessions', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 40[14]/);
  const { username, email, password } = await newAccount(page);
  const other = await otherBrowser(browser, baseURL);
  await other.page.goto('/admin/login');
  await signInOnPage(other.page, username, password);

  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Username or e-mail address')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username or e-mail address').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/a link is on its way to it/)).toBeVisible();

  const link = await linkTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/admin\/reset-password$/);
  await page.getByLabel('New password').fill('purple lantern on the roof');
  await expect(page.getByText('Very good: very hard to guess.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(other.page.getByRole('alert')).toContainText('Your session has ended');
  await other.context.close();
  await signInOnPage(page, username, 'purple lantern on the roof');

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('New password').fill('another secret');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This link does not work any more.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a user sees the own sessions, ends one, and changes the address', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 40[01]/);
  const { username, email, password } = await newAccount(page);
  const other = await otherBrowser(browser, baseURL);
  await other.page.goto('/admin/login');
  await signInOnPage(other.page, username, password);
  await page.goto('/admin/login');
  await signInOnPage(page, username, password);
  await expect.poll(() => mailServer.received.filter((mail) => mail.includes(email)).length).toBe(2);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await expect(page).toHaveTitle(/^Security/);
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This browser' })).toContainText('Chrome on Linux');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End the session/ }).click();
  await expect(sessions).toHaveCount(1);
  await expect(other.page.getByRole('alert')).toContainText('Your session has ended');
  await other.context.close();

  await page.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-mail Address' });
  await dialog.getByLabel('E-mail address').fill(`new-${email}`);
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Password is wrong')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`new-${email}`)).toBeVisible();
});

test('nobody reads the link of another person in the console', async ({ page, problems }) => {
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  const { email } = await newAccount(page);
  await page.request.post('/api/password/forgotten', { data: { account: email } });
  await linkTo(email);
  await signIn(page, admin);
  await page.goto('/admin/messages');
  await page
    .getByRole('button', { name: /forgotten password/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'To staff: forgotten password' });
  await dialog.getByRole('tab', { name: 'Text only' }).click();
  await expect(dialog.getByRole('tabpanel')).toHaveText(
    'Only the person whom this message is for can read it.',
  );
  await expect(dialog).not.toContainText(email);
  await expect(dialog.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});
