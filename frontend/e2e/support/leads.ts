import { expect, type Locator, type Page } from '@playwright/test';
import { bookingFields } from './booking-fields';

/** Books over the API and returns the entered values. */
export async function book(page: Page, changes: Parameters<typeof bookingFields>[0] = {}) {
  const fields = bookingFields({ lastName: `Reyes ${Date.now()}`, ...changes });
  const response = await page.request.post('/api/appointments', { data: fields });
  expect(response.status(), await response.text()).toBe(201);
  return { ...fields, name: `${fields.firstName} ${fields.lastName}` };
}

/** Subscribes over the API. */
export async function subscribe(page: Page, firstName: string) {
  const email = `${firstName.toLowerCase()}.${Date.now()}@example.org`;
  const response = await page.request.post('/api/subscriptions', { data: { firstName, email } });
  expect(response.status(), await response.text()).toBe(201);
  return { firstName, email };
}

/** Opens the page of the booking with an e-mail address. */
export async function openBooking(page: Page, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const response = await page.request.get(`/api/admin/leads?filter=${filter}`);
  const [lead] = (await response.json()) as { id: string }[];
  await page.goto(`/admin/leads/appointment/${lead!.id}`);
}

export const leadCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/** Selects a status on a card. */
export async function choose(page: Page, card: Locator, label: string, status: string) {
  await card.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: status }).click();
}

/**
 * After a click on Confirm: when the time of a booking of today has passed, the console asks, and the answer is yes. The
 * number of actions that this took.
 */
export async function confirmLate(page: Page, confirmed: Locator): Promise<0 | 1> {
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await expect(question.or(confirmed).first()).toBeVisible();
  if (!(await question.isVisible())) return 0;
  await question.getByRole('button', { name: 'Confirm' }).click();
  return 1;
}
