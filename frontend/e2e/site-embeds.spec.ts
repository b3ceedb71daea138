import { expectFitEverywhere } from './support/accessibility';
import { signIn } from './support/sign-in';
import { open } from './support/site';
import { expect, test } from './support/test';

test.describe('a calculator in an article', () => {
  let embedding: string;
  let plain: string;
  test.beforeAll(async ({ browser, baseURL }) => {
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    await signIn(page);
    const publish = async (title: string, content: string) => {
      const post = {
        title,
        content,
        excerpt: 'In short',
        category: 'Investments',
        imageUrl: '/covers/two-houses.svg',
      };
      const created = await page.request.post('/api/admin/blog-posts', { data: post });
      return `/blog/${((await created.json()) as { readonly slug: string }).slug}`;
    };
    const text = 'Before\n\n{{calculator mp2}}\n\n{{calculator retirement}}\n\nAfter';
    embedding = await publish('Saving with numbers', text);
    plain = await publish('Saving without numbers', 'Words');
    await page.close();
  });

  test('calculates while one types, with a script that other articles do not load', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const scripts = () => requests.filter((url) => /alculator\w*-[\w-]+\.js$/.test(url));
    await open(page, plain);
    expect(scripts()).toEqual([]);
    await open(page, embedding);
    const mp2 = page.getByRole('region', { name: 'Pag-IBIG MP2 savings' });
    await expect(mp2.locator('form[novalidate]')).toBeAttached();
    expect(scripts()).not.toEqual([]);
    requests.length = 0;
    await mp2.getByLabel('First saving').fill('2021-01');
    await expect(mp2.getByRole('status')).toHaveText('₱71,689.53 after 5 years');
    expect(requests).toEqual([]);
    await expectFitEverywhere(page, embedding, [320, 390, 768, 1366]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to its page with the result', async ({ page }) => {
      await page.goto(embedding);
      const mp2 = page.getByRole('region', { name: 'Pag-IBIG MP2 savings' });
      await mp2.getByLabel('First saving').fill('2021-01');
      await mp2.getByRole('button', { name: 'Calculate' }).click();
      await expect(page).toHaveURL(/\/calculators\/mp2\?.*start=2021-01.*#result$/);
      await expect(page.getByText('₱71,689.53 after 5 years')).toBeInViewport();
    });
  });
});
