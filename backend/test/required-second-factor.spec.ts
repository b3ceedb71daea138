import { SUPERADMIN } from './support/app.js';
import { expectError } from './support/expect-error.js';
import { send, signIn } from './support/http.js';
import { LiveClient, rejectedUpgrade } from './support/live-client.js';
import { runningApp } from './support/running-app.js';
import { setUpPasskey, setUpTotp } from './support/second-factor.js';

const FACTOR = '/api/user/second-factor';
const SITE = 'http://localhost:3000';

describe('a required second factor', () => {
  const running = runningApp({ REQUIRE_SECOND_FACTOR: 'on' });

  it('leaves staff without one nothing but setting one up, and keeps the last one', async () => {
    const cookie = await signIn(running.app, SUPERADMIN);
    const call = (method: string, path: string, body?: object) =>
      send(running.app, method, path, { cookie, body });
    const { body: user } = await call('GET', '/api/user');
    expect(user).toMatchObject({ username: 'admin', secondFactorRequired: true });
    expect((await send(running.app, 'POST', '/api/login', { body: SUPERADMIN })).body).toEqual(user);
    for (const [method, path, body] of [
      ['GET', '/api/appointments'],
      ['GET', '/api/admin/leads'],
      ['GET', '/api/admin/users/status/active'],
      ['GET', '/api/admin/staff'],
      [
        'POST',
        '/api/user/password',
        { currentPassword: SUPERADMIN.password, newPassword: 'another-password' },
      ],
      ['POST', '/api/admin/users', { username: 'new', password: 'abcdefg', name: 'x' }],
    ] as const) {
      const answer = await call(method, path, body);
      expectError(answer, 403, [], ['secondFactorRequired']);
      expect(answer.body.secondFactorRequired).toBe(true);
    }
    expect(await rejectedUpgrade(running.app, { cookie })).toBe(401);
    const other = await signIn(running.app, SUPERADMIN);
    expect((await send(running.app, 'POST', '/api/logout', { cookie: other })).status).toBe(204);
    expect((await call('GET', FACTOR)).body).toMatchObject({ required: true });

    await setUpTotp(running.app, cookie, SUPERADMIN);
    expect((await call('GET', '/api/user')).body).not.toHaveProperty('secondFactorRequired');
    expect((await call('GET', '/api/admin/leads')).status).toBe(200);
    const { client } = await LiveClient.connect(running.app, cookie);
    client.socket.close();

    const { password } = SUPERADMIN;
    expectError(await call('DELETE', FACTOR, { password }), 409);
    const { added } = await setUpPasskey(running.app, cookie, SUPERADMIN, SITE);
    expect(added.status).toBe(201);
    const { passkey } = added.body as { passkey: { id: string } };
    expect(await call('DELETE', `/api/user/passkeys/${passkey.id}`, { password })).toMatchObject({
      status: 204,
    });
    expect((await call('GET', '/api/admin/leads')).status).toBe(200);
  });
});
