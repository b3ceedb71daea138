import { createHash } from 'node:crypto';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { cookieOf, send } from './support/http.js';
import { LiveClient } from './support/live-client.js';
import { runningApp } from './support/running-app.js';

interface Session {
  readonly id: string;
  readonly browser: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly current: boolean;
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the own sessions', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => running.app.setTime(null));

  async function signInWith(credentials: object, userAgent?: string): Promise<string> {
    const headers = userAgent === undefined ? {} : { 'User-Agent': userAgent };
    return cookieOf(await send(running.app, 'POST', '/api/login', { body: credentials, headers }));
  }
  const list = async (cookie: string) =>
    (await send(running.app, 'GET', '/api/user/sessions', { cookie })).body as unknown as Session[];
  const statusOf = async (cookie: string) => (await send(running.app, 'GET', '/api/user', { cookie })).status;

  it('are listed with their browser, newest first, and the current one is marked', async () => {
    const { credentials } = await admin.createUser();
    running.app.setTime(new Date('2026-11-22T08:00:00.000Z'));
    const first = await signInWith(credentials, FIREFOX);
    running.app.setTime(new Date('2026-11-22T09:00:00.000Z'));
    await signInWith(credentials, '<script>alert(1)</script>'.repeat(100));
    expect(await list(first)).toEqual([
      {
        id: expect.any(String),
        browser: 'Unknown browser',
        createdAt: '2026-11-22T09:00:00.000Z',
        seenAt: '2026-11-22T09:00:00.000Z',
        current: false,
      },
      {
        id: expect.any(String),
        browser: 'Firefox on Linux',
        createdAt: '2026-11-22T08:00:00.000Z',
        seenAt: expect.any(String),
        current: true,
      },
    ]);
  });

  it('are listed without anything that grants access, and those of others and expired ones are not', async () => {
    const { credentials } = await admin.createUser();
    running.app.setTime(new Date('2026-11-22T08:00:00.000Z'));
    await signInWith(credentials);
    running.app.setTime(new Date('2026-11-22T17:00:00.000Z'));
    const cookie = await signInWith(credentials);
    const sessions = await list(cookie);
    expect(sessions).toHaveLength(1);
    const secret = decodeURIComponent(cookie)
      .replace(/^sid=s:/, '')
      .split('.')[0]!;
    const text = JSON.stringify(sessions);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(createHash('sha256').update(secret).digest('hex').slice(0, 8));
  });

  it('that began before browsers were recorded are listed too', async () => {
    const { id, cookie } = await admin.createSignedInUser();
    await running.app.database.write((tx) =>
      tx.query('UPDATE sessions SET browser = NULL WHERE userId = ?', [id]),
    );
    expect(await list(cookie)).toMatchObject([{ browser: 'Unknown browser', current: true }]);
  });

  it('end one by one, with their sockets; others stay', async () => {
    const { credentials } = await admin.createUser();
    const [here, there] = [await signInWith(credentials), await signInWith(credentials)];
    const { client } = await LiveClient.connect(running.app, there);
    const other = (await list(here)).find(({ current }) => !current)!;
    const path = `/api/user/sessions/${other.id}`;
    expect((await send(running.app, 'DELETE', path, { cookie: here })).status).toBe(204);
    expect(await client.closed).toBeGreaterThan(0);
    expect([await statusOf(there), await statusOf(here), await statusOf(admin.cookie)]).toEqual([
      401, 200, 200,
    ]);
    expectError(await send(running.app, 'DELETE', path, { cookie: here }), 404);
  });

  it('of another user cannot be ended', async () => {
    const [ana, bea] = [await admin.createSignedInUser(), await admin.createSignedInUser()];
    const [session] = await list(bea.cookie);
    for (const id of [session!.id, NO_SUCH_ID, 'x', '..%2Fsessions'])
      expectError(await send(running.app, 'DELETE', `/api/user/sessions/${id}`, { cookie: ana.cookie }), 404);
    expect(await statusOf(bea.cookie)).toBe(200);
  });

  it('all end but the current one, and its socket stays open', async () => {
    const { credentials } = await admin.createUser();
    const [here, there] = [await signInWith(credentials), await signInWith(credentials)];
    const [open, closing] = [
      await LiveClient.connect(running.app, here),
      await LiveClient.connect(running.app, there),
    ];
    expect((await send(running.app, 'DELETE', '/api/user/sessions', { cookie: here })).status).toBe(204);
    await closing.client.closed;
    expect([await statusOf(there), await statusOf(here), await statusOf(admin.cookie)]).toEqual([
      401, 200, 200,
    ]);
    expect(open.client.socket.readyState).toBe(open.client.socket.OPEN);
    open.client.socket.close();
  });
});
