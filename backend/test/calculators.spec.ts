import { CountOpenings } from '../src/planning/application/count-openings.js';
import { DEFAULT_CALCULATORS } from '../src/settings/domain/calculators.js';
import { AdminClient } from './support/admin-client.js';
import { postBody } from './support/bodies.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

describe('the calculators of the site', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => (admin = await AdminClient.signIn(running.app)));

  const get = (path: string) => send(running.app, 'GET', path);
  const errorsOf = ({ body }: { readonly body: unknown }) =>
    (body as { readonly errors: Readonly<Record<string, string>> }).errors;
  const put = (changes: object) =>
    admin.request('PUT', '/api/admin/settings/calculators', { ...DEFAULT_CALCULATORS, ...changes });
  const withRate = (value: number) =>
    DEFAULT_CALCULATORS.figures.map((row) => (row.key === 'estate.rate' ? { ...row, value } : row));

  it('answer a plain form, with the figures and their sources, as a page and as JSON', async () => {
    const query = 'amount=%E2%82%B11%2C000&start=2021-01';
    const { body, status } = await get(`/calculators/mp2?${query}`);
    expect([status, body]).toMatchObject([
      200,
      {
        path: '/calculators/mp2?start=2021-01',
        calculation: { result: { headline: '₱71,689.53 after 5 years' } },
        figures: expect.arrayContaining([
          expect.objectContaining({ source: 'Pag-IBIG Fund, HDMF Circular 407' }),
        ]),
      },
    ]);
    expect((await get(`/api/calculators/mp2?${query}`)).body).toMatchObject({
      kind: 'mp2',
      inputs: { amount: 100_000, how: 'monthly' },
      headline: '₱71,689.53 after 5 years',
      figures: expect.arrayContaining([
        expect.objectContaining({ key: 'mp2.rate', value: 7.12, source: expect.any(String) }),
      ]),
    });
  });

  it('say what is wrong with an input, and keep what was entered', async () => {
    const error = 'Please enter an amount in pesos, such as 1,500.75.';
    expect((await get('/calculators/mp2?amount=25k')).body).toMatchObject({
      entered: { texts: { amount: '25k' }, errors: { amount: error } },
      calculation: null,
    });
    const response = await get('/api/calculators/mp2?amount=25k&rate=99');
    expect(response.status).toBe(400);
    expect(Object.keys(errorsOf(response))).toEqual(['amount', 'rate']);
  });

  it('are those that the owner offers, in that order, with the owner’s introduction', async () => {
    expect((await put({ shown: ['estate-tax', 'mp2'], intro: 'Our own words' })).status).toBe(200);
    const { body } = await get('/api/calculators');
    expect((body as { kind: string }[]).map(({ kind }) => kind)).toEqual(['estate-tax', 'mp2']);
    expect((await get('/calculators')).text).toContain('Our own words');
    expect((await get('/sitemap.xml')).text).toContain('/calculators/estate-tax</loc>');
    for (const path of ['/calculators/sss', '/api/calculators/sss', '/calculators/constructor'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await put({})).status).toBe(200);
  });

  it('follow a changed figure with the next request', async () => {
    const headline = async () =>
      ((await get('/api/calculators/estate-tax?own=30000000&home=8000000')).body as { headline: string })
        .headline;
    expect(await headline()).toBe('₱1,020,000 estate tax');
    expect((await put({ figures: withRate(10) })).status).toBe(200);
    expect(await headline()).toBe('₱1,700,000 estate tax');
    const without = DEFAULT_CALCULATORS.figures.filter(({ key }) => key !== 'estate.rate');
    expect((await put({ figures: without })).status).toBe(200);
    expect((await get('/calculators/estate-tax')).text).toContain(
      'We have no checked figure for “Estate tax” today',
    );
    expect((await put({})).status).toBe(200);
  });

  it('stand in articles that embed them, as the owner shows them now', async () => {
    const write = (content: string) => admin.request('POST', '/api/admin/blog-posts', postBody({ content }));
    const { body } = await write('Before\n\n{{calculator mp2}}\n\n{{calculator sss}}\n\nAfter');
    const { slug, content } = body as { readonly slug: string; readonly content: string };
    expect(content).toContain('\n\n{{calculator mp2}}\n\n');
    const shown = async () => {
      const { text } = (await get(`/blog/${slug}`)).body as { readonly text: readonly object[] };
      return text.map((part) => ('calculator' in part ? (part.calculator as { kind: string }).kind : part));
    };
    const [before, after] = ['<p>Before</p>\n', '<p>After</p>\n'].map((html) => ({ html }));
    expect(await shown()).toEqual([before, 'mp2', 'sss', after]);
    expect((await get('/feed.xml')).text).toContain('href=&quot;/calculators/mp2&quot;');
    expect((await put({ shown: ['sss'] })).status).toBe(200);
    expect(await shown()).toEqual([before, 'sss', after]);
    expect((await get('/feed.xml')).text).not.toContain('mp2');
    expect((await put({})).status).toBe(200);
    expect(errorsOf(await write('{{calculator lottery}}'))).toEqual({
      content: expect.stringContaining('“lottery”, which does not exist; there are sss, mp2'),
    });
  });

  it('go along with a booking in words, and what is no calculation is left out', async () => {
    const book = async (calculation: string | undefined) => {
      const id = await admin.createBooking({ calculation });
      const { body } = await admin.request('GET', `/api/admin/leads/appointment/${id}`);
      return (body as { calculation: string | null }).calculation;
    };
    const words = await book('mp2?amount=1000&start=2021-01');
    expect(words?.split('\n')).toEqual([
      expect.stringMatching(/^Pag-IBIG MP2 savings, \d{4}-\d\d-\d\d: ₱71,689\.53 after 5 years$/),
      'You save: 1,000; How often: Every month; First saving: 2021-01; Dividends: Stay in the account; Dividend rate of coming years: 3',
      'You save: ₱60,000',
      'Dividends: ₱11,689.53',
      'Together: ₱71,689.53',
    ]);
    for (const reference of [undefined, 'lottery?x=1', 'mp2?amount=25k', '<script>'])
      expect([reference, await book(reference)]).toEqual([reference, null]);
  });

  it('open the booking form with a reference to the calculation, for this visitor only', async () => {
    const { body, headers } = await get('/calculators/mp2/ask?amount=2000&x=1');
    expect(body).toMatchObject({
      page: 'home',
      booking: { values: { calculation: 'mp2?amount=2000' }, errors: {} },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/calculators/lottery/ask')).status).toBe(404);
    const { status, headers: without } = await get('/calculators/mp2/ask?amount=25k');
    expect([status, without.location]).toEqual([303, '/calculators/mp2?amount=25k#result']);
  });

  it('count page views, including cached responses, and bookings that include a result', async () => {
    const counting = running.app.app.get(CountOpenings, { strict: false });
    const use = async () => {
      await counting.store();
      const { body } = await admin.request('GET', '/api/admin/calculators/use');
      return (body as { kind: string; opened: number; asked: number }[]).find(
        ({ kind }) => kind === 'education',
      )!;
    };
    const open = (method: 'GET' | 'HEAD', path: string, agent: string) =>
      send(running.app, method, path, { headers: { 'user-agent': agent } });
    const before = await use();
    for (const path of ['', '', '?age=3', '?age=99'])
      await open('GET', `/calculators/education${path}`, 'Firefox');
    await open('GET', '/api/calculators/education', 'other software');
    await open('HEAD', '/calculators/education', 'Firefox');
    await open('GET', '/calculators/education', 'Googlebot/2.1');
    await open('GET', '/calculators', 'Firefox');
    await admin.createBooking({ calculation: 'education?age=3' });
    expect(await use()).toEqual({ kind: 'education', opened: before.opened + 5, asked: before.asked + 1 });
  });

  it('reject figures that contradict each other or cannot be', async () => {
    const [first, ...others] = DEFAULT_CALCULATORS.figures;
    const wrong = async (figures: readonly object[]) => errorsOf(await put({ figures }));
    expect(await wrong([first!, { ...first!, value: 14 }, ...others])).toEqual({
      'figures.1.from': 'Two figures of this kind are in force on the same day',
    });
    expect(await wrong([{ ...first!, value: 101, from: '2026-02-30', to: '2020-01-01' }])).toEqual({
      'figures.0.value': 'Value must be a number from 0 to 100',
      'figures.0.from': 'From must be a real date',
      'figures.0.to': expect.stringContaining('The last day is before the first'),
    });
    expect(await wrong([{ ...first!, value: 1.234 }])).toEqual({ 'figures.0.value': 'Value is not valid' });
    expect(errorsOf(await put({ shown: ['sss', 'sss'] }))).toEqual({ shown: 'Shown is listed twice' });
    expect(errorsOf(await put({ shown: ['lottery'] }))).toEqual({
      shown: expect.stringContaining('must be one of'),
    });
  });
});
