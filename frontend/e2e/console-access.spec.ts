import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { book, leadCard } from './support/leads';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Nothing that axe complains of, and nothing wider than the screen. */
async function expectFit(page: Page, what: string) {
  // a fading dialog is neither there nor gone
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    what,
  ).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280]) {
    test(`every screen fits and is clean for axe, ${colorScheme}, ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.goto('/admin/login');
      await page.getByLabel('Username').waitFor();
      await expectFit(page, 'login');
      await signIn(page);
      const { name } = await book(page, {
        firstName: 'Maximiliana Concepcion',
        lastName: `De los Santos y Villanueva ${Date.now()}`,
      });

      await page.goto('/admin');
      await page.getByRole('table', { name: 'Leads by week' }).waitFor();
      await expectFit(page, 'dashboard');

      await page.goto('/admin/leads');
      await leadCard(page, name).waitFor();
      await expectFit(page, 'leads');
      await leadCard(page, name).getByRole('button', { name: 'Notes & Activity' }).click();
      await page.getByText('No notes yet').waitFor();
      await expectFit(page, 'notes');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await expectFit(page, 'shortcuts');

      await page.goto('/admin/calendar');
      await page.getByText(/bookings? scheduled/).waitFor();
      await expectFit(page, 'calendar');

      await page.goto('/admin/blog');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page.getByRole('dialog').getByRole('heading').nth(2).waitFor();
      await expectFit(page, 'post form');

      await page.goto('/admin/users');
      await page.getByRole('button', { name: 'Add New Admin' }).click();
      await page.getByRole('dialog').waitFor();
      await expectFit(page, 'new user');
      await context.close();
    });
  }

test('no screen asks for a whole table', async ({ page }) => {
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  for (const path of ['/admin', '/admin/leads', '/admin/calendar']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const lists = asked.filter((address) => /\/api\/(admin\/leads|appointments|subscriptions)/.test(address));
  expect(lists.length).toBeGreaterThan(0);
  for (const address of lists) expect(address).toContain('range=[0,');
});
