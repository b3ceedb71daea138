import type { Page } from '@playwright/test';
import { book, choose, leadCard } from './support/leads';
import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

interface Form {
  readonly name: string;
  readonly screen: 'Leads' | 'Blog';
  readonly open: (page: Page, leadName: string) => Promise<void>;
  readonly field: string;
}

const FORMS: readonly Form[] = [
  {
    name: 'note',
    screen: 'Leads',
    open: (page, leadName) =>
      leadCard(page, leadName).getByRole('button', { name: 'Notes & Activity' }).click(),
    field: 'New note',
  },
  {
    name: 'sale',
    screen: 'Leads',
    open: (page, leadName) => choose(page, leadCard(page, leadName), 'Lead Status', 'Closed Sale'),
    field: 'Product/Policy Purchased',
  },
  {
    name: 'article',
    screen: 'Blog',
    // the open form is in the address, also after a reload
    open: async (page) => {
      const dialog = page.getByRole('dialog');
      const button = page.getByRole('button', { name: 'Add New Post' });
      await dialog.or(button).first().waitFor();
      if (!(await dialog.isVisible())) await button.click();
    },
    field: 'Title',
  },
];

const TEXT = 'Three quotes by Friday';

for (const { name, screen, open, field } of FORMS)
  test(`an unsaved ${name} survives Esc, Back, a reload and a sign-out in another tab`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/status of 401/);
    await signIn(page);
    const lead = await book(page);
    const dialog = page.getByRole('dialog');
    const input = dialog.getByLabel(field);
    const question = dialog.getByRole('alert').filter({ hasText: 'Discard what you have written?' });
    const keepWriting = async () => {
      await expect(question).toBeVisible();
      await dialog.getByRole('button', { name: 'Keep writing' }).click();
      await expect(question).toBeHidden();
      await expect(input).toHaveValue(TEXT);
    };
    const expectRestored = async () => {
      await expect(dialog.getByText(/^Restored what you had written at /)).toBeVisible();
      await expect(input).toHaveValue(TEXT);
    };

    await page.goto('/admin');
    await page.getByRole('link', { name: screen, exact: true }).click();
    await open(page, lead.name);
    await input.fill(TEXT);
    const url = page.url();

    await page.keyboard.press('Escape');
    await keepWriting();
    await page.evaluate(() => window.history.back());
    await keepWriting();
    await expect(page).toHaveURL(url);

    await page.reload();
    await open(page, lead.name);
    await expectRestored();

    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await open(page, lead.name);
    await expectRestored();

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard' }).last().click();
    await expect(dialog).toBeHidden();
    await open(page, lead.name);
    await expect(input).toHaveValue('');
  });

test('a tab that is older than the session starts again for the other user, who sees nothing unsaved', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 40[19]/);
  const account = {
    username: `bea${Date.now()}`,
    password: 'first-password-1',
    name: 'Bea Santos',
    role: 'admin_assistant',
  };
  await signIn(page);
  expect((await page.request.post('/api/admin/users', { data: account })).status()).toBe(201);
  const { name } = await book(page);
  // as in a tab that sleeps: nothing reaches it
  await page.routeWebSocket('**/ws', () => {});
  await page.goto('/admin/leads');
  const dialog = page.getByRole('dialog');
  const openNotes = () => leadCard(page, name).getByRole('button', { name: 'Notes & Activity' }).click();
  await openNotes();
  await dialog.getByLabel('New note').fill(TEXT);
  await signIn(page, account);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByText('You are signed in as Bea Santos', { exact: true })).toBeVisible();
  await expect(page.getByText(`Welcome, ${account.name}`)).toBeVisible();
  await openNotes();
  await expect(dialog.getByText('No notes yet')).toBeVisible();
  await expect(dialog.getByLabel('New note')).toHaveValue('');

  await signIn(page, { ...admin });
  await page.goto('/admin/leads');
  await openNotes();
  await expect(dialog.getByLabel('New note')).toHaveValue(TEXT);
  await expect(dialog.getByText('No notes yet')).toBeVisible();
});
