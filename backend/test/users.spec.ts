import { DATABASES } from './support/databases.js';
import { send } from './support/http.js';
import { NO_SUCH_ID, World } from './support/people-and-things.js';
import { expectRefusal } from './support/refusals.js';
import { runningApp } from './support/running-app.js';
import { storingNothing } from './support/stored.js';

const account = (username: string, more: Record<string, unknown> = {}) => ({
  ...{ username, password: 'member-password', name: 'Ana Cruz' },
  ...more,
});

describe.each(DATABASES)('accounts of staff on $name', ({ create }) => {
  const running = runningApp(create);
  let world: World;
  beforeAll(async () => {
    world = await World.of(running.app);
  });

  const add = (body: unknown) => world.as('POST', '/api/admin/users', body);
  const signIn = (username: string, password = 'member-password') =>
    send(running.app, 'POST', '/api/login', { body: { username, password } });
  const list = async (status: string) =>
    (await world.as('GET', `/api/admin/users/status/${status}`)).body as Record<string, unknown>[];

  it('begin with one superadmin, as the environment says', async () => {
    expect(await list('active')).toMatchObject([
      { username: 'admin', name: 'Administrator', role: 'superadmin' },
    ]);
    expect([await list('deactivated'), await list('removed')]).toEqual([[], []]);
  });

  it('are assistants unless said otherwise, and active, and shown without their password', async () => {
    const { status, body } = await add(account('Defaults'));
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      username: 'defaults',
      name: 'Ana Cruz',
      role: 'admin_assistant',
      status: 'active',
      deactivationNote: null,
      deactivatedBy: null,
      deactivatedAt: null,
      removedBy: null,
      removedAt: null,
      removalNote: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await list('active'))[0]).toEqual(body);
    for (const role of ['superadmin', 'admin_assistant'])
      expect((await add(account(`role-${role}`, { role }))).body).toMatchObject({ role });
  });

  it('are listed newest first, without passwords, and no user has a status that is none', async () => {
    const users = await list('active');
    const times = users.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(JSON.stringify(users)).not.toMatch(/password|\$2[aby]\$/);
    for (const status of ['ACTIVE', 'all', '', '__proto__', '%00', 'active%20', "active'--"])
      expectRefusal(await world.as('GET', `/api/admin/users/status/${status}`), 404);
  });

  it('have a hash of the password stored, another for each account', async () => {
    await add(account('hash-one'));
    await add(account('hash-two'));
    const rows = await running.app.rows<{ username: string; password: string }>('users');
    const hashes = rows.map(({ password }) => password);
    expect(hashes.every((hash) => /^\$2b\$\d\d\$.{53}$/.test(hash))).toBe(true);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('have one name in every spelling', async () => {
    expect((await add(account('Renée.Smith'))).body).toMatchObject({ username: 'renée.smith' });
    const spellings = [
      'renée.smith',
      'RENÉE.SMITH',
      '  Renée.Smith ',
      'rene\u0301e.smith',
      'ｒｅｎéｅ.ｓｍｉｔｈ',
      '\u3000renée.smith',
    ];
    await storingNothing(running.app, async () => {
      for (const username of spellings) {
        const answer = await add(account(username, { name: 'Other', role: 'superadmin' }));
        expectRefusal(answer, 409);
        expect(answer.body.message).toBe('Username is already taken');
      }
    });
    for (const username of spellings) expect(await signIn(username)).toMatchObject({ status: 200 });
  });

  it('tell apart what only looks alike', async () => {
    expect((await add(account('renee.smith'))).status).toBe(201);
    expect((await add(account('rеnee.smith'))).status).toBe(201); // the second letter is Cyrillic
  });

  it('keep a name that belongs to a deactivated or removed account taken', async () => {
    const { id } = (await add(account('leaver'))).body as { id: string };
    await world.userStatus(id, 'deactivated');
    expectRefusal(await add(account('Leaver')), 409);
    await world.userStatus(id, 'removed');
    expectRefusal(await add(account('LEAVER')), 409);
  });

  it('are made once however many ask for the name at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(account(index % 2 ? 'Wanted' : 'wanted', { name: `${index}` })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
    expect((await list('active')).filter(({ username }) => username === 'wanted')).toHaveLength(1);
  });

  it('get a new password from a superadmin; the old one is dead', async () => {
    const { id } = (await add(account('forgetful'))).body as { id: string };
    const reset = await world.as('PATCH', `/api/admin/users/${id}/password`, {
      password: 'brand-new-password',
    });
    expect(reset).toMatchObject({ status: 204, text: '' });
    expectRefusal(await signIn('forgetful'), 401);
    expect(await signIn('forgetful', 'brand-new-password')).toMatchObject({ status: 200 });
    await storingNothing(running.app, async () => {
      for (const unknown of [NO_SUCH_ID, 'x', '%00', id.toUpperCase()])
        expectRefusal(
          await world.as('PATCH', `/api/admin/users/${unknown}/password`, { password: 'abcdefg' }),
          404,
        );
    });
  });

  it('take a whole password or none: nothing is cut off at 72 bytes', async () => {
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
      expectRefusal(await signIn('long', wrong), 401);
    await add(account('spaces', { password: ' with spaces ' }));
    expect(await signIn('spaces', ' with spaces ')).toMatchObject({ status: 200 });
    expectRefusal(await signIn('spaces', 'with spaces'), 401);
  });

  it('cannot be had by anybody but a superadmin, nor made into one by a body', async () => {
    const assistant = await world.signedInUser();
    const { cookie } = assistant;
    await storingNothing(running.app, async () => {
      expectRefusal(
        await send(running.app, 'POST', '/api/admin/users', { body: account('sneaky'), cookie }),
        403,
      );
      for (const list of ['active', 'deactivated', 'removed', 'all'])
        expectRefusal(await send(running.app, 'GET', `/api/admin/users/status/${list}`, { cookie }), 403);
      for (const [what, body] of [
        ['status', { status: 'deactivated' }],
        ['password', { password: 'abcdefg' }],
      ] as const)
        for (const id of [assistant.id, NO_SUCH_ID])
          expectRefusal(
            await send(running.app, 'PATCH', `/api/admin/users/${id}/${what}`, { body, cookie }),
            403,
          );
      const status = { status: 'deactivated', role: 'superadmin' };
      expectRefusal(await world.as('PATCH', `/api/admin/users/${assistant.id}/status`, status), 400, [
        'role',
      ]);
    });
  });
});

describe.each(DATABASES)('a stricter office on $name', ({ create }) => {
  const running = runningApp(create, {
    PASSWORD_MIN_LENGTH: '12',
    ADMIN_PASSWORD: 'twelve-chars',
    ADMIN_NAME: 'Maria',
  });

  it('wants longer passwords everywhere', async () => {
    const body = { username: 'admin', password: 'twelve-chars' };
    const [cookie = ''] =
      (await send(running.app, 'POST', '/api/login', { body })).headers['set-cookie'] ?? [];
    const { body: user } = await send(running.app, 'POST', '/api/admin/users', {
      body: account('twelve'),
      cookie,
    });
    await storingNothing(running.app, async () => {
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
        expectRefusal(answer, 400, ['password']);
        expect(answer.body.message).toBe('Password must be at least 12 characters long');
      }
      const own = { currentPassword: 'twelve-chars', newPassword: short };
      expectRefusal(await send(running.app, 'POST', '/api/user/password', { body: own, cookie }), 400, [
        'newPassword',
      ]);
    });
  });
});
