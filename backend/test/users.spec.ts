import { send } from './support/http.js';
import { NO_SUCH_ID, AdminClient } from './support/admin-client.js';
import { expectError } from './support/expect-error.js';
import { runningApp } from './support/running-app.js';
import { expectNothingStored } from './support/database-state.js';

const account = (username: string, more: Record<string, unknown> = {}) => ({
  username,
  password: 'member-password',
  name: 'Ana Cruz',
  ...more,
});

describe('staff accounts', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const add = (body: unknown) => admin.request('POST', '/api/admin/users', body);
  const signIn = (username: string, password = 'member-password') =>
    send(running.app, 'POST', '/api/login', { body: { username, password } });
  const list = async (status: string) =>
    (await admin.request('GET', `/api/admin/users/status/${status}`)).body as Record<string, unknown>[];

  it('begin with one superadmin from the environment', async () => {
    expect(await list('active')).toMatchObject([
      { username: 'admin', name: 'Administrator', role: 'superadmin' },
    ]);
    expect([await list('deactivated'), await list('removed')]).toEqual([[], []]);
  });

  it('are active assistants by default, and returned without their password', async () => {
    const { status, body } = await add(account('Defaults'));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      username: 'defaults',
      name: 'Ana Cruz',
      role: 'admin_assistant',
      status: 'active',
      email: null,
      deactivationNote: null,
      deactivatedBy: null,
      deactivatedAt: null,
      removedBy: null,
      removedAt: null,
      removalNote: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      secondFactor: false,
    });
    expect((await list('active'))[0]).toEqual(body);
    for (const role of ['superadmin', 'admin_assistant'])
      expect((await add(account(`role-${role}`, { role }))).body).toMatchObject({ role });
  });

  it('are listed newest first, without passwords; an unknown status is rejected', async () => {
    const users = await list('active');
    const times = users.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(JSON.stringify(users)).not.toMatch(/password|\$2[aby]\$/);
    for (const status of ['ACTIVE', 'all', '', '__proto__', '%00', 'active%20', "active'--"])
      expectError(await admin.request('GET', `/api/admin/users/status/${status}`), 404);
  });

  it('have one username in every spelling', async () => {
    expect((await add(account('Renée.Smith'))).body).toMatchObject({ username: 'renée.smith' });
    const spellings = [
      'renée.smith',
      'RENÉE.SMITH',
      '  Renée.Smith ',
      'rene\u0301e.smith',
      'ｒｅｎéｅ.ｓｍｉｔｈ',
      '\u3000renée.smith',
    ];
    await expectNothingStored(running.app, async () => {
      for (const username of spellings) {
        const answer = await add(account(username, { name: 'Other', role: 'superadmin' }));
        expectError(answer, 409);
        expect(answer.body.message).toBe('Username is already taken');
      }
    });
    for (const username of spellings) expect(await signIn(username)).toMatchObject({ status: 200 });
  });

  it('get a new password from a superadmin; the old one no longer works', async () => {
    const { id } = (await add(account('forgetful'))).body as { id: string };
    const reset = await admin.request('PATCH', `/api/admin/users/${id}/password`, {
      password: 'brand-new-password',
    });
    expect(reset).toMatchObject({ status: 204, text: '' });
    expectError(await signIn('forgetful'), 401);
    expect(await signIn('forgetful', 'brand-new-password')).toMatchObject({ status: 200 });
    await expectNothingStored(running.app, async () => {
      for (const unknown of [NO_SUCH_ID, 'x', '%00', id.toUpperCase()])
        expectError(
          await admin.request('PATCH', `/api/admin/users/${unknown}/password`, { password: 'abcdefg' }),
          404,
        );
    });
  });

  it('reject a password of more than 72 bytes, and truncate none', async () => {
    const longest = 'a'.repeat(72);
    await add(account('long', { password: longest }));
    expect(await signIn('long', longest)).toMatchObject({ status: 200 });
    for (const wrong of [
      `${longest}x`,
      longest.slice(1),
      longest.toUpperCase(),
      ` ${longest}`,
      `${longest} `,
    ])
      expectError(await signIn('long', wrong), 401);
    await add(account('spaces', { password: ' with spaces ' }));
    expect(await signIn('spaces', ' with spaces ')).toMatchObject({ status: 200 });
    expectError(await signIn('spaces', 'with spaces'), 401);
  });

  it('are accessible to superadmins only; a body cannot change a role', async () => {
    const assistant = await admin.createSignedInUser();
    const { cookie } = assistant;
    await expectNothingStored(running.app, async () => {
      expectError(
        await send(running.app, 'POST', '/api/admin/users', { body: account('sneaky'), cookie }),
        403,
      );
      for (const list of ['active', 'deactivated', 'removed', 'all'])
        expectError(await send(running.app, 'GET', `/api/admin/users/status/${list}`, { cookie }), 403);
      for (const [what, body] of [
        ['status', { status: 'deactivated' }],
        ['password', { password: 'abcdefg' }],
      ] as const)
        for (const id of [assistant.id, NO_SUCH_ID])
          expectError(
            await send(running.app, 'PATCH', `/api/admin/users/${id}/${what}`, { body, cookie }),
            403,
          );
      const status = { status: 'deactivated', role: 'superadmin' };
      expectError(await admin.request('PATCH', `/api/admin/users/${assistant.id}/status`, status), 400, [
        'role',
      ]);
    });
  });
});

describe('a longer minimum password length', () => {
  const running = runningApp({
    PASSWORD_MIN_LENGTH: '12',
    ADMIN_PASSWORD: 'twelve-chars',
    ADMIN_NAME: 'Maria',
  });

  it('applies everywhere', async () => {
    const body = { username: 'admin', password: 'twelve-chars' };
    const [cookie = ''] =
      (await send(running.app, 'POST', '/api/login', { body })).headers['set-cookie'] ?? [];
    const { body: user } = await send(running.app, 'POST', '/api/admin/users', {
      body: account('twelve'),
      cookie,
    });
    await expectNothingStored(running.app, async () => {
      const short = 'eleven-char';
      const sent = [
        await send(running.app, 'POST', '/api/admin/users', {
          body: account('short', { password: short }),
          cookie,
        }),
        await send(running.app, 'PATCH', `/api/admin/users/${user.id}/password`, {
          body: { password: short },
          cookie,
        }),
      ];
      for (const answer of sent) {
        expectError(answer, 400, ['password']);
        expect(answer.body.message).toBe('Password must be at least 12 characters long');
      }
      const own = { currentPassword: 'twelve-chars', newPassword: short };
      expectError(await send(running.app, 'POST', '/api/user/password', { body: own, cookie }), 400, [
        'newPassword',
      ]);
    });
  });
});
