import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { bookingFields } from './support/booking-fields';
import { bookingForm, cookieBanner, fillBooking, open, topOf } from './support/site';
import { expect, test } from './support/test';

const BOOK = 'Book my consultation';
const PHONE = { width: 375, height: 812 };
const CONTACT_DETAILS = ['First name', 'Last name', 'Email', 'Phone', 'Date of birth'];

const book = (page: Page) => bookingForm(page).getByRole('button', { name: BOOK }).click();
const phoneBar = (page: Page) => page.getByRole('navigation', { name: 'Book or call' });
const openDays = (page: Page) => bookingForm(page).getByRole('group', { name: 'Next open days' });
const detail = (page: Page, term: string) =>
  page.locator('.booking-details dt', { hasText: term }).locator('xpath=following-sibling::dd');

/** Whether something else is in front of the middle of an element. */
const isCovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The year of the next Christmas. */
function christmasYear(): number {
  const now = new Date();
  return now.getUTCMonth() === 11 && now.getUTCDate() > 20 ? now.getUTCFullYear() + 1 : now.getUTCFullYear();
}

/** The first Sunday at least a week from now. */
function someSunday(): string {
  const date = new Date(Date.now() + 7 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

test.describe('advice about the date', () => {
  const OTHER_DAY = 'We will offer you the nearest open day.';

  test('names a Sunday and a holiday, and books both', async ({ page }) => {
    await open(page, '/');
    const date = bookingForm(page).getByLabel('Preferred date');
    await fillBooking(page, bookingFields({ preferredDate: `${christmasYear()}-12-25` }));
    await expect(date).toHaveAccessibleDescription(`Christmas Day: we are closed. ${OTHER_DAY}`);
    await date.fill(someSunday());
    await expect(date).toHaveAccessibleDescription(`Closed on Sundays. ${OTHER_DAY}`);
    await date.blur();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await book(page);
    await expect(page.getByText('We have your request, Ana.')).toBeVisible();
  });

  test('the next open days leave out Sundays and holidays, and set the date', async ({ page }) => {
    // 22 December, 9:30 AM in Manila
    await page.clock.setFixedTime(`${christmasYear()}-12-22T01:30:00Z`);
    await open(page, '/');
    const days = openDays(page).getByRole('button');
    await expect(days).toHaveCount(5);
    for (const name of await days.allInnerTexts()) expect(name).not.toMatch(/Sun|Dec 25/);
    await days.last().click();
    await expect(days.last()).toHaveAttribute('aria-pressed', 'true');
    const date = bookingForm(page).getByLabel('Preferred date');
    await expect(date).toHaveValue(new RegExp(`^${christmasYear()}-12-2[6-9]$`));
    await expect(date).toHaveAccessibleDescription(/: open \d/);
  });

  test('says when no time is left today, and starts with another day', async ({ page }) => {
    const today = new Date().toISOString().slice(0, 10);
    // 5:30 PM in Manila, after the last preferred time of every day
    await page.clock.setFixedTime(`${today}T09:30:00Z`);
    await open(page, '/');
    const date = bookingForm(page).getByLabel('Preferred date');
    await date.fill(today);
    await expect(date).toHaveAccessibleDescription(new RegExp(OTHER_DAY));
    await expect(openDays(page).getByText('Today')).toHaveCount(0);
  });
});

test.describe('after a booking', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the panel shows the reference, what was asked and the visitor’s own time', async ({ page }) => {
    await open(page, '/');
    const response = page.waitForResponse('/api/appointments');
    await fillBooking(page);
    await book(page);
    const { reference } = (await (await response).json()) as { reference: string };
    expect(reference).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/);
    await expect(detail(page, 'Reference')).toHaveText(reference);
    await expect(detail(page, 'Service')).toHaveText('Retirement Planning');
    await expect(detail(page, 'Date')).toContainText('Wednesday');
    await expect(detail(page, 'Time')).toContainText('10:00 AM, Philippine time');
    // 13 hours behind in summer, 14 otherwise
    await expect(detail(page, 'Time')).toContainText(/Your time: Tuesday, .*(9|8):00 PM/);
    await detail(page, 'Reference').click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(reference);
    await page.getByRole('button', { name: 'Book another' }).click();
    await expect(bookingForm(page).getByLabel('First name')).toBeFocused();
    await expect(bookingForm(page).getByLabel('Preferred date')).toHaveValue('');
  });

  test('a subscription is confirmed below the form after the toast has closed', async ({ page }) => {
    await open(page, '/');
    const form = page.getByRole('form', { name: 'Get Free Financial Tips' });
    const email = `ana.${Date.now()}@example.org`;
    await form.getByLabel('First name').fill('Ana');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(page.locator('.toast')).toBeHidden();
    await expect(form.getByText(`an e-mail to ${email} asks you to confirm your address`)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the form is filled in step by step and sent from the last one', async ({ page }) => {
    await open(page, '/');
    await fillBooking(page);
    await book(page);
    await expect(page.locator('.toast')).toBeVisible();
    expect(await isCovered(page.getByText('We have your request, Ana.'))).toBe(false);
    await expect(detail(page, 'Reference')).toBeInViewport();
  });

  test('the steps lead through the form with Next, Enter and Back', async ({ page }) => {
    await open(page, '/');
    const form = bookingForm(page);
    const fields = bookingFields();
    const next = form.getByRole('button', { name: 'Next' });
    const back = form.getByRole('button', { name: 'Back' });
    const step = form.locator('[aria-current="step"]');

    await expect(form.getByRole('group')).toHaveCount(1);
    await expect(back).toHaveCount(0);
    await expect(form.getByRole('button', { name: BOOK })).toBeHidden();
    await next.click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByText('First name is required')).toBeVisible();
    await form.getByLabel('First name').fill(fields.firstName);
    await form.getByLabel('Last name').fill(fields.lastName);
    await form.getByLabel('Email').fill(fields.email);
    await form.getByLabel('Date of birth').fill(fields.dateOfBirth);
    await form.getByLabel('Phone').fill(fields.phone);
    await form.getByLabel('Phone').press('Enter');

    const when = form.getByText('When suits you');
    await expect(when).toBeFocused();
    await expect(when).toBeInViewport();
    await expect(step).toHaveText('When');
    await expect(step).toBeInViewport();
    await expect(form.getByLabel('Phone')).toBeHidden();

    await expectAccessible(page);

    await back.click();
    await expect(form.getByText('About you')).toBeFocused();
    await expect(form.getByLabel('Phone')).toHaveValue(fields.phone);
    await expect(form.getByLabel('Preferred date')).toBeHidden();
    await next.click();

    await openDays(page).getByRole('button').last().click();
    await form.getByLabel('Preferred time').selectOption('10am');
    await next.click();
    await expect(form.getByText('What it is about')).toBeFocused();
    await expect(step).toHaveText('What');
    await expect(next).toHaveCount(0);
    await page.reload();
    await expect(form.getByLabel('Phone')).toHaveValue(fields.phone);
    await expect(step).toHaveText('What');
    await form.getByLabel('Service').selectOption('estate');
    await book(page);
    await expect(page.getByText('We have your request, Ana.')).toBeVisible();
  });

  test('the browser’s Back goes to the step before and keeps what was typed, and then leaves', async ({
    page,
  }) => {
    await open(page, '/blog');
    await open(page, '/');
    const form = bookingForm(page);
    const step = form.locator('[aria-current="step"]');
    const fields = await fillBooking(page);
    await expect(step).toHaveText('What');
    await page.goBack();
    const when = form.getByText('When suits you');
    await expect(when).toBeFocused();
    await expect(when).toBeInViewport();
    await expect(form.getByLabel('Preferred time')).toHaveValue(fields.preferredTime);
    await page.goBack();
    await expect(form.getByText('About you')).toBeFocused();
    await expect(form.getByLabel('Phone')).toHaveValue(fields.phone);
    await page.goForward();
    await page.goForward();
    await expect(step).toHaveText('What');
    const back = form.getByRole('button', { name: 'Back' });
    await back.click();
    await expect(step).toHaveText('When');
    await back.click();
    await expect(step).toHaveText('You');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });

  test('a booked form begins with its first step again', async ({ page }) => {
    await open(page, '/');
    await fillBooking(page);
    await book(page);
    const panel = page.getByText('We have your request, Ana.');
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Book another' }).click();
    await expect(bookingForm(page).getByLabel('First name')).toBeFocused();
    await expect(bookingForm(page).getByLabel('Service')).toBeHidden();
  });

  test('an error opens the completed step of its field', async ({ page, problems }) => {
    problems.expect(/status of 400|Booking failed/);
    await open(page, '/');
    await page.route('/api/appointments', (route) =>
      route.fulfill({
        status: 400,
        json: { statusCode: 400, message: 'x', errors: { phone: 'Phone is not known' }, requestId: '1' },
      }),
    );
    await fillBooking(page);
    const phone = bookingForm(page).getByLabel('Phone');
    await expect(phone).toBeHidden();
    await book(page);
    await expect(phone).toBeFocused();
    await expect(bookingForm(page).getByText('Phone is not known')).toBeInViewport();
  });

  test('a bar offers booking and calling between the hero and the form, and causes no layout shift', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      (window as unknown as { shift: number }).shift = 0;
    });
    await open(page, '/');
    const bar = phoneBar(page);
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(bar).not.toBeInViewport();
    const heroEnd = await page.locator('#home').evaluate((hero) => hero.getBoundingClientRect().bottom);
    await scrollTo(heroEnd - 100);
    await expect(bar).not.toBeInViewport();
    await scrollTo(heroEnd + 100);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await isCovered(bar)).toBe(false);
    for (const link of await bar.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);

    await page.locator('main form[action="/subscribe"]').getByLabel('Email').focus();
    await expect(bar).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(bar).toBeVisible();

    await bar.getByRole('link', { name: 'Book' }).click();
    await expect.poll(() => topOf(page.locator('#contact'))).toBeCloseTo(80, -1);
    await expect(bookingForm(page).getByLabel('First name')).toBeInViewport();
    expect(await isCovered(bar)).toBe(true);
    await scrollTo(100_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  });

  test('the bar waits until the cookie banner is closed', async ({ page }) => {
    await open(page, '/', { consent: false });
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(cookieBanner(page)).toBeVisible();
    await expect(phoneBar(page)).toBeHidden();
    await cookieBanner(page).getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(phoneBar(page)).toBeInViewport({ ratio: 1 });
  });
});

