import { bookingFields } from './support/booking-fields';
import { bookingForm, fillBooking, open } from './support/site';
import { expect, test } from './support/test';

test.describe('forms', () => {
  test('a visitor books a consultation', async ({ page }) => {
    await open(page, '/');
    const fields = await fillBooking(page);
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
    await expect(page.getByText(`We have your request, ${fields.firstName}.`)).toBeVisible();
    await expect(bookingForm(page).getByLabel('Last name')).toHaveValue('');
  });

  test('a number is pasted as other programs copy it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await fillBooking(page);
    const phone = bookingForm(page).getByLabel('Phone');
    await page.evaluate(() => navigator.clipboard.writeText('\u202d+63\u00a0917 555\u20110177\u202c'));
    await phone.fill('');
    await phone.press('ControlOrMeta+V');
    const sent = page.waitForRequest('/api/appointments');
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    expect((await (await sent).response())?.status()).toBe(201);
    await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
  });

  test('errors are shown below their fields, and the draft survives a reload', async ({ page }) => {
    await open(page, '/');
    const form = bookingForm(page);
    await form.getByLabel('Last name').fill('Reyes');
    await form.getByRole('button', { name: 'Book my consultation' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await expect(form.getByText('First name is required')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Last name')).toHaveValue('Reyes');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Reyes');
  });

  test('a lost connection keeps the values, and a retry books once', async ({ page, problems }) => {
    problems.expect(/Failed to load resource|Booking failed/);
    await open(page, '/');
    await fillBooking(page);
    const keys: (string | undefined)[] = [];
    await page.route('/api/appointments', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length === 1 ? route.abort() : route.continue());
    });
    const button = bookingForm(page).getByRole('button', { name: 'Book my consultation' });
    await button.click();
    await expect(
      page
        .getByText('There was an error booking your appointment. Please try again or contact us directly.')
        .first(),
    ).toBeVisible();
    await button.click();
    await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('offline, the reason stays above the button after the toast has closed, and a retry books', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|Booking failed/);
    await open(page, '/');
    const fields = await fillBooking(page);
    const button = bookingForm(page).getByRole('button', { name: 'Book my consultation' });
    await page.context().setOffline(true);
    await button.click();
    const notice = bookingForm(page).getByRole('alert');
    await expect(notice).toContainText('You seem to be offline; nothing was sent. What you typed is kept.');
    await expect(notice).toBeInViewport();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(page.locator('.toast')).toBeHidden();
    await expect(notice.getByRole('link')).toHaveCount(2);
    await page.context().setOffline(false);
    await button.click();
    await expect(page.getByText(`We have your request, ${fields.firstName}.`)).toBeVisible();
  });

  test('a time that has passed today shows a hint and is accepted', async ({ page }) => {
    const today = new Date().toISOString().slice(0, 10);
    // 4:30 PM in Manila
    await page.clock.setFixedTime(`${today}T08:30:00Z`);
    await open(page, '/');
    await fillBooking(page, bookingFields({ preferredDate: today, preferredTime: '9am' }));
    const time = bookingForm(page).getByLabel('Preferred time');
    await expect(time).toHaveAccessibleDescription('9:00 AM has passed today; we will offer the next one.');
    await time.blur();
    await expect(time).not.toHaveAttribute('aria-invalid');
  });

  test('a visitor subscribes in the footer', async ({ page }) => {
    await open(page, '/blog');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('First name').fill('Ana');
    await form.getByLabel('Email').fill(`ana.${Date.now()}@example.org`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription successful!').first()).toBeVisible();
  });

  test('a tooltip explains the date of birth', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Why we ask' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(/age-appropriate advice/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all texts are readable, including the legal texts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Estate Planning' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last().click();
    await expect(page.getByText('Republic Act No. 10173').first()).toBeVisible();
    await page.goto('/blog?category=Retirement');
    await expect(page.getByRole('button', { name: 'Retirement' })).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('link', { name: /^Read Article/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a visitor books', async ({ page }) => {
    await page.goto('/');
    await fillBooking(page);
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Appointment booked successfully!' })).toBeVisible();
  });

  test('an error is shown below its field, and the values are kept', async ({ page, problems }) => {
    problems.expect(/status of 4/);
    await page.goto('/');
    const fields = await fillBooking(page, bookingFields({ phone: 'call me' }));
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    const phone = bookingForm(page).getByLabel('Phone');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toBeFocused();
    await expect(bookingForm(page).getByLabel('Last name')).toHaveValue(fields.lastName);
  });
});
