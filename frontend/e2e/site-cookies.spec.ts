import type { Locator } from '@playwright/test';
import { cookieBanner, open } from './support/site';
import { expect, test } from './support/test';

test.describe('cookies and legal texts', () => {
  test('the banner appears a second after loading and stores the choice', async ({ page }) => {
    await open(page, '/', { consent: false });
    const banner = cookieBanner(page);
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
    await page.clock.install();
    await open(page, '/', { consent: false });
    await page.clock.runFor(5_000);
    await expect(banner).toBeHidden();
  });

  test('a legal dialog traps the focus and restores it', async ({ page }) => {
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

  for (const [width, height, share] of [
    [390, 844, 0.16],
    // at a zoom of 200 %, and a phone on its side
    [683, 384, 0.21],
    [844, 390, 0.21],
  ] as const)
    test(`at ${width} × ${height} px the banner is low, and the first button stays above it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/', { consent: false });
      await expect(cookieBanner(page)).toBeVisible();
      const banner = (await cookieBanner(page).boundingBox())!;
      expect(banner.height / height).toBeLessThan(share);
      const button = (await page.getByRole('link', { name: 'Book a free consultation' }).boundingBox())!;
      expect(button.y + button.height).toBeLessThanOrEqual(banner.y);
      await page.getByRole('link', { name: 'Book a free consultation' }).click({ trial: true });
    });

  for (const width of [320, 390, 820, 1366])
    test(`at ${width} px the banner covers neither the last links nor the focused element`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/blog', { consent: false });
      const banner = cookieBanner(page);
      const newsletter = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
      // focus an element that the banner will cover
      await newsletter.getByLabel('Email').evaluate((field) => {
        field.focus({ preventScroll: true });
        scrollTo(0, scrollY + field.getBoundingClientRect().bottom - innerHeight + 20);
      });
      await expect(banner).toBeVisible();
      const covered = (locator: Locator) =>
        locator.evaluate((element) => {
          const { left, bottom, height, width } = element.getBoundingClientRect();
          const visible = document.elementFromPoint(left + width / 2, bottom - height / 4);
          return document.querySelector('.cookie-banner')?.contains(visible) ?? true;
        });
      expect(await covered(newsletter.getByLabel('Email'))).toBe(false);

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const links = page.locator('.footer-end a');
      await expect(links).toHaveText(['Privacy Policy', 'Terms of Service', 'Cookie Policy']);
      for (const link of await links.all()) {
        expect(await covered(link)).toBe(false);
        await link.click({ trial: true });
      }

      await page.getByRole('link', { name: 'Skip to content' }).focus();
      const inBanner = () => banner.evaluate((element) => element.contains(document.activeElement));
      for (let stop = 0; stop < 60 && !(await inBanner()); stop += 1) {
        await page.keyboard.press('Tab');
        if (!(await inBanner())) expect(await covered(page.locator(':focus'))).toBe(false);
      }
      expect(await inBanner()).toBe(true);

      await banner.getByRole('button', { name: 'Decline', exact: true }).click();
      const room = () => page.evaluate(() => document.documentElement.style.cssText);
      expect(await room()).toBe('');
    });
});
