import { expectFitEverywhere } from './support/accessibility';
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
  const button = page.getByRole('button', { name: new RegExp(`${day.replace(',', '')}, \\d+ booking`) });
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

const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('a booking is confirmed in place, and the address brings the same day back', async ({ page }) => {
  await signIn(page);
  // at a time of its own: two confirmed bookings of one time raise a question
  const { name, preferredDate } = await book(page, { preferredTime: '1pm' });
  await page.goto(`/admin/calendar?selected=${preferredDate}`);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(card.getByText('Confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Week View' }).click();
  await expect(page).toHaveURL(/\?view=week&date=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: `Bookings for ${inWords(preferredDate)}` })).toBeVisible();
  await page.reload();
  await expect(card.getByText('Confirmed')).toBeVisible();
});

test('a booking is moved by the dialog, and by a drag that opens it', async ({ page }) => {
  await signIn(page);
  const { name, preferredDate } = await book(page, { preferredTime: '3pm' });
  const next = dayAfter(preferredDate);
  await page.goto(`/admin/calendar?view=week&date=${preferredDate}`);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByLabel('Date').fill(next);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toHaveCount(0);
  const week = page.getByRole('table', { name: /^Week of / });
  const chip = week.getByRole('button', { name: new RegExp(`^${name}`) });
  const slot = (row: string, day: string) =>
    week
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .nth(new Date(`${day}T00:00:00Z`).getUTCDay());
  await expect(slot('3:00 PM', next)).toContainText(name);

  const target = slot('4:00 PM', preferredDate);
  // the live message of the first move draws the week anew, which ends a drag that has begun
  await expect(async () => {
    await chip.hover();
    await page.mouse.down();
    await target.hover();
    await target.hover();
    await page.mouse.up();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByLabel('Date')).toHaveValue(preferredDate);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(slot('4:00 PM', preferredDate)).toContainText(name);
});

/** Bonifacio Day of the next year, a holiday on a fixed date. */
const holiday = () => `${new Date().getFullYear() + 1}-11-30`;

test('a holiday is named where a booking is moved to it, and before it is confirmed there', async ({
  page,
}) => {
  await signIn(page);
  const note = 'The office is closed on this day: Bonifacio Day.';
  const { name } = await book(page, { preferredDate: holiday(), preferredTime: '2pm' });
  await page.goto(`/admin/calendar?selected=${holiday()}`);
  const card = page.getByRole('article', { name });
  await expect(page.getByText(note)).toBeVisible();
  await card.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await expect(question).toContainText(note);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByText(note)).toBeVisible();
  await expectFitEverywhere(page, 'the dialog that moves a booking', [390, 1366]);
});

test('in the week view the title and the count of the list are on the first screen', async ({ page }) => {
  await signIn(page);
  const { preferredDate } = await book(page);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(`/admin/calendar?view=week&date=${preferredDate}`);
  await page
    .getByRole('table', { name: /^Week of / })
    .getByText(/booking/)
    .first()
    .waitFor();
  await expect(page.getByText(/bookings? scheduled$/)).toBeInViewport({ ratio: 1 });
  await page.goto(`/admin/calendar?view=week&selected=${preferredDate}`);
  await expect(page.getByRole('heading', { name: /^Bookings for / })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/bookings? scheduled$/)).toBeInViewport({ ratio: 1 });
});
