import { createHash } from 'node:crypto';
import { SUPERADMIN } from './support/app.js';
import { bookingBody } from './support/bodies.js';
import { cookieOf, send, signIn } from './support/http.js';
import { AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('sessions', () => {
  const running = runningApp();
  const statusOf = async (cookie: string) => (await send(running.app, 'GET', '/api/user', { cookie })).status;
  const sessions = () => running.app.rows<Record<string, string>>('sessions');

  afterEach(() => {
    running.app.setTime(null);
  });

  it('are stored under a hash of their id', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const id = decodeURIComponent(cookie)
      .replace(/^sid=s:/, '')
      .split('.')[0]!;
    const rows = await sessions();
    expect(rows.map((row) => row.id)).toContain(createHash('sha256').update(id).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('have an unguessable id', async () => {
    const ids = new Set<string>();
    for (let round = 0; round < 50; round += 1) ids.add(await signIn(running.app, SUPERADMIN));
    expect(ids.size).toBe(50);
  });

  it('are not created for visitors: no cookie, no row', async () => {
    const before = (await sessions()).length;
    const answers = [
      await send(running.app, 'GET', '/'),
      await send(running.app, 'GET', '/blog'),
      await send(running.app, 'GET', '/api/blog-posts'),
      await send(running.app, 'GET', '/api/user'),
      await send(running.app, 'POST', '/api/appointments', { body: bookingBody() }),
      await send(running.app, 'POST', '/api/login', { body: { username: 'x', password: 'y' } }),
      await send(running.app, 'POST', '/api/logout'),
      await send(running.app, 'GET', '/no-such-page'),
    ];
    for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
    expect(await sessions()).toHaveLength(before);
  });

  it('end after eight idle hours', async () => {
    const start = Date.now();
    const cookie = await signIn(running.app, SUPERADMIN);
    const after = async (time: number) => {
      running.app.setTime(new Date(start + time));
      return statusOf(cookie);
    };
    expect(await after(7 * HOUR + 59 * MINUTE)).toBe(200);
    expect(await after(15 * HOUR)).toBe(200);
    expect(await after(23 * HOUR + 2 * MINUTE)).toBe(401);
    expect(await after(15 * HOUR)).toBe(200);
  });

  it('end after seven days, even with activity', async () => {
    const start = Date.now();
    const cookie = await signIn(running.app, SUPERADMIN);
    for (let hours = 7; hours < 168; hours += 7) {
      running.app.setTime(new Date(start + hours * HOUR));
      expect({ hours, status: await statusOf(cookie) }).toEqual({ hours, status: 200 });
    }
    running.app.setTime(new Date(start + 168 * HOUR + MINUTE));
    expect(await statusOf(cookie)).toBe(401);
  });

  it('of a deactivated, removed or reset account end; those of other accounts stay', async () => {
    const admin = await AdminClient.signIn(running.app);
    const bystander = await admin.createSignedInUser();
    const ends = {
      deactivated: (id: string) =>
        admin.request('PATCH', `/api/admin/users/${id}/status`, { status: 'deactivated' }),
      reset: (id: string) =>
        admin.request('PATCH', `/api/admin/users/${id}/password`, { password: 'other-password' }),
    };
    for (const end of Object.values(ends)) {
      const user = await admin.createSignedInUser();
      const cookies = [user.cookie, await signIn(running.app, user.credentials)];
      for (const cookie of cookies) expect(await statusOf(cookie)).toBe(200);
      expect([200, 204]).toContain((await end(user.id)).status);
      for (const cookie of cookies) expect(await statusOf(cookie)).toBe(401);
      expect((await sessions()).filter(({ userId }) => userId === user.id)).toEqual([]);
    }
    expect(await statusOf(bystander.cookie)).toBe(200);
    expect(await statusOf(admin.cookie)).toBe(200);
  });

  it('are anonymous when the account is deactivated directly in the database', async () => {
    const admin = await AdminClient.signIn(running.app);
    const user = await admin.createSignedInUser({ role: 'superadmin' });
    const set = (column: string, value: string) =>
      running.app.database.write((tx) =>
        tx.query(`UPDATE users SET ${column} = ? WHERE id = ?`, [value, user.id]),
      );
    await set('role', 'admin_assistant');
    expectError(
      await send(running.app, 'GET', '/api/admin/users/status/active', { cookie: user.cookie }),
      403,
    );
    await set('status', 'deactivated');
    expect(await statusOf(user.cookie)).toBe(401);
  });

  it('are not found by a forged cookie', async () => {
    const good = await signIn(running.app, SUPERADMIN);
    const value = good.slice('sid='.length);
    const garbage = [
      'sid=',
      'sid=x',
      'sid=s%3A',
      'sid=s%3A.',
      'sid=%',
      'sid=%E0%A4%A',
      'sid=j%3A%7B%7D',
      'sid="',
      'sid=\\',
      "sid=s%3A' OR 1=1 --.x",
      'sid=s%3A%00.x',
      `sid=${'x'.repeat(9_000)}`,
      `sid=${value}x`,
      `sid=${value.slice(0, -1)}`,
      `SID=${value}`,
      `xsid=${value}`,
      `__Host-sid=${value}`,
      `sid=${decodeURIComponent(value).split('.')[0]}`,
      'sid',
      ';;;',
      '=',
      `sid=[object Object]`,
      `sid=s%3A__proto__.x; sid=x`,
    ];
    for (const cookie of garbage) {
      const answer = await send(running.app, 'GET', '/api/user', { cookie });
      expect({ cookie, status: answer.status }).toEqual({ cookie, status: 401 });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((await send(running.app, 'POST', '/api/logout', { cookie })).status).toBe(204);
    }
    expect(await statusOf(`other=1; ${good}; more=2`)).toBe(200);
  });
});

describe.each(['http://office.example', 'https://office.example'])('the cookie of a site at %s', (origin) => {
  const running = runningApp({ PUBLIC_URL: origin, TRUST_PROXY: '1' });
  const https = origin.startsWith('https:');
  const name = https ? '__Host-sid' : 'sid';

  it('has the right name and attributes, is accepted, and is cleared at sign-out', async () => {
    const headers = { Origin: origin, Host: 'office.example' };
    const login = await send(running.app, 'POST', '/api/login', { body: SUPERADMIN, headers });
    const [value, ...attributes] = String(login.headers['set-cookie']?.[0]).split('; ');
    expect(value?.split('=')[0]).toBe(name);
    const expected = ['HttpOnly', 'Path=/', 'SameSite=Lax', ...(https ? ['Secure'] : [])];
    expect(attributes.sort()).toEqual(expected);
    const cookie = cookieOf(login);
    expect((await send(running.app, 'GET', '/api/user', { cookie })).status).toBe(200);
    const other = cookie.replace(name, https ? 'sid' : '__Host-sid');
    expect((await send(running.app, 'GET', '/api/user', { cookie: other })).status).toBe(401);
    const logout = await send(running.app, 'POST', '/api/logout', { cookie, headers });
    const [gone, ...how] = String(logout.headers['set-cookie']?.[0]).split('; ');
    expect(gone).toBe(`${name}=`);
    // a browser takes nothing back under a __Host- name that is not said to be Secure
    expect(how.filter((attribute) => !attribute.startsWith('Expires=')).sort()).toEqual(expected);
    expect((await send(running.app, 'GET', '/api/user', { cookie })).status).toBe(401);
  });

  it(`${https ? 'sends' : 'does not send'} Strict-Transport-Security`, async () => {
    for (const path of ['/', '/api/user', '/api/blog-posts', '/api/nothing']) {
      const { headers } = await send(running.app, 'GET', path);
      expect(headers['strict-transport-security']).toEqual(
        https ? expect.stringMatching(/max-age=31536000/) : undefined,
      );
    }
  });
});
