import { expectFit, expectFitEverywhere } from './support/accessibility';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a key is made and copied on a phone, used by another program, watched and ended, and the page fits every screen', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  // where a dialog that follows another one has to stay open
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/connections');
  await page.getByRole('button', { name: 'Make a key…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByLabel('Name', { exact: true }).fill('Spreadsheet of the office');
  await dialog.getByRole('checkbox', { name: /^Read leads/ }).check();
  await expectFit(page, 'making a key');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^ao_[\w-]{43}$/);
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(key);
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/v1/leads')).status()).toBe(200);
  expect((await program.get('/api/v1/clients')).status()).toBe(403);
  const row = page.getByRole('listitem', { name: 'Spreadsheet of the office' });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('2 calls in 7 days', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(key)).toHaveCount(0);
  await expectFitEverywhere(page, 'connections', [320, 1280]);

  await row.getByRole('button', { name: 'End the key Spreadsheet of the office' }).click();
  await page.getByRole('button', { name: 'End the key', exact: true }).click();
  await expect(row).toContainText('Ended');
  expect((await program.get('/api/v1/leads')).status()).toBe(401);
  await program.dispose();
});
