import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const NOT_SIGNED_IN = /status of 401/;

test('without a session, redirects to the login page and after the login back to the requested page', async ({
  page,
  problems,
}) => {
  problems.expect(NOT_SIGNED_IN);
  let turns = 0;
  page.on('framenavigated', () => (turns += 1));
  await page.goto('/admin/leads?filter=%7B%22leadStatus%22%3A%22New%22%7D');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(turns, 'few navigations to the login page').toBeLessThan(8);
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?filter=.*New/);
  await expect(page.getByRole('tab', { name: /^New/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`Welcome, ${admin.name}`)).toBeVisible();
  await expect(page.getByText('Login failed')).toBeHidden();
});

test('redirects from the login page if signed in, and Logout ends the session', async ({
  page,
  problems,
}) => {
  // a request of the dashboard can still be on its way when the session ends
  problems.expect(NOT_SIGNED_IN);
  await signIn(page);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

test('shows at once that the session ended, and returns to the same page after the login', async ({
  page,
  problems,
}) => {
  problems.expect(NOT_SIGNED_IN);
  await signIn(page);
  await page.goto('/admin/calendar');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.request.post('/api/logout');
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/admin\/calendar/);
});

test('an unknown path shows Page Not Found', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/admin/nothing-here');
  await expect(page.getByText('Page Not Found').first()).toBeVisible();
});

test('a user changes the own password', async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await signIn(page);
  const account = {
    username: `own${Date.now()}`,
    password: 'first-password-1',
    name: 'Own Password',
    role: 'admin_assistant',
  };
  expect((await page.request.post('/api/admin/users', { data: account })).status()).toBe(201);
  await signIn(page, account);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Admin Users' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('New Password').fill('second-password-2');
  await dialog.getByLabel('Current Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
  await dialog.getByLabel('Current Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText(/Password changed/).first()).toBeVisible();
  // an open console would notice that the next sign-in ends its session
  await page.goto('about:blank');
  await signIn(page, { ...account, password: 'second-password-2' });
});
