import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { bookingFields } from './support/booking-fields';
import { expect, test } from './support/test';

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
const bookingForm = (page: Page) => page.locator('form[action="/book"]');

async function fillBooking(page: Page, fields = bookingFields()) {
  const form = bookingForm(page);
  await form.getByLabel('First name').fill(fields.firstName);
  await form.getByLabel('Last name').fill(fields.lastName);
  await form.getByLabel('Email').fill(fields.email);
  await form.getByLabel('Phone').fill(fields.phone);
  await form.getByLabel('Date of birth').fill(fields.dateOfBirth);
  await form.getByLabel('Preferred date').fill(fields.preferredDate);
  await form.getByLabel('Preferred time').selectOption(fields.preferredTime);
  await form.getByLabel('Service').selectOption(fields.serviceInterest);
  await form.getByLabel('Notes').fill(fields.notes ?? '');
  return fields;
}

/** Opens a page and waits until its script has taken over. */
async function open(page: Page, path: string, { consent = true } = {}) {
  if (consent) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  const answer = await page.goto(path);
  await expect(page.locator('form[novalidate]').first()).toBeAttached();
  return answer;
}

async function firstArticle(page: Page): Promise<string> {
  await page.goto('/blog');
  return (await page.getByRole('article').getByRole('link').first().getAttribute('href'))!;
}

test.describe('navigation', () => {
  test('the bar is fixed and 80 px high, and section links stop 80 px below the top', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())!.height).toBe(80);
    for (const [link, section] of [
      ['Services', '#services'],
      ['About', '#about'],
      ['Book a Call', '#contact'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await expect.poll(() => topOf(page.locator(section)).then((top) => Math.abs(top - 80) < 2)).toBe(true);
    }
    expect((await bar.boundingBox())!.y).toBe(0);
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('from elsewhere the section links load the home page and settle at the section', async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect.poll(() => topOf(page.locator('#contact')).then((top) => Math.abs(top - 80) < 2)).toBe(true);
  });

  test('on a small screen the menu is a 300 px panel at the right that closes after a click', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const panel = page.locator('#site-menu');
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(90);
    expect((await panel.boundingBox())!.width).toBe(300);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await panel.getByRole('link', { name: 'About' }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => topOf(page.locator('#about')).then((top) => Math.abs(top - 80) < 2)).toBe(true);
    await button.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('forms', () => {
  test('a visitor books a consultation', async ({ page }) => {
    await open(page, '/');
    const fields = await fillBooking(page);
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
    await expect(page.getByText(`We have your request, ${fields.firstName}.`)).toBeVisible();
    await expect(bookingForm(page).getByLabel('Last name')).toHaveValue('');
  });

  test('mistakes stand beneath their fields, and the draft survives a reload', async ({ page }) => {
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

  test('a lost connection keeps the words, and trying again books once', async ({ page, problems }) => {
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

  test('a visitor subscribes in the footer', async ({ page }) => {
    await open(page, '/blog');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('First name').fill('Ana');
    await form.getByLabel('Email').fill(`ana.${Date.now()}@example.org`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription successful!').first()).toBeVisible();
  });

  test('the date of birth is explained in a tooltip', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Why we ask' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(/age-appropriate advice/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads everything, the legal texts included', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Estate Planning' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
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

  test('a mistake comes back beneath its field, with the words kept', async ({ page, problems }) => {
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

test.describe('blog', () => {
  test('filters, turns pages in the address, and goes back', async ({ page }) => {
    await open(page, '/blog');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await page.getByRole('button', { name: 'Insurance' }).click();
    await expect(page).toHaveURL(/\/blog\?category=Insurance$/);
    for (const category of await page.getByRole('article').locator('.post-category').allTextContents())
      expect(category).toBe('Insurance');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('an article has a contents list whose links stop beneath the bar', async ({ page }) => {
    await open(page, await firstArticle(page));
    const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2);
    const heading = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    await link.click();
    await expect.poll(() => topOf(heading).then((top) => top >= 80 && top < 140)).toBe(true);
  });

  test('an unknown address is the 404 page, with its status', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const path of ['/nowhere', '/blog/nowhere']) {
      const answer = await open(page, path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
  });
});

test.describe('cookies and legal texts', () => {
  test('the banner comes a second after loading and keeps the choice', async ({ page }) => {
    await open(page, '/', { consent: false });
    const banner = page.getByRole('region', { name: /cookies/ });
    await expect(banner).toBeHidden();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Cookie Policy' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Policy' })).toBeVisible();
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      cookieConsent: 'declined',
      cookies_essential: 'true',
      cookies_analytics: 'false',
      cookies_functionality: 'false',
    });
    await page.reload();
    await page.waitForTimeout(1500);
    await expect(banner).toBeHidden();
  });

  test('a legal dialog holds the focus and gives it back', async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();
  });
});

test.describe('for everyone', () => {
  for (const width of [320, 390, 768, 1280, 1920])
    for (const path of ['/', '/blog', 'an article', '/nowhere'])
      test(`at ${width} px ${path} neither overflows nor jumps, and axe finds nothing`, async ({
        page,
        problems,
      }) => {
        problems.expect(/status of 404/);
        const address = path.startsWith('/') ? path : await firstArticle(page);
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(() => {
          Object.assign(globalThis, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (globalThis as unknown as { shift: number }).shift += (
                entry as unknown as { value: number }
              ).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page, address, { consent: false });
        await expect(page.getByRole('region', { name: /cookies/ })).toBeVisible();
        await page.mouse.wheel(0, 100_000);
        await page.waitForTimeout(400);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBe(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      });

  test('nothing stays hidden: not without scrolling, nor after a jump to the end', async ({ page }) => {
    await open(page, '/');
    const hidden = () =>
      page
        .locator('.animate-on-scroll')
        .evaluateAll(
          (elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
        );
    expect(await hidden()).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(hidden).toBe(0);
  });

  test('the menu and dialogs hold up to axe', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.waitForTimeout(400);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await bookingForm(page).getByRole('button', { name: 'Book my consultation' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForTimeout(400);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});
