import type { Locator, Page } from '@playwright/test';
import { book, choose, leadCard } from './support/leads';
import { admin, signIn } from './support/sign-in';
import { expect, test } from './support/test';

// the tested server has no mail server: every mail is written and kept

test.beforeEach(({ page }) => signIn(page));

/** The id of a booking, found by its e-mail address. */
async function bookingId(page: Page, email: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const response = await page.request.get(`/api/admin/leads?filter=${filter}&range=[0,0]`);
  expect(response.status(), await response.text()).toBe(200);
  const [lead] = (await response.json()) as { id: string }[];
  return lead!.id;
}

/** Opens the mails about a lead and returns the list. */
async function openMessages(page: Page, name: string): Promise<Locator> {
  await leadCard(page, name).getByRole('button', { name: 'Notes & Activity' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  return page.getByRole('region', { name: 'Messages list' });
}

/** The only mail to an address, found by the search. While the list waits for the search, it takes no click. */
async function findMessage(page: Page, email: string): Promise<Locator> {
  await page.goto('/admin/messages');
  await page.getByRole('textbox', { name: 'Search by the recipient’s address' }).fill(email);
  await expect(page).toHaveURL(/filter=.*%22q%22/);
  const list = page.getByRole('list', { name: 'Messages' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const row = list.getByRole('button');
  await expect(row).toHaveCount(1);
  return row;
}

/** The path of the visitor's page, from the mail about the new booking. */
async function visitorPage(page: Page, email: string): Promise<string> {
  await (await findMessage(page, email)).click();
  const dialog = page.getByRole('dialog', { name: 'Booking received' });
  await dialog.getByRole('tab', { name: 'Text only' }).click();
  const text = await dialog.getByRole('tabpanel', { name: 'Text only' }).textContent();
  const path = /\/booking\/[\w-]+/.exec(text ?? '')?.[0];
  expect(path, text ?? '').toBeDefined();
  await page.keyboard.press('Escape');
  return path!;
}

async function ask(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const response = await page.request.post(path, { form });
  expect(response.status(), await response.text()).toBe(200);
}

test.beforeEach(({ problems }) => {
  // Playwright records each frame with a script of its own, which the sandbox of the mail's frame blocks
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
});

test('a booking writes mails that staff can read word for word', async ({ page }) => {
  const { email } = await book(page, { firstName: 'Amihan' });
  const row = await findMessage(page, email);
  await expect(page.getByText(/Messages are written and kept, not sent/)).toBeVisible();
  await expect(row).toContainText('Kept, not sent');
  await expect(row).toContainText('Booking received');
  await page.reload();
  await expect(row).toHaveCount(1);
  await row.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Booking received' });
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', '');
  await expect(dialog.locator('iframe')).toHaveAttribute('srcdoc', /Amihan/);
  await dialog.getByRole('tab', { name: 'Text only' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText('Amihan');
  await dialog.getByRole('link', { name: 'Open lead' }).click();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(email);
});

test('the mails can be filtered by kind and state', async ({ page }) => {
  const { email } = await book(page);
  await page.goto('/admin/messages');
  await page.getByRole('combobox', { name: 'Filter by kind' }).click();
  await page.getByRole('option', { name: 'To staff: new booking' }).click();
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('button');
  await expect(rows.first()).toContainText('To staff: new booking');
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Filter by state' }).click();
  await page.getByRole('option', { name: 'Sent', exact: true }).click();
  await expect(page.getByText('No messages match the search and filters')).toBeVisible();
});

test('a mail is sent again as a new one', async ({ page }) => {
  const { email } = await book(page);
  await page.goto('/admin/messages');
  await page.getByRole('textbox', { name: 'Search by the recipient’s address' }).fill(email);
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('button');
  await expect(rows).toHaveCount(1);
  await rows.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The message is sent again').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);
});

test('a confirmation writes a mail with an invitation, unless staff decide otherwise', async ({ page }) => {
  // at times of their own: a second consultation at one time would be asked about
  const told = await book(page, { preferredTime: '3pm' });
  const quiet = await book(page, { preferredTime: '4pm' });
  await page.goto('/admin/leads');
  await choose(page, leadCard(page, told.name), 'Booking Status', 'Confirmed');
  await expect(page.getByText('Booking status updated successfully').first()).toBeVisible();
  const list = await openMessages(page, told.name);
  await list.getByRole('button', { name: /Booking confirmed/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking confirmed' });
  await expect(dialog.getByText('consultation.ics')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const card = leadCard(page, quiet.name);
  await card.getByRole('button', { name: 'More ways to confirm' }).click();
  await page.getByRole('menuitem', { name: 'Confirm without a message' }).click();
  await expect(card.getByRole('combobox', { name: 'Booking Status' })).toHaveText('Confirmed');
  const quietList = await openMessages(page, quiet.name);
  await expect(quietList.getByRole('button', { name: /Booking received/ })).toBeVisible();
  await expect(quietList.getByRole('button', { name: /Booking confirmed/ })).toHaveCount(0);
});

test('the wish for another time is accepted on the page of the lead, also in other consoles', async ({
  page,
  context,
}) => {
  const { name, email, preferredDate } = await book(page, { preferredTime: '9am' });
  const path = await visitorPage(page, email);
  const other = await context.newPage();
  for (const console of [page, other]) {
    await console.goto(`/admin/leads?lead=appointment:${await bookingId(page, email)}`);
    await expect(console.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(console.getByText('Live', { exact: true })).toBeVisible();
  }
  const wish = { request: 'move', preferredDate, preferredTime: '2pm', message: 'After lunch, please.' };
  await ask(page, path, wish);
  const request = page.getByRole('main').getByRole('group', { name: 'Visitor request' });
  await expect(request).toContainText(/Asks for another time: .*, 2:00 PM/);
  await expect(request).toContainText('“After lunch, please.”');
  await request.getByRole('button', { name: 'Accept and confirm' }).click();
  await expect(page.getByText('New time accepted and confirmed').first()).toBeVisible();
  for (const console of [page, other]) {
    await expect(console.getByRole('group', { name: 'Visitor request' })).toHaveCount(0);
    await expect(console.getByRole('main').getByRole('strong').first()).toContainText('2:00 PM');
  }
});

test('a dismissed request leaves the booking, an accepted cancellation marks it', async ({ page }) => {
  const { name, email } = await book(page);
  const path = await visitorPage(page, email);
  await page.goto('/admin/leads');
  const card = leadCard(page, name);
  await ask(page, path, { request: 'cancel', message: '' });
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Request dismissed').first()).toBeVisible();
  await expect(card.getByText('Can’t come')).toHaveCount(0);
  await ask(page, path, { request: 'cancel', message: 'I am ill.' });
  await expect(card.getByText('“I am ill.”')).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Cancellation accepted').first()).toBeVisible();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  const list = await openMessages(page, name);
  await expect(list.getByRole('button', { name: /Booking cancelled/ })).toBeVisible();
});

test('a booking is rescheduled, and a past date is rejected at its field', async ({ page }) => {
  const { name, preferredDate } = await book(page, { preferredTime: '9am' });
  await page.goto('/admin/leads');
  await leadCard(page, name).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByLabel('Date').fill('2020-01-06');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog.getByText('Preferred date must not be in the past')).toBeVisible();
  await dialog.getByLabel('Date').fill(preferredDate);
  await dialog.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '4:00 PM' }).click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText('Booking rescheduled').first()).toBeVisible();
  await expect(leadCard(page, name)).toContainText('4:00 PM');
});

test('the link of a mail to staff opens the lead after the sign-in', async ({ page, context, problems }) => {
  problems.expect(/status of 401/);
  // the lead that does not exist
  problems.expect(/status of 404/);
  const { name, email } = await book(page);
  const link = `/admin/leads?lead=appointment:${await bookingId(page, email)}&focus=confirm`;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page.getByRole('tab', { name: /^All Leads/ })).toBeVisible();
  await page.goto('/admin/leads?lead=appointment:00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no lead at this address.')).toBeVisible();

  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
  // beside the list, whose place takes the focus otherwise
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(link);
  const lead = page.getByRole('region', { name: 'Lead', exact: true });
  await expect(lead.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
});

test('two superadmins do not overwrite each other’s settings unseen', async ({ page, context }) => {
  const other = await context.newPage();
  for (const console of [page, other]) {
    await console.goto('/admin/settings/mail');
    await expect(console.getByRole('switch', { name: 'Reminder', exact: true })).toBeVisible();
  }
  const save = (console: Page) => console.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('switch', { name: 'Reminder', exact: true }).click();
  await other.getByRole('switch', { name: 'New time' }).click();
  await save(other);
  await expect(other.getByText('Settings saved').first()).toBeVisible();
  await expect(page.getByText(/saved these settings on .*, after you began/)).toBeVisible();
  // as they were before this test
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('switch', { name: 'New time' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'New time' }).click();
  await save(page);
  await expect(page.getByText('Settings saved').first()).toBeVisible();
});

test('a test mail shows what became of it', async ({ page }) => {
  await page.goto('/admin/settings/mail');
  await expect(page.getByText(/No mail server is connected/)).toBeVisible();
  await page.getByLabel('Send a test message to').fill('owner@example.org');
  await page.getByRole('button', { name: 'Send test' }).click();
  const result = page.getByRole('status', { name: 'Result of the test' });
  await expect(result).toContainText('Kept, not sent');
  await expect(result).toContainText('owner@example.org');
});
