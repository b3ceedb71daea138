import { expectFitEverywhere } from './support/accessibility';
import { bookingForm, fillBooking, open } from './support/site';
import { openBooking } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('calculators', () => {
  for (const script of ['with', 'without'] as const)
    test.describe(`${script} script`, () => {
      test.use({ javaScriptEnabled: script === 'with' });

      test('a result says where it is from, goes along with a booking, and staff see it', async ({
        page,
        browser,
        baseURL,
      }) => {
        await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
        await page.goto('/calculators');
        await page.getByRole('link', { name: /^Pag-IBIG MP2 savings/ }).click();
        await expect(page.locator('[type=range]')).toBeVisible({ visible: script === 'with' });
        await page.getByLabel('You save').fill('a lot');
        await page.getByRole('button', { name: 'Calculate' }).click();
        await expect(page.getByLabel('You save')).toHaveAccessibleDescription(
          'Please enter an amount in pesos, such as 1,500.75.',
        );
        await expect(page.getByLabel('You save')).toHaveValue('a lot');
        await page.getByLabel('You save').fill('₱1,000');
        await page.getByLabel('First saving').fill('2021-01');
        await page.getByRole('button', { name: 'Calculate' }).click();
        await expect(page.getByText('₱71,689.53 after 5 years')).toBeInViewport();
        await expect(page).toHaveURL(/\/calculators\/mp2\?.*start=2021-01.*#result$/);
        await expect(page.getByText(/^As of .+ Figures checked on .+\.$/)).toBeVisible();
        await page.getByText('The figures behind it').click();
        await expect(page.getByText('Pag-IBIG Fund, HDMF Circular 407').first()).toBeVisible();

        await page.getByRole('link', { name: 'Ask about this' }).click();
        const form = bookingForm(page);
        await expect(form.getByText('Your calculation goes along: Pag-IBIG MP2 savings.')).toBeVisible();
        const { email } = await fillBooking(page);
        await form.getByRole('button', { name: 'Book my consultation' }).click();
        await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();

        const context = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
        const desk = await context.newPage();
        await signIn(desk);
        await openBooking(desk, email);
        const calculated = desk.getByRole('region', { name: 'Calculated on the site' });
        await expect(calculated).toContainText('Pag-IBIG MP2 savings');
        await expect(calculated).toContainText('₱71,689.53 after 5 years');
        await context.close();
      });
    });

  test('follow what one types, without a request', async ({ page }) => {
    await open(page, '/calculators/estate-tax');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel('Property that is yours alone').fill('30,000,000');
    await page.getByLabel('Of it the family home').fill('8 000 000');
    await expect(page.getByRole('status').filter({ hasText: '₱1,020,000 estate tax' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  for (const path of [
    '/calculators',
    '/calculators/sss?paid=60',
    '/calculators/mp2?amount=99999999&start=2024-07',
    '/calculators/education?age=abc',
    '/calculators/protection?savings=300000&debts=500000',
    '/calculators/retirement?savings=1000000',
    '/calculators/estate-tax?own=10000000&common=20000000&debts=1',
  ])
    test(`${path} is accessible and fits every width, in light and dark colours`, async ({ page }) => {
      await open(page, path);
      for (const details of await page.locator('details').all()) await details.locator('summary').click();
      await expectFitEverywhere(page, path, [320, 390, 768, 1366]);
    });
});
