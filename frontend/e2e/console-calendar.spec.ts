import { book } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const inWords = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

test('a booking is on its day, and the views change the list', async ({ page }) => {
  await signIn(page);
  const { name, preferredDate } = await book(page, { notes: 'On the third floor.' });
  const day = inWords(preferredDate);
  await page.goto('/admin/calendar');
  await expect(page.getByText('View all appointment bookings in calendar view')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^This Month - / })).toBeVisible();
  const button = page.getByRole('button', { name: new RegExp(`${day}, \\d+ booking`) });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(button).toHaveCSS('text-decoration-line', 'underline');
  await button.click();
  await expect(page.getByRole('heading', { name: `Bookings for ${day}` })).toBeVisible();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('On the third floor.');
  await expect(card).toContainText('Pending');
  expect((await page.getByRole('region', { name: 'Bookings', exact: true }).boundingBox())?.height).toBe(500);
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await expect(page.getByRole('button', { name: 'Clear Selection' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Week View' }).click();
  await expect(page.getByRole('heading', { name: /^This Week - / })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: /^Today - / })).toBeVisible();
});
