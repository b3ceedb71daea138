import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { bookingForm, cookieBanner, open, topOf } from './support/site';
import { expect, test } from './support/test';

// these tests only read, and each load waits for the cookie banner
test.describe.configure({ mode: 'parallel' });
// with the site's transitions
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function firstArticle(page: Page): Promise<string> {
  await page.goto('/blog');
  return (await page.getByRole('article').getByRole('link').first().getAttribute('href'))!;
}

/** Sums the layout shifts of the next page load. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shift = (page: Page) => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);

/** Keeps the positions of a page, from its beginning on. */
const watchScrolling = (page: Page) =>
  page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    addEventListener('scroll', () => positions.push(scrollY));
  });
const scrolled = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);

const expectOnTop = (page: Page, section: string) =>
  expect.poll(() => topOf(page.locator(section)).then((top) => Math.abs(top - 80) < 2)).toBe(true);

/** Expects that the page has come to the section in many steps, all of them down. */
async function expectSmoothScroll(page: Page, section: string) {
  await expectOnTop(page, section);
  const positions = await scrolled(page);
  expect(positions.length).toBeGreaterThan(3);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
}

test.describe('navigation', () => {
  test('the header is fixed and 80 px high, and section links stop 80 px below the top', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())!.height).toBe(80);
    for (const [link, section] of [
      ['Services', '#services'],
      ['About', '#about'],
      ['Book a Call', '#contact'],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      await expectOnTop(page, section);
    }
    expect((await bar.boundingBox())!.y).toBe(0);
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the header marks the current section', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('banner');
    const underlined = () =>
      bar
        .locator('.site-nav li a')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
            .map((link) => link.textContent),
        );
    expect(await underlined()).toEqual(['Home']);
    for (const link of ['Services', 'About']) {
      await bar.getByRole('link', { name: link }).click();
      await page.mouse.move(0, 400);
      await expect.poll(underlined).toEqual([link]);
    }
    await page.locator('#contact').evaluate((section) => section.scrollIntoView());
    await expect(bar.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('aria-current', 'location');
    expect(await underlined()).toEqual([]);
    await page.keyboard.press('Home');
    await expect.poll(underlined).toEqual(['Home']);
  });

  test('from other pages, section links load the home page and scroll smoothly to the section', async ({
    page,
  }) => {
    await watchScrolling(page);
    await open(page, '/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expectSmoothScroll(page, '#contact');
  });

  test('a page opened with the hash of a section scrolls smoothly to it, and jumps where less motion is wanted', async ({
    page,
  }) => {
    await watchScrolling(page);
    await open(page, '/#services');
    await expectSmoothScroll(page, '#services');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/blog');
    await open(page, '/#services');
    await expectOnTop(page, '#services');
    expect(await scrolled(page)).toHaveLength(1);
  });

  for (const consent of [true, false])
    test(`on a phone, every link to the booking form shows its first field, with consent ${consent ? 'given' : 'open'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/', { consent });
      if (!consent) await expect(cookieBanner(page)).toBeVisible();
      const hero = page.locator('#home').getByRole('link', { name: 'Book a free consultation' });
      const service = page.locator('#services').getByRole('link', { name: 'Estate Planning' });
      const menu = page.locator('#site-menu').getByRole('link', { name: 'Book a Call' });
      for (const link of [hero, menu, service]) {
        await page.evaluate(() => scrollTo(0, 0));
        if (link === menu) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await link.click();
        await expectOnTop(page, '#contact');
        const field = bookingForm(page).getByLabel('First name');
        await expect(field).toBeInViewport({ ratio: 1 });
        expect(
          await field.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === element;
          }),
        ).toBe(true);
      }
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
    await expectOnTop(page, '#about');
    await button.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('blog', () => {
  test('filter and page are in the URL, and Back restores them', async ({ page }) => {
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

  test('an article has a table of contents whose links stop below the header', async ({ page }) => {
    await open(page, await firstArticle(page));
    const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2);
    const heading = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    await link.click();
    await expect.poll(() => topOf(heading).then((top) => top >= 80 && top < 140)).toBe(true);
  });

  test('an unknown URL responds with the 404 page and status', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    for (const path of ['/nowhere', '/blog/nowhere']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
  });
});

test.describe('accessibility and layout', () => {
  for (const path of ['/', '/blog', '/newsletter', 'an article', '/nowhere'])
    test(`${path} has no overflow, no layout shift and no axe violation at any width`, async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 404/);
      const url = path.startsWith('/') ? path : await firstArticle(page);
      await watchShifts(page);
      for (const width of [320, 390, 768, 1280, 1920])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await open(page, url, { consent: false });
          await expect(cookieBanner(page)).toBeVisible();
          await page.mouse.wheel(0, 100_000);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
            .toBeLessThan(2);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          // 390 px has the layout of 320 px, and 1920 px that of 1280 px
          if ([320, 768, 1280].includes(width)) await expectAccessible(page);
          if (width === 1280) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 20)');
            await expectAccessible(page, `${url} in dark colours`);
            await page.emulateMedia({ colorScheme: 'light' });
          }
          expect(await shift(page)).toBe(0);
        });
    });

  for (const width of [390, 1366])
    test(`at ${width} px a heading font that loads late causes no layout shift`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const title = page.getByRole('heading', { level: 1 });
      const widthOfText = () =>
        title.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return Math.max(...[...text.getClientRects()].map((line) => line.width));
        });
      const inFallback = await widthOfText();
      release();
      await expect.poll(widthOfText).not.toBe(inFallback);
      // the bold face of the fallback: the regular one is a tenth narrower
      expect(Math.abs((await widthOfText()) / inFallback - 1)).toBeLessThan(0.02);
      expect(await shift(page)).toBe(0);
    });

  test('no content stays hidden, without scrolling or after a jump to the end', async ({ page }) => {
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

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the menu and the dialogs have no axe violation in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await bookingForm(page).getByRole('button', { name: 'Next' }).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last().click();
      await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
      await expectAccessible(page);
    });
});
