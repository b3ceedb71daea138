import { expect, type Page } from '@playwright/test';
import { bookingFields } from './support/booking-fields';
import { ONE_LINE, test } from './support/attack';
import { ExecutionMonitor } from './support/execution-monitor';

// Writes every payload into the fields of the owner's settings, and looks wherever they are shown.

type Section = Readonly<Record<string, unknown>>;
type Errors = Readonly<Record<string, string>>;

const OTHERS = ['visitorMails', 'retention'];
const CALCULATORS = ['sss', 'mp2', 'education', 'protection', 'retirement', 'estate-tax'];
const PAGES = [
  '/',
  '/blog',
  '/newsletter',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/calculators',
  ...CALCULATORS.map((kind) => `/calculators/${kind}`),
];
const SCRIPT_ADDRESS = 'javascript:__pwned()';
const SOON = { waitUntil: 'domcontentloaded' } as const;

/** The value with another payload in each of its texts. */
function attacked(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((item) => attacked(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, attacked(item, next)]));
}

/** The value with what it had before at the paths of the errors. */
function mended(value: Section, before: Section, errors: Errors): Section {
  const copy = structuredClone(value);
  for (const path of Object.keys(errors)) {
    const names = path.split('.');
    const last = names.pop()!;
    const at = (root: Section) => names.reduce<unknown>((part, name) => (part as Section)[name], root);
    (at(copy) as Record<string, unknown>)[last] = (at(before) as Section)[last];
  }
  return copy;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

type Figure = Readonly<Record<'key' | 'from' | 'to', string>>;

/** The figures that pages name: those in force, and the newest of the yearly ones. */
function shownFigures(figures: readonly Figure[]): Figure[] {
  const today = new Date().toISOString().slice(0, 10);
  const newest = figures
    .filter(({ key }) => key === 'mp2.rate')
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
  return figures.filter(
    (figure) => figure === newest || (figure.from <= today && (figure.to === '' || figure.to >= today)),
  );
}

async function stored(page: Page): Promise<Record<string, Section>> {
  const all = (await (await page.request.get('/api/admin/settings')).json()) as Record<string, Section>;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !OTHERS.includes(name))
      .map(([name, { updatedAt: _at, updatedByName: _name, ...value }]) => [name, value]),
  );
}

async function put(page: Page, section: string, data: Section): Promise<Errors> {
  const response = await page.request.put(`/api/admin/settings/${section}`, { data });
  const { errors } = (await response.json()) as { errors?: Errors };
  expect([200, 400], section).toContain(response.status());
  return errors ?? {};
}

/** Fills all sections; returns the payloads that were stored, by section. */
async function attack(page: Page, before: Record<string, Section>, next: () => string) {
  const kept: Record<string, string[]> = {};
  for (const section of Object.keys(before)) {
    let accepted = attacked(before[section], next) as Section;
    let errors = await put(page, section, accepted);
    // some errors are found only when there are no others
    for (let turn = 0; turn < 3 && Object.keys(errors).length > 0; turn += 1) {
      accepted = mended(accepted, before[section]!, errors);
      errors = await put(page, section, accepted);
    }
    expect(errors, section).toEqual({});
    const old = new Set(textsOf(before[section]));
    kept[section] = textsOf(accepted).filter((text) => !old.has(text));
  }
  return kept;
}

test('markup in the settings stays text on the site, in the console, in mails and in feeds', async ({
  page,
  browser,
}) => {
  const settings = await stored(page);
  const { hours, calculators } = settings;
  const sections = Object.keys(settings);
  // a closed day, so that its name is attacked too
  const before: Record<string, Section> = {
    ...settings,
    hours: { ...hours, closedDays: [{ date: '2031-01-02', name: 'Closed' }] },
    calculators: { ...calculators, figures: shownFigures(calculators!.figures as Figure[]) },
  };
  const monitor = await ExecutionMonitor.watch(page);
  let used = 0;
  const next = () => `${ONE_LINE[used++ % ONE_LINE.length]} s${used}`;
  try {
    for (let round = 1; used < ONE_LINE.length; round += 1) {
      const kept = await attack(page, before, next);
      for (const section of sections.filter((name) => name !== 'appearance'))
        expect(kept[section], section).not.toEqual([]);
      await test.step(`the site, round ${round}`, async () => {
        for (const path of PAGES) {
          await page.goto(path, SOON);
          await monitor.expectNone(path);
          for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
            expect(JSON.parse(text), path).toBeTruthy();
        }
        const home = sections.filter((name) => !['appearance', 'hours', 'legal'].includes(name));
        monitor.expectShown(
          'site',
          home.flatMap((section) => kept[section]!),
        );
      });
      await test.step(`the console, round ${round}`, async () => {
        // on a phone the preview is a tab; it is looked at below
        await page.setViewportSize({ width: 390, height: 800 });
        for (const section of sections) {
          await page.goto(`/admin/business/${section}`);
          await expect(page.getByRole('button', { name: 'Save and publish' })).toBeVisible();
          await monitor.expectNone(`console, ${section}`);
          monitor.expectShown(section, section === 'legal' ? kept.legal!.slice(0, 1) : kept[section]!);
        }
      });
      await test.step(`feeds, mails and the preview, round ${round}`, async () => {
        for (const path of ['/feed.xml', '/sitemap.xml']) {
          const text = await (await page.request.get(path)).text();
          expect(
            await page.evaluate(
              (xml) =>
                new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null,
              text,
            ),
            path,
          ).toBe(true);
        }
        const booked = await page.request.post('/api/appointments', { data: bookingFields() });
        expect(booked.status()).toBe(201);
        const mails = (await (await page.request.get('/api/admin/mails?range=[0,3]')).json()) as {
          id: string;
        }[];
        expect(mails.length).toBeGreaterThan(0);
        const texts = [];
        for (const { id } of mails)
          texts.push(
            ((await (await page.request.get(`/api/admin/mails/${id}`)).json()) as { html: string }).html,
          );
        for (const [section, value] of Object.entries(await stored(page))) {
          const data = { section, value };
          const response = await page.request.post('/api/admin/settings/preview', { data });
          expect(response.status(), section).toBe(200);
          texts.push(((await response.json()) as { html: string }).html);
        }
        // without the content security policy of the site nothing else would stop a script
        const bare = await browser.newPage();
        await bare.route('**/*', (route) => route.abort());
        const bareMonitor = await ExecutionMonitor.watch(bare);
        for (const [index, html] of texts.entries()) {
          await bare.setContent(html.replace(/<meta http-equiv[^>]*>/g, ''), SOON);
          await bareMonitor.expectNone(`mail or preview ${index}`);
        }
        await bare.close();
      });
    }
    for (const [section, field] of [
      ['identity', 'licenceUrl'],
      ['identity', 'socialUrl'],
      ['identity', 'chatUrl'],
      ['appearance', 'logo'],
      ['appearance', 'portrait'],
      ['appearance', 'brandColour'],
    ] as const)
      expect(
        Object.keys(await put(page, section, { ...before[section], [field]: SCRIPT_ADDRESS })),
        field,
      ).toEqual([field]);
  } finally {
    for (const section of sections) expect(await put(page, section, settings[section]!), section).toEqual({});
  }
});
