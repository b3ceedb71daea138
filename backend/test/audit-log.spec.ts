import { Agent } from 'node:http';
import { LeadUnits } from '../src/leads/application/lead-units.js';
import { SubscribeToNewsletter } from '../src/leads/application/subscribe-to-newsletter.js';
import { manyLeads, storeLeads } from '../src/leads/testing/many-leads.js';
import { Unavailable } from '../src/platform/domain-error.js';
import { SUPERADMIN } from './support/app.js';
import { CapturedOutput } from './support/captured-output.js';
import { send, signIn } from './support/http.js';
import { rejectedUpgrade } from './support/live-client.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'http://office.example', LOG_LEVEL: 'info' };
const ID = /^[0-9a-f-]{36}$/;

describe('the log', () => {
  let output: CapturedOutput;
  beforeAll(() => {
    output = new CapturedOutput();
  });
  const running = runningApp({ ...PRODUCTION, RATE_LIMITS: 'on' });
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

  it('names the schema of the database at the start', () => {
    expect(lines()).toContainEqual({ msg: 'database ready', schema: expect.stringMatching(/\d{13}$/) });
  });

  it('has one line for each action: actor, object and result', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { id: me } = (await admin.request('GET', '/api/user')).body as { id: string };
    const { id, credentials } = await admin.createUser();
    await admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'another-password' });
    const cookie = await signIn(running.app, { ...credentials, password: 'another-password' });
    await admin.setUserStatus(id, 'deactivated');
    const booking = await admin.createBooking();
    const { body: note } = await admin.request('POST', `/api/admin/leads/appointment/${booking}/notes`, {
      note: 'x',
    });
    await admin.request('GET', '/api/admin/leads');
    await admin.request('POST', '/api/admin/blog-posts/preview', { content: 'x' });
    await admin.request('PATCH', `/api/admin/users/${NO_SUCH_ID}/status`, { status: 'deactivated' });
    await send(running.app, 'POST', '/api/logout', { cookie });
    await admin.request('POST', '/api/logout');
    const done = (action: string, code: string, facts: object, userId = me) => ({
      msg: 'audit',
      action,
      code,
      ...facts,
      userId,
      requested: true,
    });
    const role = 'admin_assistant';
    expect(lines()).toEqual([
      done('POST /api/login', 'sign-in', { made: me, role: 'superadmin' }),
      done('POST /api/admin/users', 'user.created', { made: id, status: 'active', role }),
      done('PATCH /api/admin/users/:id/password', 'user.password-reset', { id }),
      done('POST /api/login', 'sign-in', { made: id, role }, id),
      done('PATCH /api/admin/users/:id/status', 'user.status-changed', { id, status: 'deactivated', role }),
      done('POST /api/admin/leads/:leadType/:id/notes', 'lead.note-written', {
        leadType: 'appointment',
        id: booking,
        made: note.id,
      }),
      done('POST /api/logout', 'sign-out', {}),
    ]);
  });

  it('has a line for a rejected user and for a rejected sign-in', async () => {
    const admin = await AdminClient.signIn(running.app);
    const assistant = await admin.createSignedInUser();
    lines();
    await send(running.app, 'POST', '/api/login', { body: { ...SUPERADMIN, password: 'wrong' } });
    await send(running.app, 'GET', '/api/admin/users/status/active', { cookie: assistant.cookie });
    await send(running.app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } });
    await rejectedUpgrade(running.app, { cookie: assistant.cookie, origin: 'https://evil.example' });
    expect(lines()).toEqual([
      { msg: 'sign-in rejected', requested: true },
      { msg: 'request rejected', status: 403, userId: assistant.id, requested: true },
      { msg: 'cross-origin request rejected', requested: true },
      { msg: 'cross-origin request rejected', upgrade: true },
    ]);
  });

  it('stays small under thousands of rejected requests, and keeps every line of staff', async () => {
    const admin = await AdminClient.signIn(running.app);
    const agent = new Agent({ keepAlive: true });
    const execute = jest
      .spyOn(running.app.app.get(SubscribeToNewsletter), 'execute')
      .mockRejectedValue(new Unavailable('request.try-again'));
    lines();
    const subscription = { firstName: 'Ana', email: 'ana@sample.example' };
    for (let turn = 0; turn < 300; turn += 1) {
      const calls = [
        send(running.app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' }, agent }),
        send(running.app, 'POST', '/api/subscriptions', { body: subscription, agent }),
        send(running.app, 'GET', '/api/admin/stats', { agent }),
      ];
      await Promise.all(calls);
    }
    const done = admin.request('POST', '/api/logout');
    expect((await done).status).toBe(204);
    agent.destroy();
    execute.mockRestore();
    const written = lines();
    expect(written.filter(({ msg }) => msg === 'audit')).toHaveLength(1);
    // at most the first of each kind and a few sums, and no stack
    expect(written.length).toBeLessThan(20);
    expect(JSON.stringify(written)).not.toContain('"at"');
    expect(written.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 503]));
  });

  it('has a line for reads of more leads than a screen shows', async () => {
    const admin = await AdminClient.signIn(running.app);
    const { id: me } = (await admin.request('GET', '/api/user')).body as { id: string };
    await storeLeads(running.app.app.get(LeadUnits), manyLeads(150));
    // an hour in which nothing was read
    running.app.setTime(new Date(Date.now() + 3_700_000));
    lines();
    await admin.request('GET', '/api/admin/leads?range=[0,99]');
    await admin.request('GET', '/api/admin/leads?range=[0,100]');
    expect(lines()).toEqual([
      { msg: 'many rows read', lists: 'leads', rows: 201, userId: me, requested: true },
    ]);
    running.app.setTime(null);
  });

  it('stays below two kilobytes a request, whatever the request contains', async () => {
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
