import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a new booking is counted in the title and the navigation of each tab until the leads are opened', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/admin/blog');
  const other = await context.newPage();
  await other.goto('/admin');
  for (const tab of [page, other]) await expect(tab.getByText('Live', { exact: true })).toBeVisible();

  await book(page);
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Leads 1 new' })).toBeVisible();
  await expect(page).toHaveTitle('(1) Blog Management · Staff console');
  await expect(other).toHaveTitle('(1) Dashboard · Staff console');

  await other.getByRole('link', { name: 'Leads 1 new' }).click();
  await expect(other).toHaveTitle('Lead Management · Staff console');
  await expect(page).toHaveTitle('Blog Management · Staff console');
});
