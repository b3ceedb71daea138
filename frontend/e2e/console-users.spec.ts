import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('an account is created, deactivated, removed and restored', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 4(01|09)/);
  await signIn(page);
  await page.goto('/admin/users');
  const own = page.getByRole('article', { name: admin.name });
  await expect(own.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
  await expect(own.getByRole('button', { name: 'Reset Password' })).toBeDisabled();

  const username = `assistant${Date.now()}`;
  await page.getByRole('button', { name: 'Add New Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Admin' });
  await dialog.getByLabel('Full Name').fill(`Assistant ${username}`);
  await dialog.getByLabel('Username').fill(admin.username);
  await expect(dialog.getByRole('button', { name: 'Create User' })).toBeDisabled();
  await dialog.getByLabel('Password').fill('assistant-password');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Username is already taken').first()).toBeVisible();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('User created successfully').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await context.newPage();
  await signIn(theirs, { username, password: 'assistant-password', name: '' });
  await theirs.goto('/admin/users');
  await expect(
    theirs.getByText('Only superadmin users can manage admin accounts.', { exact: false }),
  ).toBeVisible();

  const card = page.getByRole('article', { name: `Assistant ${username}` });
  await card.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByLabel('Reason').fill('On leave');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('User status updated').first()).toBeVisible();
  await expect(theirs.getByRole('alert')).toContainText('Your session has ended');
  await context.close();

  await page.getByRole('tab', { name: /^Deactivated Users/ }).click();
  await expect(card).toContainText('On leave');
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('tab', { name: /^Removed Users/ }).click();
  await card.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('tab', { name: /^Active Users/ }).click();
  await expect(card).toBeVisible();
});

test('after a quarter of an hour, the password of an account is reset once the user has confirmed', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 40[03]/);
  await signIn(page);
  const name = `Confirmed ${Date.now()}`;
  const account = { username: name.replace(' ', '').toLowerCase(), password: 'first-secret', name };
  expect((await page.request.post('/api/admin/users', { data: account })).status()).toBe(201);
  // as the server answers a session whose confirmation is over
  await page.route(
    /\/api\/admin\/users\/[^/]+\/password$/,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          statusCode: 403,
          message: 'Please confirm with your password',
          confirmationRequired: true,
          requestId: 'test',
        },
      }),
    { times: 2 },
  );
  await page.goto('/admin/users');
  await page.getByRole('article', { name }).getByRole('button', { name: 'Reset Password' }).click();
  const reset = page.getByRole('dialog', { name: /Password/ });
  await reset.getByLabel('New Password').fill('second-secret');
  await reset.getByRole('button', { name: 'Reset Password' }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByText('Please confirm with your password').first()).toBeVisible();
  await expect(reset.getByLabel('New Password')).toHaveValue('second-secret');
  await reset.getByRole('button', { name: 'Reset Password' }).click();

  await confirm.getByLabel('Password').fill('not my password');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByLabel('Password')).toHaveAccessibleDescription('Password is wrong');
  await confirm.getByLabel('Password').fill(admin.password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm).toBeHidden();
  await expect(reset).toBeHidden();
  const { username } = account;
  // not in this browser, whose session would end
  const elsewhere = await playwright.request.newContext({ baseURL });
  const signedIn = await elsewhere.post('/api/login', { data: { username, password: 'second-secret' } });
  expect(signedIn.status()).toBe(200);
  await elsewhere.dispose();
});
