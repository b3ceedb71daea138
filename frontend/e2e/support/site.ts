import { expect, type Locator, type Page } from '@playwright/test';
import { bookingFields } from './booking-fields';

export const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

export const bookingForm = (page: Page) => page.locator('form[action="/book"]');

export const cookieBanner = (page: Page) => page.getByRole('region', { name: /cookies/ });

/** Fills in the form; on a phone, step by step to the last one. */
export async function fillBooking(page: Page, fields = bookingFields()) {
  const form = bookingForm(page);
  await form.getByLabel('First name').fill(fields.firstName);
  await form.getByLabel('Last name').fill(fields.lastName);
  await form.getByLabel('Email').fill(fields.email);
  await form.getByLabel('Phone').fill(fields.phone);
  await form.getByLabel('Date of birth').fill(fields.dateOfBirth);
  await goOn(form);
  await form.getByLabel('Preferred date').fill(fields.preferredDate);
  await form.getByLabel('Preferred time').selectOption(fields.preferredTime);
  await goOn(form);
  await form.getByLabel('Service').selectOption(fields.serviceInterest);
  await form.getByLabel('Notes').fill(fields.notes ?? '');
  return fields;
}

async function goOn(form: Locator) {
  const next = form.getByRole('button', { name: 'Next' });
  if (await next.isVisible()) await next.click();
}

/** Opens a page and waits for hydration; without consent the cookie banner follows. */
export async function open(page: Page, path: string, { consent = true } = {}) {
  if (consent) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  const response = await page.goto(path);
  await expect(page.locator('form[novalidate]').first()).toBeAttached();
  return response;
}
