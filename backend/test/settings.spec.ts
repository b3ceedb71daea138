import { HOME_SECTIONS } from '../src/settings/domain/sections/home.js';
import { SECTIONS } from './support/bodies.js';
import { AdminClient } from './support/admin-client.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

type Section = Readonly<Record<string, unknown>> & { readonly updatedAt: string | null };

const MARKUP = `<img src=x onerror=alert(1)> </script><b>"'&`;

describe('the owner’s settings', () => {
  const running = runningApp({ BUSINESS_NAME: 'From the environment' });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const read = async () =>
    (await admin.request('GET', '/api/admin/settings')).body as Record<string, Section>;
  const put = (section: string, changes: object = {}) =>
    admin.request('PUT', `/api/admin/settings/${section}`, { ...SECTIONS[section], ...changes });
  const page = async (path = '/') => (await send(running.app, 'GET', path)).text;
  const errorsOf = (response: Awaited<ReturnType<typeof put>>) => {
    expectError(response, 400);
    return (response.body as { errors: object }).errors;
  };

  it('are those of the environment and the built-in ones until they are changed', async () => {
    const settings = await read();
    expect(Object.keys(settings).sort()).toEqual(
      [...Object.keys(SECTIONS), 'retention', 'visitorMails'].sort(),
    );
    for (const section of Object.keys(SECTIONS))
      expect(settings[section]).toMatchObject({ updatedAt: null, updatedByName: null });
    expect(settings.identity).toMatchObject({ name: 'From the environment', licenceUrl: '', chatUrl: '' });
    expect(settings.hours!.week).toHaveLength(7);
    expect(await page()).toContain('"name":"From the environment"');
  });

  it('are changed by section, and the next page shows them; the environment counts no more', async () => {
    for (const [section, value] of Object.entries(SECTIONS)) {
      const changed = { ...value, updatedAt: expect.any(String), updatedByName: 'Administrator' };
      expect(await put(section)).toMatchObject({ status: 200, body: changed });
      expect((await read())[section]).toEqual(changed);
    }
    const home = await page();
    for (const words of ['Reyes Advisory', '#1f4b8e', '"opens":510']) expect(home).toContain(words);
    for (const name of Object.keys(HOME_SECTIONS))
      expect(home).toContain(JSON.stringify(SECTIONS[name]).slice(1, -1));
    expect(home).not.toContain('Administrator');
    await running.restart();
    admin = await AdminClient.signIn(running.app);
    expect(await page()).toContain('"name":"Reyes Advisory"');
  });

  it('stay text, whatever is typed', async () => {
    const lines = `${MARKUP}\n${MARKUP}`;
    expect((await put('hero', { title: MARKUP, lead: lines })).status).toBe(200);
    expect((await read()).hero).toMatchObject({ title: MARKUP, lead: lines });
    await put('hero');
  });

  it('name each wrong field by its path and store nothing', async () => {
    const items = [
      { figure: '', label: 'x' },
      { figure: 'x'.repeat(21), label: 7 },
      {},
      { figure: '1', label: 'x', more: 1 },
    ];
    const week = [...new Array<null>(6).fill(null), { opens: 602, closes: 1_445 }];
    const closedDays = [{ date: '2026-02-30', name: '' }];
    const legal = { ...SECTIONS.legal, cookiePolicy: { date: 'x', text: 'é'.repeat(20_001) } };
    await expectNothingStored(running.app, async () => {
      expect(errorsOf(await put('stats', { items }))).toEqual({
        'items.0.figure': 'Figure is required',
        'items.1.figure': 'Figure must be at most 20 characters long',
        'items.1.label': 'Label must be text',
        'items.2.figure': 'Figure is required',
        'items.2.label': 'Label is required',
        'items.3.more': 'More is not accepted',
      });
      expect(errorsOf(await put('hours', { week, closedDays }))).toEqual({
        'week.6.opens': 'Opens must be a time of day in steps of five minutes',
        'week.6.closes': 'Closes must be a time of day in steps of five minutes',
        'closedDays.0.name': 'Name is required',
      });
      const days = [...new Array<null>(6).fill(null), { opens: 600, closes: 600 }];
      expect(errorsOf(await put('hours', { week: days, closedDays: [{ date: 'x', name: 'x' }] }))).toEqual({
        'week.6.closes': 'Closes must be later than opens',
        'closedDays.0.date': 'Date must be a real date',
      });
      const meeting = { way: 'train', minutes: 241, videoUrl: 'http://meet.example/office', more: 1 };
      expect(errorsOf(await put('hours', { meeting }))).toEqual({
        'meeting.way': 'How we meet must be one of: phone, video, office',
        'meeting.minutes': 'Length must be a whole number of minutes from 15 to 240',
        'meeting.videoUrl': 'Video link must be an address that begins with https://',
        'meeting.more': 'More is not accepted',
      });
      expect(errorsOf(await put('hours', { meeting: { way: 'video', minutes: 30 } }))).toEqual({
        'meeting.videoUrl': 'Video link is required for consultations by video',
      });
      for (const value of [5, null, []])
        expect(Object.keys(errorsOf(await put('hours', { meeting: value })))).toEqual(['meeting']);
      expect(errorsOf(await put('legal', legal))).toEqual({
        'cookiePolicy.text': 'Text must be at most 40 kB long',
      });
      expect(errorsOf(await put('appearance', { brandColour: '#ffcc00' }))).toEqual({
        brandColour: expect.stringMatching(
          /^Brand colour must be darker: its contrast with white is 1\.\d+ : 1/,
        ),
      });
      expect(errorsOf(await put('appearance', { logo: '/media/unknown-400.webp' }))).toEqual({
        logo: 'Logo must be a picture of the library',
      });
      for (const value of [5, true, {}, ['x'], [[]], [null]])
        expect(errorsOf(await put('hours', { week: value, closedDays: value }))).toEqual({
          week: 'Week must be a list of 7',
          closedDays: 'Closed days must be a list of at most 100',
        });
      for (const value of [5, true, []])
        expect(errorsOf(await put('legal', { privacyPolicy: value }))).toEqual({
          privacyPolicy: 'Privacy policy must be an object',
        });
      const six = { items: [...(SECTIONS.services!.items as object[]), { gain: 'x', detail: 'x' }] };
      expect(errorsOf(await put('services', six))).toEqual({ items: 'Items must be a list of 6' });
      const chat = { chatUrl: 'tel:+63281234567', socialUrl: 'viber://chat' };
      expect(Object.keys(errorsOf(await put('identity', chat)))).toEqual(['socialUrl', 'chatUrl']);
    });
  });

  it('may have three legal texts of the greatest length', async () => {
    const longest = { date: 'x'.repeat(60), text: `${'é'.repeat(19_999)}\n"` };
    const { status } = await put('legal', {
      privacyPolicy: longest,
      termsOfService: longest,
      cookiePolicy: longest,
    });
    expect(status).toBe(200);
  });

  it('say how we meet; left out, it is by phone for half an hour', async () => {
    const { meeting } = SECTIONS.hours!;
    expect((await put('hours')).body).toMatchObject({ meeting });
    expect((await put('hours', { meeting: undefined })).body).toMatchObject({
      meeting: { way: 'phone', minutes: 30, videoUrl: '' },
    });
  });

  it('hide the statistics or the testimonials; an older client that does not say shows them', async () => {
    const isHidden = async () => (await page()).includes('"testimonials":{"hidden":true');
    expect((await put('testimonials', { hidden: true })).body).toMatchObject({ hidden: true });
    expect(await isHidden()).toBe(true);
    expect(errorsOf(await put('testimonials', { hidden: 'yes' }))).toEqual({
      hidden: 'Hidden must be true or false',
    });
    expect((await put('testimonials', { hidden: undefined })).body).toMatchObject({ hidden: false });
    expect(await isHidden()).toBe(false);
  });

  it('keep closed days in order, and name them to visitors and staff beside the holidays', async () => {
    const closedDays = [
      { date: '2026-12-30', name: 'Year-end break' },
      { date: '2026-12-24', name: 'Christmas Eve' },
    ];
    const { body } = await put('hours', { closedDays });
    expect((body as { closedDays: { date: string }[] }).closedDays.map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-30',
    ]);
    const days = await admin.request('GET', '/api/admin/calendar/closed-days?from=2026-12-20&to=2026-12-31');
    expect(days.body).toEqual([
      { date: '2026-12-24', name: 'Christmas Eve' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-30', name: 'Year-end break' },
    ]);
  });

  it('decide which bookings are outside the hours', async () => {
    const id = await admin.createBooking({ preferredDate: '2031-01-06', preferredTime: '4pm' });
    const outside = async () => {
      const { body } = await admin.request('GET', '/api/admin/leads?range=[0,49]');
      const rows = body as { id: string; outsideHours: string | null }[];
      return rows.find((row) => row.id.endsWith(id))?.outsideHours;
    };
    expect(await outside()).toBeNull();
    const week = new Array<object>(7).fill({ opens: 540, closes: 960 });
    await put('hours', { week });
    expect(await outside()).toBe('closed');
    await put('hours', { closedDays: [{ date: '2031-01-06', name: 'Away' }] });
    expect(await outside()).toBe('holiday');
  });

  it('are not overwritten unseen, and a change of nothing changes nothing', async () => {
    const { updatedAt } = (await read()).hero!;
    const change = (title: string) => put('hero', { title, ifUpdatedAt: updatedAt });
    const first = await change('One');
    expect(first.status).toBe(200);
    expectError(await change('Two'), 409);
    expect((await read()).hero).toMatchObject({ title: 'One' });
    expect((await put('hero', { title: 'One' })).body).toEqual(first.body);
  });

  it('keep what was replaced, so that it can be put back', async () => {
    await put('about', { title: 'Before' });
    await put('about', { title: 'After' });
    const { body } = await admin.request('GET', '/api/admin/settings/about/history');
    const [replaced] = body as { value: object; createdAt: string; editedByName: string }[];
    expect(replaced).toEqual({
      id: expect.any(String),
      value: { ...SECTIONS.about, title: 'Before' },
      createdAt: (await read()).about!.updatedAt,
      editedByName: 'Administrator',
    });
    expect((await admin.request('PUT', '/api/admin/settings/about', replaced!.value)).status).toBe(200);
    expect((await read()).about).toMatchObject({ title: 'Before' });
    expectError(await admin.request('GET', '/api/admin/settings/nothing/history'), 404);
  });

  it('are in the record of a consent as they were shown', async () => {
    const legal = SECTIONS.legal as Record<string, object>;
    await put('identity', { name: 'Reyes & Cruz' });
    await put('legal', { ...legal, privacyPolicy: { date: 'January 5, 2027', text: 'Short.' } });
    const body = { firstName: 'Ana', email: 'consent@sample.example' };
    await admin.request('POST', '/api/subscriptions', body);
    const [consent] = (await running.app.rows<{ wording: string; policyDate: string }>('consents')).slice(-1);
    expect(consent).toMatchObject({
      policyDate: 'January 5, 2027',
      wording: expect.stringMatching(/^By subscribing you agree that Reyes & Cruz .* of January 5, 2027 /),
    });
  });
});
