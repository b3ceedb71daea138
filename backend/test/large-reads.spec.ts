import { declaredRoutes } from '../src/app/declared-routes.js';
import { LargeReads } from '../src/audit/http/large-reads.js';
import { AdminClient } from './support/admin-client.js';
import { clientBody, householdBody } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { checked, IMPORTS } from './support/imports.js';
import { runningApp } from './support/running-app.js';
import { SAMPLE_REQUESTS } from './support/sample-requests.js';

const PEOPLE = 450;

describe.each(DATABASES)('a read of personal rows on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => jest.restoreAllMocks());

  const reads = () => declaredRoutes(running.app.app).filter(({ route }) => /^GET \/api\//.test(route));
  /** What the last entries of the audit trail say, oldest first. */
  const recorded = async (entries: number) => {
    const filter = encodeURIComponent('{"action":"lists.read"}');
    const path = `/api/admin/audit?filter=${filter}&sort=["seq","DESC"]&range=[0,${entries - 1}]`;
    const { body } = await admin.request('GET', path);
    return (body as { details: object }[]).map(({ details }) => details).reverse();
  };

  it('is declared, or why it is none, by each route of staff and of API keys that is not of one record', () => {
    const wrong = reads()
      .filter(({ access, route }) => access !== 'public' && !route.endsWith('/:id'))
      .filter(({ list, noRows }) => (list === undefined) === (noRows === undefined));
    expect(wrong).toEqual([]);
    expect(reads().filter(({ list }) => list).length).toBeGreaterThan(20);
  });

  it('is counted by each route that declares it, also where the handler sends the answer itself', async () => {
    const samples = new Map(SAMPLE_REQUESTS);
    const key = await admin.createKey(['leads:read', 'clients:read', 'policies:read']);
    const Authorization = `Bearer ${key}`;
    for (const { route, list } of reads().filter(({ list }) => list)) {
      const { path, ok } = await samples.get(route)!(admin);
      const count = jest.spyOn(running.app.app.get(LargeReads), 'count');
      const { status } = path.startsWith('/api/v1/')
        ? await send(running.app, 'GET', path, { headers: { Authorization } })
        : await admin.request('GET', path);
      expect([route, status]).toEqual([route, ok]);
      const counted = count.mock.calls.map(([name, rows]) => [route, name, typeof rows]);
      expect(counted).toEqual([[route, list, 'number']]);
      count.mockRestore();
    }
  });

  it('is recorded for the rows of an import, for its files, and for households', async () => {
    const lines = Array.from({ length: PEOPLE }, (_, row) => `,Cruz${row},ana@`);
    const { id, counts } = await checked(admin, ['First Name,Last Name,Email', ...lines].join('\n'));
    expect(counts.wrong).toBe(PEOPLE);
    for (let turn = 0; turn < 120; turn += 1) {
      const { body: client } = await admin.request('POST', '/api/admin/clients', clientBody());
      await admin.request('POST', '/api/admin/households', householdBody(String(client.id)));
    }
    running.app.setTime(new Date(Date.now() + 3_700_000));
    admin = await AdminClient.signIn(running.app);
    expect((await admin.request('GET', `${IMPORTS}/${id}/rows?range=[0,499]`)).body).toHaveLength(PEOPLE);
    for (const file of ['wrong.csv', 'report.csv'])
      expect((await admin.request('GET', `${IMPORTS}/${id}/${file}`)).text.split('\r\n')).toHaveLength(
        PEOPLE + 2,
      );
    const households = (await admin.request('GET', '/api/admin/households?range=[0,199]')).body as object[];
    expect(households.length).toBeGreaterThanOrEqual(120);
    expect(await recorded(4)).toEqual([
      { lists: 'imports.rows', rows: PEOPLE },
      { lists: 'imports.rows', rows: 2 * PEOPLE },
      { lists: 'imports.rows', rows: 3 * PEOPLE },
      { lists: 'households imports.rows', rows: 3 * PEOPLE + households.length },
    ]);
    running.app.setTime(null);
  });
});
