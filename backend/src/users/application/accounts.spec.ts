import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Actor } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import type { User } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { rememberedAccounts } from '../testing/account-services.js';
import { ChangeUserStatus } from './change-user-status.js';
import { CreateFirstAdmin, FirstAdmin } from './create-first-admin.js';
import { CreateUser } from './create-user.js';
import { Passwords } from './passwords.js';

const NOW = '2026-11-21T02:00:00.000Z';

const accounts = rememberedAccounts();

const ADMIN = new FirstAdmin('admin', null, 'Administrator');

async function office(stored: readonly User[] = [], { minLength = 6, firstAdmin = ADMIN } = {}) {
  await accounts.add(...stored);
  for (const { id, role } of stored)
    if (role === 'superadmin') await accounts.openSession(`session of ${id}`, id);
  const { users, connections, changes, hasher } = accounts;
  const clock = new FixedClock(NOW);
  const passwords = new Passwords(hasher, new PasswordPolicy(minLength));
  const createUser = new CreateUser(accounts.accounts, users, passwords, clock);
  return {
    connections,
    createUser,
    createFirstAdmin: new CreateFirstAdmin(users, createUser, firstAdmin),
    changeUserStatus: new ChangeUserStatus(changes, clock),
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
    const { createUser } = await office();
    const user = await createUser.execute(account, null);
    expect(user).toMatchObject({
      username: 'ana',
      password: 'hash of secret-1',
      name: 'Ana Cruz',
      role: 'admin_assistant',
      status: 'active',
      createdAt: NOW,
    });
    expect(await accounts.all()).toEqual([user]);
  });

  it.each(['ana', 'Ana', ' ana ', 'ＡＮＡ'])('rejects the taken username written %j', async (username) => {
    const { createUser } = await office([aUser({ username: 'ana' })]);
    expect(await rejectionOf(createUser.execute({ ...account, username }, null))).toEqual({
      kind: 'AccountTaken',
      message: 'Username is already taken',
    });
    expect((await accounts.all()).length).toBe(1);
  });

  it.each([
    ['too short', { password: '12345' }, 'password'],
    ['too long', { password: 'a'.repeat(73) }, 'password'],
    ['too short a username', { username: ' ab ' }, 'username'],
  ])('rejects a password or name that is %s, and stores nothing', async (_, changes, field) => {
    const { createUser } = await office();
    const rejection = await rejectionOf(createUser.execute({ ...account, ...changes }, null));
    expect([rejection.kind, Object.keys(rejection.errors ?? {})]).toEqual(['Invalid', [field]]);
    expect((await accounts.all()).length).toBe(0);
  });

  it('asks for the password length that the environment sets', async () => {
    const { createUser } = await office([], { minLength: 12 });
    expect(await rejectionOf(createUser.execute(account, null))).toMatchObject({
      errors: { password: 'Password must be at least 12 characters long' },
    });
  });
});

describe('the first superadmin', () => {
  it('is created while there are no users, with a generated password', async () => {
    const { createFirstAdmin } = await office();
    const made = await createFirstAdmin.execute();
    expect(made).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await accounts.all()).toMatchObject([
      { username: 'admin', role: 'superadmin', name: 'Administrator', password: `hash of ${made?.password}` },
    ]);
  });

  it('gets a new password each time one is generated', async () => {
    const passwords = [];
    for (let round = 0; round < 3; round += 1) {
      await accounts.clear();
      passwords.push(await (await office()).createFirstAdmin.execute());
    }
    expect(new Set(passwords.map((made) => made?.password)).size).toBe(3);
  });

  it('gets the name and password of the environment, which is not returned', async () => {
    const firstAdmin = new FirstAdmin('Boss', 'chosen-password', 'The Boss');
    const { createFirstAdmin } = await office([], { firstAdmin });
    expect(await createFirstAdmin.execute()).toBeNull();
    expect(await accounts.all()).toMatchObject([
      { username: 'boss', name: 'The Boss', password: 'hash of chosen-password', role: 'superadmin' },
    ]);
  });

  it.each(['active', 'deactivated', 'removed'] as const)(
    'is not created when there is a user who is %s',
    async (status) => {
      const { createFirstAdmin } = await office([aUser({ status })]);
      expect(await createFirstAdmin.execute()).toBeNull();
      expect((await accounts.all()).length).toBe(1);
    },
  );
});

