import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a post is created, edited, reverted, deleted and restored', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Add New Post' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Blog Post' });
  const title = `Term insurance in plain words ${Date.now()}`;
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Excerpt').fill('What it is for.');
  await form.getByLabel('Content', { exact: true }).fill('## First heading\n\nThe first words.');
  await form.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Insurance' }).click();
  await form.getByLabel('Image URL').fill('/covers/two-houses.svg');
  await form.getByLabel('Read Time').fill('3 min read');
  const preview = form.getByRole('region', { name: 'Preview of the content' });
  await expect(preview.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Blog post created successfully').first()).toBeVisible();

  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await edit.getByLabel('Content', { exact: true }).fill('## First heading\n\nThe second words.');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Blog post updated successfully').first()).toBeVisible();

  await card.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('row').filter({ hasText: 'The first words.' })).toContainText(
    'The second words.',
  );
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history.getByRole('button', { name: /Replaced by/ })).toHaveCount(2);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toBeHidden();

  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post deleted successfully').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Deleted' }).click();
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Blog post restored').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('tab', { name: 'Published' }).click();
  await expect(card).toBeVisible();
  // other tests expect the initial articles
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});
