import { verifyChain } from '../src/audit/application/verify-chain.js';
import { VerifyNightly } from '../src/audit/application/verify-nightly.js';
import { AuditTrail } from '../src/audit/audit-trail.js';
import type { AuditCode } from '../src/audit/actions.js';
import { SqlAuditChain } from '../src/audit/store/sql-audit-chain.js';
import { SignInAudit } from '../src/audit/sign-in-audit.js';
import { LeadUnits } from '../src/leads/application/lead-units.js';
import { manyLeads, storeLeads } from '../src/leads/testing/many-leads.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

interface Entry {
  readonly seq: number;
  readonly at: string;
  readonly action: string;
  readonly area: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

const AUDIT = '/api/admin/audit';

describe('the audit trail of an office', () => {
  const running = runningApp();
  let admin: AdminClient;
  let me: string;

  beforeEach(async () => {
    admin = await AdminClient.signIn(running.app);
    me = ((await admin.request('GET', '/api/user')).body as { id: string }).id;
  });
  afterEach(() => running.app.setTime(null));

  const list = async (query: Readonly<Record<string, unknown>> = {}) => {
    const text = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const response = await admin.request('GET', `${AUDIT}?${text.join('&')}`);
    return { ...response, entries: response.body as unknown as Entry[] };
  };
  /** What was recorded since the last call, oldest first. */
  let read = 0;
  const recorded = async () => {
    const { entries } = await list({ sort: ['seq', 'ASC'], range: [read, read + 99] });
    read += entries.length;
    return entries.map(({ action, userId, details }) => ({ action, userId, details }));
  };

  it('records of which policy a premium, payment or case is', async () => {
    const made = async (path: string, body: object) =>
      (await admin.request('POST', `/api/admin/${path}`, body)).body as { readonly id: string };
    const client = await made('clients', { firstName: 'Liza', lastName: 'Reyes' });
    const { id: policyId } = await made('policies', {
      clientId: client.id,
      insurer: 'Sun Life',
      product: 'Term 20',
      line: 'life',
      application: 'issued',
      force: 'in force',
      startsOn: '2026-11-01',
      mode: 'annual',
      premium: { amount: 100_000 },
    });
    const path = `/api/admin/policies/${policyId}/premiums`;
    const [premium] = (await admin.request('GET', path)).body as unknown as { readonly id: string }[];
    const payment = await made(`premiums/${premium!.id}/payments`, { paidOn: '2026-11-01', amount: 100_000 });
    await made(`payments/${payment.id}/reversal`, { reason: 'Bounced' });
    const claim = await made(`policies/${policyId}/cases`, { kind: 'claim', title: 'Hospital stay' });
    await admin.request('PATCH', `/api/admin/cases/${claim.id}`, { title: 'Stay' });
    const { entries } = await list({ sort: ['seq', 'DESC'], range: [0, 3] });
    expect(entries.reverse().map(({ action, details }) => [action, details.policyId ?? details.id])).toEqual([
      ['premium.paid', policyId],
      ['premium.payment-reversed', policyId],
      ['case.opened', policyId],
      ['case.changed', policyId],
    ]);
  });

  it('records each change of a signed-in user with its ids and words, and the sign-out', async () => {
    const { id, credentials } = await admin.createUser();
    await admin.setUserStatus(id, 'deactivated');
    const booking = await admin.createBooking();
    await recorded();
    const { body: note } = await admin.request('POST', `/api/admin/leads/appointment/${booking}/notes`, {
      note: 'Her phone is 0917 555 0100',
    });
    const { body: task } = await admin.request('POST', '/api/admin/tasks', {
      title: 'Ask about her secret',
      dueDate: '2099-01-05',
      assigneeId: null,
      leadType: 'appointment',
      leadId: booking,
    });
    await admin.request('PATCH', `/api/admin/appointments/${booking}/lead-status`, {
      leadStatus: 'In Progress',
    });
    await admin.request('PUT', '/api/admin/settings/hero', { title: 'A secret title', lead: 'A lead' });
    await admin.request('POST', '/api/logout');
    admin = await AdminClient.signIn(running.app);
    // a sign-in is recorded while its response is already on its way
    expect((await recorded()).filter(({ action }) => action !== 'sign-in')).toEqual([
      {
        action: 'lead.note-written',
        userId: me,
        details: { leadType: 'appointment', id: booking, made: note.id },
      },
      {
        action: 'task.created',
        userId: me,
        details: { made: task.id, leadType: 'appointment', leadId: booking },
      },
      {
        action: 'booking.lead-status-changed',
        userId: me,
        details: { id: booking, from: 'New', status: 'In Progress' },
      },
      { action: 'settings.hero-changed', userId: me, details: {} },
      { action: 'sign-out', userId: me, details: {} },
    ]);
    const stored = JSON.stringify(await running.app.rows('audit_log'));
    const { username, password } = credentials;
    // long enough not to be in a hash or an id by chance
    for (const personal of ['555 0100', '5550100', 'secret', username, password, 'Ana Cruz'])
      expect(stored).not.toContain(personal);
  });

  it('records sign-ins that it hears of, and those that failed', async () => {
    await recorded();
    const signIns = running.app.app.get(SignInAudit);
    signIns.signedIn({ userId: me, browser: 'Chrome on Windows', knownBrowser: true });
    signIns.failed({ userId: null, step: 'password' });
    // recorded after both
    await admin.request('POST', '/api/logout');
    admin = await AdminClient.signIn(running.app);
    expect(await recorded()).toEqual(
      expect.arrayContaining([
        { action: 'sign-in', userId: me, details: { browser: 'Chrome on Windows', knownBrowser: true } },
        { action: 'sign-in.failed', userId: null, details: {} },
      ]),
    );
  });

  it('records a read of more leads than a screen shows, and no other read', async () => {
    await storeLeads(running.app.app.get(LeadUnits), manyLeads(150));
    await recorded();
    await admin.request('GET', '/api/admin/leads?range=[0,99]');
    await admin.request('GET', '/api/admin/leads?range=[0,100]');
    expect(await recorded()).toEqual([
      { action: 'lists.read', userId: me, details: { lists: 'leads', rows: 201 } },
    ]);
  });

  it('counts the rows of pages of several lists together, and starts again after an hour', async () => {
    running.app.setTime(new Date(Date.now() + 3_700_000));
    await recorded();
    const pages = ['subscriptions?range=[0,49]', 'admin/mails?range=[0,0]', 'admin/newsletters/subscribers'];
    const rows = async (path: string) => {
      const { headers, status } = await admin.request('GET', `/api/${path}`);
      expect(status).toBe(200);
      return /-(\d+)\//.exec(String(headers['content-range']))?.[1];
    };
    for (const page of pages) await rows(page);
    await admin.request('GET', '/api/admin/suspected');
    expect(await recorded()).toEqual([]);
    await rows('appointments?range=[0,99]');
    const [entry, ...others] = await recorded();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'lists.read', userId: me });
    expect(entry!.details.lists).toMatch(/^appointments (deliveries )?(mails )?subscri/);
    await rows('appointments?range=[0,9]');
    expect(await recorded()).toEqual([]);
    running.app.setTime(null);
  });

