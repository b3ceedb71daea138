import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a lead becomes a client, who is edited and found', async ({ page }) => {
  await signIn(page);
  const { name, email } = await book(page);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const leads = (await (await page.request.get(`/api/admin/leads?filter=${filter}`)).json()) as {
    id: string;
  }[];
  await page.goto(`/admin/leads/appointment/${leads[0]!.id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/clients\//);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address (optional)').fill('12 Mabini Street');
  await page.getByLabel('Tags, with commas between them (optional)').fill('VIP, family');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('12 Mabini Street')).toBeVisible();
  await expect(page.getByText('family')).toBeVisible();
  await page.getByRole('region', { name: 'Leads' }).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Open the client' })).toBeVisible();
  await page.goto(`/admin/clients?filter=${filter}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
