import { expectFitEverywhere } from './support/accessibility';
import { open } from './support/site';
import { expect, test } from './support/test';

test.describe('calculators', () => {
  test('work without script: a form, its answer, its errors', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/calculators');
    await page.getByRole('link', { name: /^Pag-IBIG MP2 savings/ }).click();
    await page.getByLabel('You save').fill('₱1,000');
    await page.getByLabel('First saving').fill('2021-01');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('₱71,689.53 after 5 years')).toBeVisible();
    await page.getByLabel('You save').fill('a lot');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Please enter an amount in pesos, such as 1,500.75.')).toBeVisible();
    await expect(page.getByLabel('You save')).toHaveValue('a lot');
    await context.close();
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

  for (const path of ['/calculators', '/calculators/mp2?amount=99999999&start=2024-07', '/calculators/sss'])
    test(`${path} is accessible and fits every width, in light and dark colours`, async ({ page }) => {
      await open(page, path);
      for (const details of await page.locator('details').all()) await details.locator('summary').click();
      await expectFitEverywhere(page, path, [320, 390, 768, 1366]);
    });
});
