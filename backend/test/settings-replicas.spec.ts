import { setImmediate as turn } from 'node:timers/promises';
import { Business } from '../src/settings/business.js';
import { DEFAULT_CALCULATORS } from '../src/settings/domain/calculators.js';
import { DEFAULT_HERO } from '../src/settings/domain/sections/home.js';
import { SqlSettingsStore } from '../src/settings/store/sql-settings-store.js';
import { StoredBusiness } from '../src/settings/infrastructure/stored-business.js';
import { SECTIONS } from './support/bodies.js';
import { startApp, type TestApp } from './support/app.js';
import { AdminClient } from './support/admin-client.js';
import { DATABASES, type TestDatabase } from './support/databases.js';
import { send } from './support/http.js';
import { auditResponses } from './support/response-audit.js';

const REDIS_URL = process.env.TEST_REDIS_URL;

describe.each(DATABASES)('a replica on $name', ({ name, create }) => {
  const audit = auditResponses();
  let database: TestDatabase;
  const apps: TestApp[] = [];
  const start = async (env: Readonly<Record<string, string>>, replicas: number) => {
    database = await create();
    for (let replica = 0; replica < replicas; replica += 1) apps.push(await startApp(database, audit, env));
    return { first: apps[0]!, last: apps.at(-1)! };
  };
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await database.drop();
  });

  const change = async (admin: AdminClient, title: string) => {
    const { status } = await admin.request('PUT', '/api/admin/settings/hero', { ...SECTIONS.hero, title });
    expect(status).toBe(200);
  };
  const shows = async (app: TestApp, title: string) => (await send(app, 'GET', '/')).text.includes(title);

  it('finds a change that nobody announced by the check that runs every half a minute', async () => {
    const { first } = await start({}, 1);
    expect(await shows(first, 'A new title')).toBe(false);
    const value = { title: 'A new title', lead: 'A lead' };
    // as another replica without Redis stores it
    const other = new SqlSettingsStore(first.database);
    const by = { id: 'x', name: 'Ana' };
    await other.replace('hero', { value, initial: DEFAULT_HERO, by, at: '2026-11-22T01:00:00.000Z' });
    expect(await shows(first, 'A new title')).toBe(false);
    await first.app.get<StoredBusiness>(Business).check();
    expect(await shows(first, 'A new title')).toBe(true);
  });

  // one process owns a SQLite file
  if (REDIS_URL && name !== 'SQLite')
    it('shows a change of another one as soon as Redis announces it, also in articles', async () => {
      const { first, last } = await start({ REDIS_URL }, 2);
      const admin = await AdminClient.signIn(first);
      const check = jest.spyOn(last.app.get<StoredBusiness>(Business), 'check');
      for (const title of ['One title', 'Another title']) {
        expect(await shows(last, title)).toBe(false);
        await change(admin, title);
        while (!(await shows(last, title))) await turn();
      }
      await admin.createPost({ title: 'Saving', content: '{{calculator mp2}}' });
      const calculates = async () =>
        (await send(last, 'GET', '/blog/saving')).text.includes('{"calculator":');
      while (!(await calculates())) await turn();
      await admin.request('PUT', '/api/admin/settings/calculators', {
        ...DEFAULT_CALCULATORS,
        shown: ['sss'],
      });
      while (await calculates()) await turn();
      expect(check).not.toHaveBeenCalled();
    });
});