describe('changing the status of an account', () => {
  it('stores and returns the actor, the time and the note', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { changeUserStatus } = await office([boss, ana]);
    const changed = await changeUserStatus.execute(ana.id, 'deactivated', 'On leave', acting(boss));
    expect(changed).toEqual({
      ...ana,
      status: 'deactivated',
      deactivationNote: 'On leave',
      deactivatedBy: boss.id,
      deactivatedAt: NOW,
    });
    expect(await accounts.user(ana.id)).toEqual(changed);
  });

  it.each([
    ['deactivated', 'active'],
    ['removed', 'deactivated'],
  ] as const)('to %s ends all sessions and sockets of that user only', async (status, from) => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: from })];
    const { connections, changeUserStatus } = await office([boss, ana]);
    await accounts.openSession('one', ana.id);
    await accounts.openSession('two', ana.id);
    await changeUserStatus.execute(ana.id, status, null, acting(boss));
    expect(await accounts.openSessions()).toEqual([acting(boss).session]);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it('back to active closes nothing', async () => {
    const [boss, ana] = [aSuperadmin(), aUser({ status: 'removed' })];
    const { connections, changeUserStatus } = await office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'active', null, acting(boss))).status).toBe('active');
    expect(connections.closed).toEqual([]);
  });

  it('accepts one of two superadmins, and rejects the last', async () => {
    const [first, second] = [aSuperadmin(), aSuperadmin()];
    const { changeUserStatus } = await office([first, second]);
    await changeUserStatus.execute(first.id, 'deactivated', null, acting(second));
    const last = changeUserStatus.execute(second.id, 'deactivated', null, acting(first));
    expect(await rejectionOf(last)).toEqual({
      kind: 'Conflict',
      message: 'The last active superadmin cannot be deactivated',
    });
    expect((await accounts.user(second.id))?.status).toBe('active');
  });

  it('is rejected for an actor who was deactivated in the meantime', async () => {
    const [boss, insider, ana] = [aSuperadmin(), aSuperadmin(), aUser()];
    const { connections, changeUserStatus } = await office([boss, insider, ana]);
    await changeUserStatus.execute(insider.id, 'deactivated', null, acting(boss));
    const late = changeUserStatus.execute(ana.id, 'deactivated', null, acting(insider));
    expect(await rejectionOf(late)).toMatchObject({ kind: 'NotSignedIn' });
    expect(await accounts.user(ana.id)).toEqual(ana);
    expect(connections.closed).toEqual([{ user: insider.id }]);
  });

  it('accepts the last assistant', async () => {
    const [boss, ana] = [aSuperadmin(), aUser()];
    const { changeUserStatus } = await office([boss, ana]);
    expect((await changeUserStatus.execute(ana.id, 'deactivated', null, acting(boss))).status).toBe(
      'deactivated',
    );
  });

  it.each([
    ['the user’s own account', 'boss', 'deactivated', 'Forbidden'],
    ['an invalid transition', 'ana', 'removed', 'Conflict'],
    ['an unknown account', 'nobody', 'deactivated', 'NotFound'],
  ] as const)('rejects %s, changes nothing and closes nothing', async (_, id, status, kind) => {
    const stored = [aUser({ id: 'ana' }), aSuperadmin({ id: 'boss' })];
    const { connections, changeUserStatus } = await office(stored);
    await accounts.openSession('session', 'ana');
    expect(
      await rejectionOf(changeUserStatus.execute(id, status, null, acting({ id: 'boss' }))),
    ).toMatchObject({ kind });
    expect(await accounts.all()).toEqual(stored);
    expect([(await accounts.openSessions()).length, connections.closed]).toEqual([2, []]);
  });
});
