import { expectFitEverywhere } from './support/accessibility';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('the self-check says what needs attention and what to do, measures again, and fits every screen', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/self-check');
  const mail = page.getByRole('listitem', { name: 'Sending mail' });
  await expect(mail).toContainText('Needs attention');
  await expect(mail).toContainText('Ask whoever runs your server');
  await expect(mail.getByText(/SMTP_URL/)).toBeHidden();
  await mail.getByText('Show the steps').click();
  await expect(mail.getByText(/SMTP_URL/)).toBeVisible();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/self-check') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Checked again', { exact: true })).toBeVisible();
  await expect(mail).toBeVisible();
  await expectFitEverywhere(page, 'self-check', [320, 1280]);
});
