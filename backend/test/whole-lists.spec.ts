import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { SqlLeadQueries } from '../src/leads/store/sql-lead-queries.js';
import { leadsOn } from '../src/leads/testing/leads-on.js';
import { manyLeads, storeLeads } from '../src/leads/testing/many-leads.js';
import { DATABASES } from './support/databases.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { asInWholeLists } from './support/lead-pages.js';
import { runningApp } from './support/running-app.js';

const PATHS = ['/api/appointments', '/api/subscriptions', '/api/admin/leads'] as const;

describe.each(DATABASES)('streaming of a long list on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    await storeLeads(leadsOn(running.app.database), manyLeads(1_700));
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(PATHS)('%s returns the same rows as its pages', async (path) => {
    for (const order of ['ASC', 'DESC']) {
      const sort = `sort=["createdAt","${order}"]`;
      const pages: object[] = [];
      for (let start = 0; ; start += 500) {
        const page = await admin.request('GET', `${path}?${sort}&range=[${start},${start + 499}]`);
        pages.push(...(page.body as object[]));
        if ((page.body as unknown[]).length < 500) break;
      }
      expect(pages.length).toBeGreaterThan(500);
      const whole = await admin.request('GET', `${path}?${sort}`);
      expect(whole.text).toBe(JSON.stringify(asInWholeLists(pages)));
      const unit = path.split('/').pop();
      expect(whole.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-range': `${unit} 0-${pages.length - 1}/${pages.length}`,
      });
    }
  });

  it('contains each lead once although bookings arrive meanwhile', async () => {
    const before = (await admin.request('GET', '/api/admin/leads')).body as { id: string }[];
    const queries = running.app.app.get(SqlLeadQueries);
    const allLeads = queries.allLeads.bind(queries);
    jest.spyOn(queries, 'allLeads').mockImplementation(async (order) => {
      const list = (await allLeads(order))!;
      const { rest } = list;
      async function* withBookings() {
        for await (const page of rest!) {
          await admin.createBooking();
          yield page;
        }
      }
      return { ...list, rest: withBookings() };
    });
    const during = (await admin.request('GET', '/api/admin/leads')).body as { id: string }[];
    expect(during.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('closes the connection when the database fails meanwhile', async () => {
    const queries = running.app.app.get(SqlLeadQueries);
    const allLeads = queries.allLeads.bind(queries);
    jest.spyOn(queries, 'allLeads').mockImplementation(async (order) => {
      const next = () => Promise.reject(new Error('the database is away'));
      const failing = { [Symbol.asyncIterator]: () => ({ next }) };
      return { ...(await allLeads(order))!, rest: failing };
    });
    const request = get(`${running.app.url}/api/admin/leads`, { headers: { cookie: admin.cookie } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await expect(once(response, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(response.complete).toBe(false);
  });

  it('requires a range when there are too many rows to sort', async () => {
    jest.spyOn(running.app.app.get(SqlLeadQueries), 'allLeads').mockResolvedValue(null);
    const response = await admin.request('GET', '/api/admin/leads?sort=["email","ASC"]');
    expectError(response, 400, ['range']);
    expect(response.body.message).toBe('There are too many leads to sort by email: ask for a range');
  });
});