  it('records each look-up of people, with their number only', async () => {
    await recorded();
    await admin.request('GET', '/api/admin/privacy/people?q=nobody-has-this');
    expect(await recorded()).toEqual([{ action: 'privacy.look-up', userId: me, details: { rows: 0 } }]);
  });

  it('records nothing of visitors and of rejected requests', async () => {
    await recorded();
    await admin.createBooking();
    await admin.createSubscription();
    await admin.request('POST', '/api/admin/leads/appointment/x/notes', { note: 'x' });
    await admin.request('POST', '/api/admin/users', {});
    await admin.request('POST', '/api/admin/blog-posts/preview', { content: 'x' });
    await send(running.app, 'POST', '/api/logout', { headers: { Origin: 'https://evil.example' } });
    expect(await recorded()).toEqual([]);
  });

  it('stays one chain over everything that this office did', async () => {
    const chain = new SqlAuditChain(running.app.database);
    const { entries, problem } = await verifyChain(chain);
    expect(problem).toBeNull();
    expect(entries).toBe((await chain.bounds()).last);
    expect(entries).toBeGreaterThan(5);
  });

  it('lets a change that was made stand, and counts it, when it cannot be recorded', async () => {
    const trail = running.app.app.get(AuditTrail);
    const failing = jest.spyOn(trail, 'record').mockRejectedValue(new Error('The disk is full'));
    const { status } = await admin.request('POST', '/api/admin/tasks', {
      title: 'Call',
      dueDate: '2026-12-01',
    });
    failing.mockRestore();
    expect(status).toBe(201);
    const { body } = await admin.request('GET', `${AUDIT}/state`);
    expect(body).toMatchObject({ unrecorded: 1 });
  });

