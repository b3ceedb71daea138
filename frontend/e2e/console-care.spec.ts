import { expectFit } from './support/accessibility';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('the self-check says what needs attention and what to do, and measures again', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/self-check');
  const mail = page.getByRole('listitem', { name: 'Sending mail' });
  await expect(mail).toContainText('Needs attention');
  await expect(mail).toContainText('What to do: Set SMTP_URL');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/self-check') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  expect((await answered).status()).toBe(200);
  await expect(mail).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`the self-check fits and has no axe violation, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await signIn(page);
      await page.goto('/admin/self-check');
      await expect(page.getByRole('listitem', { name: 'Sending mail' })).toBeVisible();
      await expectFit(page, `self-check, ${colorScheme}, ${width} px`);
    });
