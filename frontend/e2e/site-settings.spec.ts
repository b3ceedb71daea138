import type { Page } from '@playwright/test';
import { expectFit } from './support/accessibility';
import { signIn } from './support/sign-in';
import { open } from './support/site';
import { expect, test } from './support/test';

type Settings = Record<string, Record<string, unknown>>;

const words = (count: number) =>
  'Plain words about <b>families</b> & money. '.repeat(60).slice(0, count).trim();

const EDITED: Settings = {
  identity: {
    name: words(98),
    tagline: words(150),
    advisor: words(90),
    licence: 'IC-2026-000123-LIFE/VUL-0098765',
    licenceUrl: 'https://insurance.example/check',
    phone: '+63 (2) 8123-4567',
    email: 'office@lantern.example',
    address: words(190),
    socialUrl: 'https://www.facebook.com/lantern',
    chatUrl: 'https://m.me/lantern',
  },
  appearance: { brandColour: '#7a1fa2', logo: '', portrait: '' },
  hours: {
    week: [null, ...Array.from({ length: 5 }, () => ({ opens: 510, closes: 1080 })), null],
    closedDays: [],
  },
  hero: { title: words(118), lead: words(395) },
  stats: { items: Array.from({ length: 4 }, () => ({ figure: '₱1,234,567,890.00+', label: words(38) })) },
  services: {
    title: `services ${words(100)}`,
    lead: words(295),
    items: Array.from({ length: 6 }, () => ({ gain: words(118), detail: words(295) })),
  },
  about: {
    title: `about ${words(100)}`,
    lead: words(395),
    story: words(1_900),
    facts: Array.from({ length: 3 }, () => ({ term: 'x'.repeat(60), detail: words(195) })),
  },
  testimonials: {
    title: `testimonials ${words(100)}`,
    items: Array.from({ length: 3 }, () => ({ quote: words(590), name: 'x'.repeat(60), about: words(78) })),
  },
};

async function put(page: Page, settings: Settings): Promise<void> {
  for (const [section, { updatedAt: _, updatedByName: __, ...data }] of Object.entries(settings)) {
    const response = await page.request.put(`/api/admin/settings/${section}`, { data });
    expect(response.status(), await response.text()).toBe(200);
  }
}

test.describe('settings of the owner', () => {
  let before: Settings;
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    before = (await (await page.request.get('/api/admin/settings')).json()) as Settings;
  });
  test.afterEach(async ({ page }) => {
    await put(page, Object.fromEntries(Object.keys(EDITED).map((section) => [section, before[section]!])));
  });

  test('the longest texts fit on the home page, in another colour and with hours to the minute', async ({
    page,
  }) => {
    await put(page, EDITED);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(118));
      await expect(page.getByRole('cell', { name: '8:30 AM to 6:00 PM' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book a free consultation' })).toHaveCSS(
        'background-color',
        'rgb(122, 31, 162)',
      );
      await expectFit(page, `the home page at ${width} px`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 23, 20)');
      await expectFit(page, `the home page at ${width} px in dark colours`);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

  test('the preview shows unsaved settings, without a script', async ({ page }) => {
    const response = await page.request.post('/api/admin/settings/preview', {
      data: { section: 'appearance', value: EDITED.appearance },
    });
    const { html } = (await response.json()) as { html: string };
    expect(html).not.toMatch(/<script/i);
    // in the console, whose content security policy allows style elements
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.setContent(html);
    await expect(page.getByRole('link', { name: 'Book a free consultation' })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 162)',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(before.hero?.title));
    for (const id of ['home', 'stats', 'services', 'about', 'testimonials', 'contact', 'footer'])
      await expect(page.locator(`#${id}`)).toHaveCount(1);
    const stored = (await (await page.request.get('/api/admin/settings')).json()) as Settings;
    expect(stored).toEqual(before);
  });
});
