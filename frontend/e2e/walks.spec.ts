import type { Page } from '@playwright/test';
import { countActions } from './support/actions';
import { bookingFields } from './support/booking-fields';
import { book, confirmLate } from './support/leads';
import { signIn } from './support/sign-in';
import { bookingForm, open } from './support/site';
import { expect, test } from './support/test';

// everyday work with a limit to its actions; a page.goto() stands for a page that is open already

// with the transitions of site and console
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Manila' });

/** A booking for today that staff entered. */
async function bookedToday(page: Page, booking: { lastName: string; phone: string; preferredTime: string }) {
  const response = await page.request.post('/api/admin/appointments', {
    data: {
      firstName: 'Marites',
      email: `${booking.lastName.toLowerCase()}@sample.example`,
      preferredDate: today(),
      serviceInterest: 'retirement',
      notes: `The questions of ${booking.lastName}.`,
      leadSource: 'phone',
      tellVisitor: false,
      ...booking,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { ...booking, id, name: `Marites ${booking.lastName}` };
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const toast = (page: Page, text: string) => page.getByText(text).first();

/** A family name that no other test uses, and its telephone number. */
function someone(name: string) {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const letters = [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return { lastName: `${name}${letters}`, phone: `+63 917 ${digits.slice(0, 3)} ${digits.slice(3)}` };
}

test('the work of a morning costs at most 25 actions, and its three questions none', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page);
  const first = await bookedToday(page, { ...someone('Abad'), preferredTime: '10am' });
  const second = await bookedToday(page, { ...someone('Bautista'), preferredTime: '11am' });
  const waiting = await book(page);
  const task = await page.request.post('/api/admin/tasks', {
    data: { title: 'Send the three quotes', dueDate: today() },
  });
  expect(task.status(), await task.text()).toBe(201);
  // before the consultations of the day
  await page.clock.install({ time: new Date(`${today()}T08:00:00+08:00`) });
  await page.goto('/admin');
  const actions = await countActions(page);

  // whom do I meet, and what should I know; what must I do; who has waited longest
  const row = (name: string) =>
    region(page, /^Today/)
      .getByRole('listitem')
      .filter({ hasText: name });
  await expect(row(first.name)).toContainText(`The questions of ${first.lastName}.`);
  for (const answer of [
    row(first.name),
    row(second.name),
    region(page, /^To do/).getByText('Send the three quotes'),
    region(page, /^Waiting longest/).getByRole('link', { name: waiting.name }),
  ])
    await expect(answer).toBeInViewport({ ratio: 1 });
  expect(actions()).toBe(0);

  await row(first.name)
    .getByRole('button', { name: `Confirm ${first.name}` })
    .click();
  const late = await confirmLate(page, row(first.name).getByText('Confirmed'));
  await expect(row(first.name)).toContainText('Confirmed');

  // another time for the next one, with a word; the focus has gone on to that row
  await expect(row(second.name).getByRole('button', { name: `Confirm ${second.name}` })).toBeFocused();
  await page.keyboard.press('r');
  const { preferredDate } = bookingFields();
  const reschedule = page.getByRole('dialog', { name: 'Reschedule' });
  await reschedule.getByLabel('Date').fill(preferredDate);
  await reschedule.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: /^2:00 PM/ }).click();
  await reschedule.getByRole('textbox', { name: /word/i }).fill('I am in court at eleven, sorry.');
  await reschedule.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(reschedule).toBeHidden();

  // by its telephone number, from wherever one is
  await page.keyboard.press('Control+k');
  await page
    .getByRole('combobox', { name: 'Search everything' })
    .fill(second.phone.slice(-8).replace(' ', ''));
  await expect(page.getByRole('option', { name: new RegExp(second.name) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();

  await page.getByRole('button', { name: 'Log a call' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('She agrees to the new time');
  await page.getByRole('button', { name: 'Log contact' }).click();
  await expect(region(page, 'History')).toContainText('She agrees to the new time');

  await page.getByRole('textbox', { name: 'New task' }).fill('Prepare the quote');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(region(page, 'Tasks')).toContainText('Prepare the quote');

  await page.getByRole('combobox', { name: 'Lead Status' }).click();
  await page.getByRole('option', { name: 'Closed Sale' }).click();
  const sale = page.getByRole('dialog', { name: 'Enter Sales Information' });
  await sale.getByLabel('Product/Policy Purchased').fill('Term life');
  await sale.getByPlaceholder('e.g. 1000').fill('1250');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sales information saved successfully')).toBeVisible();

  await page.goto(`/admin/calendar?view=week&date=${preferredDate}`);
  const week = page.getByRole('table', { name: /^Week of / });
  await week.getByRole('button', { name: new RegExp(`^${second.name}`) }).hover();
  await page.mouse.down();
  const target = week
    .getByRole('row', { name: /^4:00 PM/ })
    .getByRole('cell')
    .nth(new Date(`${preferredDate}T00:00:00Z`).getUTCDay());
  await target.hover();
  await target.hover();
  await page.mouse.up();
  await reschedule.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(target).toContainText(second.name);

  expect(actions()).toBeLessThanOrEqual(25 + late);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('somebody who calls is found, confirmed and noted with at most seven actions', async ({ page }) => {
    await signIn(page);
    const { name, phone } = await bookedToday(page, { ...someone('Cruz'), preferredTime: '1pm' });
    await page.goto('/admin/tasks');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const actions = await countActions(page);
    await page.getByRole('button', { name: /^Search/ }).tap();
    await page.getByRole('combobox', { name: 'Search everything' }).fill(phone.slice(-8).replace(' ', ''));
    await page.getByRole('option', { name: new RegExp(name) }).tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
    const late = await confirmLate(
      page,
      page.getByRole('combobox', { name: 'Booking Status' }).getByText('Confirmed'),
    );
    await expect(page.getByRole('combobox', { name: 'Booking Status' })).toHaveText('Confirmed');
    await page.getByRole('button', { name: 'Note', exact: true }).tap();
    await page.getByRole('textbox', { name: 'New note' }).fill('Asks for a video call');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(region(page, 'History')).toContainText('Asks for a video call');
    await page.goBack();
    await expect(page).toHaveURL('/admin/tasks');
    expect(actions()).toBeLessThanOrEqual(7 + late);
  });

  test('a visitor books a consultation with at most 14 actions', async ({ page }) => {
    await open(page, '/', { consent: false });
    const actions = await countActions(page);
    await page.getByRole('link', { name: /^Book/ }).first().tap();
    const form = bookingForm(page);
    const fields = bookingFields();
    const next = form.getByRole('button', { name: 'Next' });
    await form.getByLabel('First name').fill(fields.firstName);
    await form.getByLabel('Last name').fill(fields.lastName);
    await form.getByLabel('Email').fill(fields.email);
    await form.getByLabel('Phone').fill(fields.phone);
    await form.getByLabel('Date of birth').fill(fields.dateOfBirth);
    await next.first().tap();
    await form.getByRole('group', { name: 'Next open days' }).getByRole('button').last().tap();
    await form.getByLabel('Preferred time').selectOption(fields.preferredTime);
    await next.last().tap();
    await form.getByLabel('Service').selectOption(fields.serviceInterest);
    await form.getByLabel('Notes').fill('One question.');
    await form.getByRole('button', { name: 'Book my consultation' }).tap();
    await expect(page.getByText(`We have your request, ${fields.firstName}.`)).toBeVisible();
    expect(actions()).toBeLessThanOrEqual(14);
  });
});