test('wider screens show the whole form without steps and bar', async ({ page }) => {
  await open(page, '/');
  const form = bookingForm(page);
  await expect(form.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(form.getByRole('list', { name: 'Steps' })).toHaveCount(0);
  await expect(phoneBar(page)).toHaveCount(0);
  await form.getByLabel('First name').press('Enter');
  for (const label of [...CONTACT_DETAILS, 'Preferred date', 'Preferred time', 'Service'])
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the form has no steps, advises after a rejection, and its thanks page has the reference', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 4/);
    await page.goto('/');
    await expect(bookingForm(page).getByRole('button')).toHaveText([/^$/, BOOK]);
    const preferredDate = `${christmasYear()}-12-25`;
    await fillBooking(page, bookingFields({ phone: 'call me', preferredDate }));
    await book(page);
    await expect(bookingForm(page).getByLabel('Preferred date')).toHaveAccessibleDescription(
      /^Christmas Day/,
    );
    await bookingForm(page).getByLabel('Phone').fill('+63 917 555 0101');
    await book(page);
    await expect(page.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeVisible();
    await expect(detail(page, 'Reference')).toHaveText(/^[0-9A-Z]{3}-[0-9A-Z]{4}$/);
    await expect(page.getByRole('list', { name: 'What happens next' })).toBeVisible();
  });

  test('the bar is there without JavaScript too', async ({ page }) => {
    await page.goto('/#about');
    await expect(phoneBar(page)).toBeInViewport({ ratio: 1 });
  });
});
