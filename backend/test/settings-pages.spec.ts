import { PublishedIssues } from '../src/newsletter/published-issues.js';
import { DEFAULT_ABOUT, DEFAULT_HERO, DEFAULT_STATS } from '../src/settings/domain/sections/home.js';
import { DEFAULT_LEGAL } from '../src/settings/domain/sections/legal.js';
import { BUSINESS_HOURS } from '../src/calendar/domain/business-hours.js';
import { AdminClient } from './support/admin-client.js';
import { day } from './support/bodies.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

const IDENTITY = {
  name: 'Lantern Advisory',
  tagline: 'Advice by daylight',
  advisor: 'Ines Cruz',
  licence: 'IC-1234',
  licenceUrl: 'https://insurance.example/check',
  phone: '+63 2 8123 4567',
  email: 'office@lantern.example',
  address: 'Iloilo City',
  socialUrl: '',
  chatUrl: 'https://m.me/lantern',
};

describe('the owner’s settings on the pages', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => (admin = await AdminClient.signIn(running.app)));

  const get = (path: string) => send(running.app, 'GET', path);
  const put = async (section: string, value: object) => {
    const response = await admin.request('PUT', `/api/admin/settings/${section}`, value);
    expect(response).toMatchObject({ status: 200 });
  };
  const subscribeWithoutScript = (firstName?: string) =>
    send(running.app, 'POST', '/subscribe', {
      body: new URLSearchParams(firstName === undefined ? {} : { firstName }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    });

  it('are the built-in ones at first, and only edited legal texts are sent', async () => {
    expect((await get('/')).body).toMatchObject({
      appearance: { brandColour: '#298659', logo: null },
      week: BUSINESS_HOURS,
      legal: {},
      content: { hero: DEFAULT_HERO, about: DEFAULT_ABOUT, stats: DEFAULT_STATS, portrait: null },
    });
  });

  it('are on every page with the next request after a change', async () => {
    const paths = ['/', '/blog', '/newsletter', '/nowhere', '/booking/unknown'];
    // all of them are cached
    for (const path of paths) await get(path);
    await subscribeWithoutScript();
    await put('identity', IDENTITY);
    for (const path of paths) expect((await get(path)).body).toMatchObject({ business: IDENTITY });
    expect((await subscribeWithoutScript()).body).toMatchObject({ business: IDENTITY });
    expect((await subscribeWithoutScript('Ana')).body).toMatchObject({ business: IDENTITY });
    expect((await get('/feed.xml')).text).toContain('<title>Lantern Advisory: Financial Insights');
    expect((await get('/admin')).text).toContain('"businessName":"Lantern Advisory"');
  });

  it('change the home page section by section', async () => {
    const hero = { title: 'Hello <b>', lead: 'A lead.' };
    await put('hero', hero);
    expect((await get('/')).body.content).toMatchObject({ hero, about: DEFAULT_ABOUT });
    const about = { ...DEFAULT_ABOUT, title: 'About us' };
    await put('about', about);
    expect((await get('/')).body.content).toMatchObject({ hero, about });
  });

  it('contain the opening hours and closed days', async () => {
    const week = BUSINESS_HOURS.map((hours) => hours && { opens: 510, closes: 1080 });
    const closedDays = [{ date: day(40), name: 'Staff day' }];
    await get('/');
    await put('hours', { week, closedDays });
    const page = (await get('/')).body as { week: unknown; closedDays: unknown[] };
    expect(page.week).toEqual(week);
    expect(page.closedDays).toContainEqual(closedDays[0]);
  });

  it('contain a legal text once it is edited, and not once it is put back', async () => {
    const cookiePolicy = { date: 'May 1, 2027', text: '## Ours\n\nNo cookies.' };
    await put('legal', { ...DEFAULT_LEGAL, cookiePolicy });
    expect((await get('/')).body.legal).toEqual({ cookiePolicy });
    await put('legal', DEFAULT_LEGAL);
    expect((await get('/')).body.legal).toEqual({});
  });

  it('leave no old page in the cache that was being made during the change', async () => {
    await put('hero', { title: 'Before', lead: 'x' });
    const issues = running.app.app.get(PublishedIssues);
    const latest = issues.latest.bind(issues);
    let release = () => {};
    let reached = () => {};
    const waiting = new Promise<void>((resolve) => (reached = resolve));
    jest.spyOn(issues, 'latest').mockImplementationOnce(async () => {
      reached();
      await new Promise<void>((resolve) => (release = resolve));
      return latest();
    });
    const old = get('/');
    await waiting;
    await put('hero', { title: 'After', lead: 'x' });
    release();
    await old;
    expect((await get('/')).body.content.hero.title).toBe('After');
  });

  describe('the style sheet of the brand colour', () => {
    const styles = (colour: string) => get(`/brand-${colour}.css`);

    it('exists for the colours that the site has or had, and lasts', async () => {
      expect((await styles('298659')).status).toBe(404);
      expect((await styles('0b3d91')).status).toBe(404);
      await put('appearance', { brandColour: '#0B3D91', logo: '', portrait: '' });
      const first = await styles('0b3d91');
      expect(first).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
      expect(first.text).toMatch(/^:root:root\{--brand:#0b3d91;/);
      await put('appearance', { brandColour: '#7a1fa2', logo: '', portrait: '' });
      expect((await styles('7a1fa2')).status).toBe(200);
      // pages with it may be on their way
      expect((await styles('0b3d91')).status).toBe(200);
      expect((await get('/')).body.appearance).toEqual({ brandColour: '#7a1fa2', logo: null });
      expect((await get('/admin')).text).toContain('<link rel="stylesheet" href="/brand-7a1fa2.css" />');
    });

    it.each(['7A1FA2', '7a1fa', 'xyzxyz', '7a1fa2}x{', '..%2f7a1fa2'])(
      'does not exist for %s',
      async (colour) => {
        const response = await styles(colour);
        expect(response.status).toBe(404);
        expect(response.headers['cache-control']).not.toContain('immutable');
      },
    );
  });

  describe('the preview', () => {
    const preview = (section: unknown, value: unknown) =>
      admin.request('POST', '/api/admin/settings/preview', { section, value });
    const pageIn = (response: Awaited<ReturnType<typeof preview>>) => {
      expect(response.status).toBe(200);
      return JSON.parse(response.body.html as string) as Record<string, unknown>;
    };

    it('shows the unsaved section among the stored ones, and stores nothing', async () => {
      await put('identity', IDENTITY);
      const before = (await admin.request('GET', '/api/admin/settings')).body as unknown;
      const hero = { title: 'Unsaved', lead: 'Not stored.' };
      expect(pageIn(await preview('hero', hero))).toMatchObject({
        page: 'home',
        business: IDENTITY,
        content: { hero, stats: DEFAULT_STATS },
      });
      expect((await get('/')).body.content.hero.title).not.toBe('Unsaved');
      expect((await admin.request('GET', '/api/admin/settings')).body).toEqual(before);
    });

    it('shows every section', async () => {
      const name = 'Unsaved name';
      expect(pageIn(await preview('identity', { ...IDENTITY, name }))).toMatchObject({ business: { name } });
      expect(
        pageIn(await preview('appearance', { brandColour: '#0b3d91', logo: '', portrait: '' })),
      ).toMatchObject({ page: 'home', appearance: { brandColour: '#0b3d91' } });
      const week = BUSINESS_HOURS.map(() => null);
      expect(pageIn(await preview('hours', { week, closedDays: [] }))).toMatchObject({ page: 'home', week });
      const termsOfService = { date: 'May 1, 2027', text: '## Unsaved' };
      expect(pageIn(await preview('legal', { ...DEFAULT_LEGAL, termsOfService }))).toMatchObject({
        page: 'legal-preview',
        legal: { termsOfService },
      });
    });

    it('is rejected as storing the value would be, with the path of each field', async () => {
      const items = [...DEFAULT_STATS.items.slice(1), { figure: '', label: 'x' }];
      expect(await preview('stats', { items })).toMatchObject({
        status: 400,
        body: { errors: { 'items.3.figure': 'Figure is required' } },
      });
      const pale = { brandColour: '#ffff00', logo: '', portrait: '' };
      const response = await preview('appearance', pale);
      expect(response).toMatchObject({ status: 400 });
      expect(Object.keys(response.body.errors as object)).toEqual(['brandColour']);
    });

    it.each([
      ['visitorMails', {}, 'section'],
      ['constructor', {}, 'section'],
      [null, {}, 'section'],
      ['hero', [], 'value'],
      ['hero', 'x', 'value'],
      ['hero', null, 'value'],
    ])('of %j with %j is rejected, naming the field %s', async (section, value, field) => {
      const response = await preview(section, value);
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.errors as object)).toEqual([field]);
    });
  });
});
