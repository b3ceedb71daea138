import { DOCUMENTED_ROUTES } from './support/documented-routes.js';
import { AdminClient } from './support/admin-client.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

/** The names of dates in filters of the lists. */
const FILTERS = [
  'createdFrom',
  'createdTo',
  'preferredDateFrom',
  'preferredDateTo',
  'dueFrom',
  'dueTo',
  'from',
  'to',
  'preferredDate',
  'startsFrom',
  'startsTo',
  'leftFrom',
  'leftTo',
];
const SPANS = [
  ['0001-01-01', '0001-01-05'],
  ['0000-01-01', '0000-01-01'],
  ['0099-12-31', '0100-01-01'],
  ['9999-12-30', '9999-12-31'],
  ['9999-12-31', '9999-12-31'],
  ['0001-01-01', '9999-12-31'],
] as const;
const ROUTES = DOCUMENTED_ROUTES.map(({ route }) => route)
  .filter((route) => /^GET \/api\/(admin|user|public|v1)\b/.test(route) && !route.includes(':'))
  .map((route) => route.slice('GET '.length));
const query = (parts: Readonly<Record<string, string>>) => new URLSearchParams(parts).toString();

describe('the first and the last years that can be written', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  const statusOf = async (path: string) =>
    (await send(running.app, 'GET', path, { cookie: admin.cookie })).status;

  const answered = async (asked: string) =>
    expect({ asked, failed: (await statusOf(asked)) >= 500 }).toEqual({ asked, failed: false });

  it('are days of the calendar', async () => {
    for (const path of ['days', 'closed-days', 'busy', 'busy/unread'].map(
      (name) => `/api/admin/calendar/${name}`,
    ))
      if (ROUTES.includes(path))
        for (const [from, to] of SPANS.slice(0, -1))
          expect([path, from, await statusOf(`${path}?${query({ from, to })}`)]).toEqual([path, from, 200]);
    expect(ROUTES).toContain('/api/admin/calendar/busy');
    expect(await statusOf('/api/admin/calendar/busy?from=2026-01-01&to=2026-02-13')).toBe(400);
  });

  it.each(ROUTES)('are answered by %s as dates of its query', async (path) => {
    for (const [from, to] of SPANS) {
      const months = { from: from.slice(0, 7), to: to.slice(0, 7) };
      for (const parts of [{ from, to }, months]) await answered(`${path}?${query(parts)}`);
    }
    for (const name of FILTERS)
      for (const date of ['0001-01-01', '9999-12-31'])
        await answered(`${path}?${query({ filter: JSON.stringify({ [name]: date }) })}`);
  });
});