  it('lists the entries with the names of the users, newest first', async () => {
    const { entries, headers } = await list({ range: [0, 2] });
    expect(headers['content-range']).toMatch(/^audit 0-2\/\d+$/);
    const [first, second] = entries;
    expect(first!.seq).toBe(second!.seq + 1);
    expect(entries.every(({ userId, userName }) => (userId ? userName !== null : userName === null))).toBe(
      true,
    );
    expect(Object.keys(first!).sort()).toEqual(
      ['action', 'area', 'at', 'details', 'id', 'requestId', 'seq', 'userId', 'userName'].sort(),
    );
  });

  it('filters by area, action, user and days of the office, and sorts', async () => {
    const actions = async (query: object) =>
      (await list({ filter: query })).entries.map(({ action }) => action);
    expect(new Set(await actions({ area: 'settings' }))).toEqual(new Set(['settings.hero-changed']));
    expect(new Set(await actions({ action: 'lists.read', userId: me }))).toEqual(new Set(['lists.read']));
    expect(await actions({ userId: 'nobody' })).toEqual([]);
    // 23:59 and 00:00 in Manila
    const trail = running.app.app.get(AuditTrail);
    for (const time of ['2030-05-01T15:59:00.000Z', '2030-05-01T16:00:00.000Z']) {
      running.app.setTime(new Date(time));
      await trail.record({ action: `test.${time.slice(11, 16)}` as AuditCode, userId: me });
    }
    running.app.setTime(null);
    expect(await actions({ from: '2030-05-01', to: '2030-05-01' })).toEqual(['test.15:59']);
    expect(await actions({ from: '9999-12-31', to: '9999-12-31' })).toEqual([]);
    expect(await actions({ from: '0001-01-01', to: '0001-01-01' })).toEqual([]);
    expect(await actions({ from: '2030-05-02' })).toEqual(['test.16:00']);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    const { entries } = await list({ sort: ['at', 'DESC'], range: [0, 1] });
    expect(entries.map(({ action }) => action)).toEqual(['test.16:00', 'test.15:59']);
  });

  it.each([
    ['filter', { filter: { area: 'everything' } }],
    ['filter', { filter: { from: '2026-02-30' } }],
    ['filter', { filter: { userId: { $ne: 1 } } }],
    ['filter', { filter: { hash: 'a' } }],
    ['sort', { sort: ['hash', 'ASC'] }],
    ['range', { range: [0, 500] }],
  ])('rejects another %s', async (parameter, query) => {
    const response = await list(query);
    expectError(response, 400);
    expect(response.body).toMatchObject({ errors: { [parameter]: expect.any(String) } });
  });

  it('shows the last verification on the self-check and to superadmins', async () => {
    const find = async () => {
      const { body } = await admin.request('POST', '/api/admin/self-check');
      return (body as unknown as { checks: { id: string }[] }).checks.find(({ id }) => id === 'audit');
    };
    await running.app.app.get(VerifyNightly).execute();
    const { body } = await admin.request('GET', `${AUDIT}/state`);
    expect(body).toMatchObject({ verification: { entries: body.entries, problem: null } });
    expect(await find()).toMatchObject({ state: 'attention', detail: expect.stringContaining('1 action') });
    await running.restart();
    admin = await AdminClient.signIn(running.app);
    expect(await find()).toMatchObject({ state: 'good', detail: expect.stringContaining('unbroken') });
  });
});
