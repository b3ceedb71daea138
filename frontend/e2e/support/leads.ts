import { expect, type Locator, type Page } from '@playwright/test';
import { bookingFields } from './booking-fields';

/** Books as a visitor would, over the API, and gives back what was entered. */
export async function book(page: Page, changes: Parameters<typeof bookingFields>[0] = {}) {
  const fields = bookingFields({ lastName: `Reyes ${Date.now()}`, ...changes });
  const answer = await page.request.post('/api/appointments', { data: fields });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...fields, name: `${fields.firstName} ${fields.lastName}` };
}

/** Subscribes as a visitor would, over the API. */
export async function subscribe(page: Page, firstName: string) {
  const email = `${firstName.toLowerCase()}.${Date.now()}@example.org`;
  const answer = await page.request.post('/api/subscriptions', { data: { firstName, email } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { firstName, email };
}

export const leadCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/** Chooses a status on a card. */
export async function choose(page: Page, card: Locator, label: string, status: string) {
  await card.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: status }).click();
}
