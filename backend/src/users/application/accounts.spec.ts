import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveConnections } from '../testing/recording-live-connections.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Actor } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import type { User } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { ChangeUserStatus } from './change-user-status.js';
import { CreateFirstAdmin, FirstAdmin } from './create-first-admin.js';
import { CreateUser } from './create-user.js';

const NOW = '2026-11-21T02:00:00.000Z';

const ADMIN = new FirstAdmin('admin', null, 'Administrator');

function office(stored: readonly User[] = [], { minLength = 6, firstAdmin = ADMIN } = {}) {
  const users = new InMemoryUserRepository(...stored);
  for (const { id, role } of stored) if (role === 'superadmin') users.sessions.set(`session of ${id}`, id);
  const connections = new RecordingLiveConnections();
  const clock = new FixedClock(NOW);
  const createUser = new CreateUser(users, new PlainPasswordHasher(), clock, new PasswordPolicy(minLength));
  return {
    users,
    connections,
    createUser,
    createFirstAdmin: new CreateFirstAdmin(users, createUser, firstAdmin),
    changeUserStatus: new ChangeUserStatus(users, connections, clock),
  };
}

const acting = ({ id }: { id: string }): Actor => ({ id, session: `session of ${id}` });

const account = {
  username: ' ANA ',
  password: 'secret-1',
  name: 'Ana Cruz',
  role: 'admin_assistant',
} as const;

describe('creating an account', () => {
  it('stores it active, with the normalised username and a password hash', async () => {
    const { users, createUser } = office();
    const user = await createUser.execute(account, null);
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

  it.each(['ana', 'Ana', ' ana ', 'ＡＮＡ'])('rejects the taken username written %j', async (username) => {
    const { users, createUser } = office([aUser({ username: 'ana' })]);
    expect(await rejectionOf(createUser.execute({ ...account, username }, null))).toEqual({
      kind: 'Conflict',
      message: 'Username is already taken',
    });
    expect(users.users.size).toBe(1);
  });

  it.each([
    ['too short', { password: '12345' }, 'password'],
    ['too long', { password: 'a'.repeat(73) }, 'password'],
    ['too short a username', { username: ' ab ' }, 'username'],
  ])('rejects a password or name that is %s, and stores nothing', async (_, changes, field) => {
    const { users, createUser } = office();
    const rejection = await rejectionOf(createUser.execute({ ...account, ...changes }, null));
    expect([rejection.kind, Object.keys(rejection.errors ?? {})]).toEqual(['Invalid', [field]]);
    expect(users.users.size).toBe(0);
  });

  it('asks for the password length that the environment sets', async () => {
    const { createUser } = office([], { minLength: 12 });
    expect(await rejectionOf(createUser.execute(account, null))).toMatchObject({
      errors: { password: 'Password must be at least 12 characters long' },
    });
  });
});

describe('the first superadmin', () => {
  it('is created while there are no users, with a generated password', async () => {
    const { users, createFirstAdmin } = office();
    const made = await createFirstAdmin.execute();
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect([...users.users.values()]).toMatchObject([
      { username: 'admin', role: 'superadmin', name: 'Administrator', password: `hash of ${made?.password}` },
    ]);
  });

  it('gets a new password each time one is generated', async () => {
    const passwords = await Promise.all([1, 2, 3].map(() => office().createFirstAdmin.execute()));
    expect(new Set(passwords.map((made) => made?.password)).size).toBe(3);
  });

  it('gets the name and password of the environment, which is not returned', async () => {
    const firstAdmin = new FirstAdmin('Boss', 'chosen-password', 'The Boss');
    const { users, createFirstAdmin } = office([], { firstAdmin });
    expect(await createFirstAdmin.execute()).toBeNull();
    expect([...users.users.values()]).toMatchObject([
      { username: 'boss', name: 'The Boss', password: 'hash of chosen-password', role: 'superadmin' },
    ]);
  });

  it.each(['active', 'deactivated', 'removed'] as const)(
    'is not created when there is a user who is %s',
    async (status) => {
      const { users, createFirstAdmin } = office([aUser({ status })]);
      expect(await createFirstAdmin.execute()).toBeNull();
      expect(users.users.size).toBe(1);
    },
  );
});

describe('changing the status of an account', () => {
  it('stores and returns the actor, the time and the note', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { users, changeUserStatus } = office([boss, ana]);
    const changed = await changeUserStatus.execute(ana.id, 'deactivated', 'On leave', acting(boss));
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
  ] as const)('to %s ends all sessions and sockets of that user only', async (status, from) => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: from })];
    const { users, connections, changeUserStatus } = office([boss, ana]);
    users.sessions.set('one', ana.id).set('two', ana.id);
    await changeUserStatus.execute(ana.id, status, null, acting(boss));
    expect([...users.sessions.keys()]).toEqual([acting(boss).session]);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it('back to active closes nothing', async () => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: 'removed' })];
    const { connections, changeUserStatus } = office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'active', null, acting(boss))).status).toBe('active');
    expect(connections.closed).toEqual([]);
  });

  it('accepts one of two superadmins, and rejects the last', async () => {
    const [first, second] = [aSuperadmin(), aSuperadmin()];
    const { users, changeUserStatus } = office([first, second]);
    await changeUserStatus.execute(first.id, 'deactivated', null, acting(second));
    const last = changeUserStatus.execute(second.id, 'deactivated', null, acting(first));
    expect(await rejectionOf(last)).toEqual({
      kind: 'Conflict',
      message: 'The last active superadmin cannot be deactivated',
    });
    expect(users.users.get(second.id)?.status).toBe('active');
  });

  it('is rejected for an actor who was deactivated in the meantime', async () => {
    const [boss, insider, ana] = [aSuperadmin(), aSuperadmin(), aUser()];
    const { users, connections, changeUserStatus } = office([boss, insider, ana]);
    await changeUserStatus.execute(insider.id, 'deactivated', null, acting(boss));
    const late = changeUserStatus.execute(ana.id, 'deactivated', null, acting(insider));
    expect(await rejectionOf(late)).toMatchObject({ kind: 'NotSignedIn' });
    expect(users.users.get(ana.id)).toEqual(ana);
    expect(connections.closed).toEqual([{ user: insider.id }]);
  });

  it('accepts the last assistant', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { changeUserStatus } = office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'deactivated', null, acting(boss))).status).toBe(
      'deactivated',
    );
  });

  it.each([
    ['the user’s own account', 'boss', 'deactivated', 'Forbidden'],
    ['an invalid transition', 'ana', 'removed', 'Conflict'],
    ['an unknown account', 'nobody', 'deactivated', 'NotFound'],
  ] as const)('rejects %s, changes nothing and closes nothing', async (_, id, status, kind) => {
    const stored = [aSuperadmin({ id: 'boss' }), aUser({ id: 'ana' })];
    const { users, connections, changeUserStatus } = office(stored);
    users.sessions.set('session', 'ana');
    expect(
      await rejectionOf(changeUserStatus.execute(id, status, null, acting({ id: 'boss' }))),
    ).toMatchObject({ kind });
    expect([...users.users.values()]).toEqual(stored);
    expect([users.sessions.size, connections.closed]).toEqual([2, []]);
  });
});
