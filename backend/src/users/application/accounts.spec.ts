import { aConfig } from '../../shared/testing/config.js';
import { FixedClock } from '../../shared/testing/fixed-clock.js';
import { RecordingLiveConnections } from '../../shared/testing/recordings.js';
import { rejectionOf } from '../../shared/testing/refusals.js';
import type { User } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { ChangeUserStatus } from './change-user-status.js';
import { CreateFirstAdmin } from './create-first-admin.js';
import { CreateUser } from './create-user.js';

const NOW = '2026-11-21T02:00:00.000Z';

function office(stored: readonly User[] = [], env: Record<string, string> = {}) {
  const users = new InMemoryUserRepository(...stored);
  const connections = new RecordingLiveConnections();
  const clock = new FixedClock(NOW);
  const config = aConfig(env);
  const createUser = new CreateUser(users, new PlainPasswordHasher(), clock, config);
  return {
    users,
    connections,
    createUser,
    createFirstAdmin: new CreateFirstAdmin(users, createUser, config),
    changeUserStatus: new ChangeUserStatus(users, connections, clock),
  };
}

const account = {
  username: ' ANA ',
  password: 'secret-1',
  name: 'Ana Cruz',
  role: 'admin_assistant',
} as const;

describe('creating an account', () => {
  it('stores it active, under the kept form of its name, with a hash for a password', async () => {
    const { users, createUser } = office();
    const user = await createUser.execute(account);
    expect(user).toMatchObject({
      username: 'ana',
      password: 'hash of secret-1',
      name: 'Ana Cruz',
      role: 'admin_assistant',
      status: 'active',
      createdAt: NOW,
    });
    expect([...users.users.values()]).toEqual([user]);
  });

  it.each(['ana', 'Ana', ' ana ', 'ＡＮＡ'])('refuses the taken username written %j', async (username) => {
    const { users, createUser } = office([aUser({ username: 'ana' })]);
    expect(await rejectionOf(createUser.execute({ ...account, username }))).toEqual({
      kind: 'Conflict',
      message: 'Username is already taken',
    });
    expect(users.users.size).toBe(1);
  });

  it.each([
    ['too short', { password: '12345' }, 'password'],
    ['too long', { password: 'a'.repeat(73) }, 'password'],
    ['too short a username', { username: ' ab ' }, 'username'],
  ])('refuses a password or name that is %s, and stores nothing', async (_, changes, field) => {
    const { users, createUser } = office();
    const refusal = await rejectionOf(createUser.execute({ ...account, ...changes }));
    expect([refusal.kind, Object.keys(refusal.errors ?? {})]).toEqual(['Invalid', [field]]);
    expect(users.users.size).toBe(0);
  });

  it('asks for the password length that the environment sets', async () => {
    const { createUser } = office([], { PASSWORD_MIN_LENGTH: '12' });
    expect(await rejectionOf(createUser.execute(account))).toMatchObject({
      errors: { password: 'Password must be at least 12 characters long' },
    });
  });
});

describe('the first superadmin', () => {
  it('is made while there is no user, with a password that is shown', async () => {
    const { users, createFirstAdmin } = office();
    const made = await createFirstAdmin.execute();
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect([...users.users.values()]).toMatchObject([
      { username: 'admin', role: 'superadmin', name: 'Administrator', password: `hash of ${made?.password}` },
    ]);
  });

  it('has another password each time one is made up', async () => {
    const passwords = await Promise.all([1, 2, 3].map(() => office().createFirstAdmin.execute()));
    expect(new Set(passwords.map((made) => made?.password)).size).toBe(3);
  });

  it('has the name and password of the environment, which is not shown', async () => {
    const env = { ADMIN_USERNAME: 'Boss', ADMIN_PASSWORD: 'chosen-password', ADMIN_NAME: 'The Boss' };
    const { users, createFirstAdmin } = office([], env);
    expect(await createFirstAdmin.execute()).toBeNull();
    expect([...users.users.values()]).toMatchObject([
      { username: 'boss', name: 'The Boss', password: 'hash of chosen-password', role: 'superadmin' },
    ]);
  });

  it.each(['active', 'deactivated', 'removed'] as const)(
    'is not made beside a user who is %s',
    async (status) => {
      const { users, createFirstAdmin } = office([aUser({ status })]);
      expect(await createFirstAdmin.execute()).toBeNull();
      expect(users.users.size).toBe(1);
    },
  );
});

describe('changing the status of an account', () => {
  it('stores it with who, when and why, and gives it back', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { users, changeUserStatus } = office([boss, ana]);
    const changed = await changeUserStatus.execute(ana.id, 'deactivated', 'On leave', boss.id);
    expect(changed).toEqual({
      ...ana,
      status: 'deactivated',
      deactivationNote: 'On leave',
      deactivatedBy: boss.id,
      deactivatedAt: NOW,
    });
    expect(users.users.get(ana.id)).toEqual(changed);
  });

  it.each([
    ['deactivated', 'active'],
    ['removed', 'deactivated'],
  ] as const)('to %s ends every session and socket of the user alone', async (status, from) => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: from })];
    const { users, connections, changeUserStatus } = office([boss, ana]);
    users.sessions.set('one', ana.id).set('two', ana.id).set('the boss’s', boss.id);
    await changeUserStatus.execute(ana.id, status, null, boss.id);
    expect([...users.sessions.keys()]).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it('back to active closes nothing', async () => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: 'removed' })];
    const { connections, changeUserStatus } = office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'active', null, boss.id)).status).toBe('active');
    expect(connections.closed).toEqual([]);
  });

  it('lets one of two superadmins go, and not the last', async () => {
    const [first, second] = [aSuperadmin(), aSuperadmin()];
    const { users, changeUserStatus } = office([first, second]);
    await changeUserStatus.execute(first.id, 'deactivated', null, second.id);
    expect(await rejectionOf(changeUserStatus.execute(second.id, 'deactivated', null, first.id))).toEqual({
      kind: 'Conflict',
      message: 'The last active superadmin cannot be deactivated',
    });
    expect(users.users.get(second.id)?.status).toBe('active');
  });

  it('lets the last assistant go', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { changeUserStatus } = office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'deactivated', null, boss.id)).status).toBe('deactivated');
  });

  it.each([
    ['one’s own account', 'boss', 'deactivated', 'Forbidden'],
    ['a step that is none', 'ana', 'removed', 'Conflict'],
    ['an unknown account', 'nobody', 'deactivated', 'NotFound'],
  ] as const)('refuses %s, changes nothing and closes nothing', async (_, id, status, kind) => {
    const stored = [aSuperadmin({ id: 'boss' }), aUser({ id: 'ana' })];
    const { users, connections, changeUserStatus } = office(stored);
    users.sessions.set('session', 'ana');
    expect(await rejectionOf(changeUserStatus.execute(id, status, null, 'boss'))).toMatchObject({ kind });
    expect([...users.users.values()]).toEqual(stored);
    expect([users.sessions.size, connections.closed]).toEqual([1, []]);
  });
});
