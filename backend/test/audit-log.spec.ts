import { LeadRepository } from '../src/leads/application/ports.js';
import { manyLeads, storeLeads } from '../src/leads/testing/many-leads.js';
import { SUPERADMIN } from './support/app.js';
import { CapturedOutput } from './support/captured-output.js';
import { DATABASES } from './support/databases.js';
import { send, signIn } from './support/http.js';
import { refusedUpgrade } from './support/live-client.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { runningApp } from './support/running-app.js';

const PRODUCTION = { NODE_ENV: 'production', LOG_LEVEL: 'info' };
const DATABASE = DATABASES[0]!;
const ID = /^[0-9a-f-]{36}$/;

describe('the log', () => {
  let output: CapturedOutput;
  beforeAll(() => {
    output = new CapturedOutput();
  });
  const running = runningApp(DATABASE.create, { ...PRODUCTION, RATE_LIMITS: 'on' });
  afterAll(() => output.release());

  let read = 0;
  /** The lines since it was last asked, without what every line has. */
  const lines = () => {
    const fresh = output.lines.slice(read);
    read = output.lines.length;
    return fresh.map((line) => {
      const { level: _, time: __, requestId, ...facts } = JSON.parse(line) as Record<string, unknown>;
      return requestId === undefined ? facts : { ...facts, requested: ID.test(requestId as string) };
    });
  };

  it('says which schema the database has at the start', () => {
    expect(lines()).toContainEqual({ msg: 'database ready', schema: expect.stringMatching(/\d{13}$/) });
  });

  it('says who did what to whom, and what became of it, in one line each', async () => {
    const world = await World.of(running.app);
    const { id: me } = (await world.as('GET', '/api/user')).body as { id: string };
    const { id, credentials } = await world.user();
    await world.as('PATCH', `/api/admin/users/${id}/password`, { password: 'another-password' });
    const cookie = await signIn(running.app, { ...credentials, password: 'another-password' });
    await world.userStatus(id, 'deactivated');
    const booking = await world.booking();
    const { body: note } = await world.as('POST', `/api/admin/leads/appointment/${booking}/notes`, {
      note: 'x',
    });
    await world.as('GET', '/api/admin/leads');
    await world.as('POST', '/api/admin/blog-posts/preview', { content: 'x' });
    await world.as('PATCH', `/api/admin/users/${NO_SUCH_ID}/status`, { status: 'deactivated' });
    await send(running.app, 'POST', '/api/logout', { cookie });
    await world.as('POST', '/api/logout');
    const done = (action: string, facts: object, userId = me) => ({
      ...{ msg: 'done', action, ...facts, userId, requested: true },
    });
    const role = 'admin_assistant';
    expect(lines()).toEqual([
      done('POST /api/login', { made: me, role: 'superadmin' }),
      done('POST /api/admin/users', { made: id, status: 'active', role }),
      done('PATCH /api/admin/users/:id/password', { id }),
      done('POST /api/login', { made: id, role }, id),
      done('PATCH /api/admin/users/:id/status', { id, status: 'deactivated', role }),
      done('POST /api/admin/leads/:leadType/:id/notes', {
        leadType: 'appointment',
        id: booking,
        made: note.id,
      }),
      done('POST /api/logout', {}),
    ]);
  });

  it('says who was refused, and that a sign-in was', async () => {
    const world = await World.of(running.app);
    const assistant = await world.signedInUser();
    lines();
    await send(running.app, 'POST', '/api/login', { body: { ...SUPERADMIN, password: 'wrong' } });
    await send(running.app, 'GET', '/api/admin/users/status/active', { cookie: assistant.cookie });
    await send(running.app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } });
    await refusedUpgrade(running.app, { cookie: assistant.cookie, origin: 'https://evil.example' });
    expect(lines()).toEqual([
      { msg: 'sign-in refused', requested: true },
      { msg: 'request refused', status: 403, userId: assistant.id, requested: true },
      { msg: 'foreign origin refused', requested: true },
      { msg: 'foreign origin refused' },
    ]);
  });

  it('says who took more leads at once than a screen shows', async () => {
    const world = await World.of(running.app);
    const { id: me } = (await world.as('GET', '/api/user')).body as { id: string };
    await storeLeads(running.app.app.get(LeadRepository), manyLeads(150));
    lines();
    await world.as('GET', '/api/admin/leads?range=[0,99]');
    await world.as('GET', '/api/admin/leads?range=[0,100]');
    expect(lines()).toEqual([
      { msg: 'many leads read', list: 'leads', rows: 101, userId: me, requested: true },
    ]);
  });

  it('stays small however loud the callers: below two kilobytes a request', async () => {
    lines();
    const before = output.text.length;
    const { app } = running;
    const loud = [
      () => send(app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } }),
      () => send(app, 'POST', '/api/login', { body: { username: 'x'.repeat(200), password: 'y' } }),
      () => send(app, 'GET', `/api/${'x'.repeat(5_000)}`),
      () => send(app, 'POST', '/api/appointments', { body: { firstName: 'x'.repeat(50_000) } }),
      () => send(app, 'POST', '/api/subscriptions', { body: { firstName: 'Ana', email: 'a@b.example' } }),
      () => send(app, 'GET', '/api/user', { cookie: `sid=${'x'.repeat(5_000)}` }),
    ];
    for (let turn = 0; turn < 50; turn += 1) for (const call of loud) await call();
    expect((output.text.length - before) / (50 * loud.length)).toBeLessThan(2_000);
  });
});
