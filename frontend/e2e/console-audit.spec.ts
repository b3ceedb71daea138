import { expectFitEverywhere } from './support/accessibility';
import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('the audit trail says what was done a moment ago, filters it, exports it, and fits every screen', async ({
  page,
}) => {
  await signIn(page);
  const task = { title: 'Call back', dueDate: '2099-01-05' };
  expect((await page.request.post('/api/admin/tasks', { data: task })).status()).toBe(201);
  await page.goto('/admin/audit');
  const first = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem').first();
  await expect(first).toContainText(`${admin.name} created a task`);
  await page.getByRole('combobox', { name: 'What kind' }).click();
  await page.getByRole('option', { name: 'Pictures' }).click();
  await expect(page.getByText('Nothing was recorded that matches the filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(first).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  await expectFitEverywhere(page, 'audit trail', [320, 390, 1366]);
});
