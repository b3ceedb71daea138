import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Actor } from '../domain/accounts.js';
import { type User, USER_STATUSES } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { PasswordPolicy } from '../domain/password.js';
import { rememberedAccounts } from '../testing/account-services.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { ChangeOwnPassword } from './change-own-password.js';
import { CreateUser } from './create-user.js';
import { Passwords } from './passwords.js';
import { ResetPassword } from './reset-password.js';
import { SignIn } from './sign-in.js';

const accounts = rememberedAccounts();

async function office(...stored: readonly ReturnType<typeof aUser>[]) {
  await accounts.add(...stored);
  const { users, changes, connections } = accounts;
  const hasher = new PlainPasswordHasher();
  const passwords = new Passwords(hasher, new PasswordPolicy(6));
  const clock = new FixedClock('2026-11-21T02:00:00.000Z');
  return {
    hasher,
    connections,
    signIn: new SignIn(users, passwords),
    createUser: new CreateUser(accounts.accounts, users, passwords, clock),
    resetPassword: new ResetPassword(passwords, changes),
    changeOwnPassword: new ChangeOwnPassword(users, passwords, changes),
  };
}

const ana = aUser({ username: 'ana', password: 'hash of her-password' });
const boss = aSuperadmin({ username: 'boss' });
const actingBoss: Actor = { id: boss.id, session: 'the boss’s' };
const anaHere: Actor = { id: ana.id, session: 'here' };

describe('signing in', () => {
  it.each(['ana', 'ANA', ' Ana ', 'ａｎａ'])(
    'as %j returns the public data of the account and the checked hash',
    async (name) => {
      expect(await (await office(ana)).signIn.execute(name, 'her-password')).toEqual({
        user: { id: ana.id, username: 'ana', name: 'Ana Cruz', role: 'admin_assistant' },
        passwordHash: 'hash of her-password',
        factorsChangedAt: null,
      });
    },
  );

  it.each([
    ['a wrong password', 'ana', 'another-password'],
    ['a password in other letters', 'ana', 'HER-PASSWORD'],
    ['a password with a space behind it', 'ana', 'her-password '],
    ['the hash itself', 'ana', 'hash of her-password'],
    ['no password', 'ana', ''],
    ['an unknown name', 'nobody', 'her-password'],
    ['an SQL fragment for a name', "ana' OR '1'='1", 'her-password'],
  ])('fails with %s', async (_, username, password) => {
    expect(await (await office(ana)).signIn.execute(username, password)).toBeNull();
  });

  it.each(USER_STATUSES.filter((status) => status !== 'active'))(
    'fails for a user who is %s',
    async (status) => {
      expect(await (await office({ ...ana, status })).signIn.execute('ana', 'her-password')).toBeNull();
    },
  );

  it.each([
    ['a known name', 'ana', 'wrong', ana.password],
    ['an unknown name', 'nobody', 'wrong', null],
    ['a password that is too long', 'ana', 'a'.repeat(73), null],
  ])('makes one comparison for %s', async (_, username, password, compared) => {
    const { signIn, hasher } = await office(ana);
    await signIn.execute(username, password);
    expect(hasher.compared).toEqual([compared]);
  });

  it('makes one comparison for a deactivated user', async () => {
    const { signIn, hasher } = await office({ ...ana, status: 'deactivated' });
    await signIn.execute('ana', 'her-password');
    expect(hasher.compared).toEqual([ana.password]);
  });

  it('does not accept a longer password by its first 72 bytes', async () => {
    const password = 'a'.repeat(72);
    const { signIn } = await office({ ...ana, password: `hash of ${password}` });
    expect(await signIn.execute('ana', password)).not.toBeNull();
    expect(await signIn.execute('ana', `${password}b`)).toBeNull();
  });
});

describe('resetting the password of another user', () => {
  it('stores a new hash, and ends all sessions and sockets of that user', async () => {
    const { connections, resetPassword } = await office(ana, boss);
    await accounts.openSession('one', ana.id);
    await accounts.openSession('two', ana.id);
    await accounts.openSession('the boss’s', boss.id);
    await resetPassword.execute(ana.id, 'new-password', actingBoss);
    expect(await accounts.user(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect(await accounts.openSessions()).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it.each([
    ['the user’s own', boss.id, 'new-password', 'Forbidden'],
    ['an unknown user’s', 'nobody', 'new-password', 'NotFound'],
    ['it to a password that is too short', ana.id, '12345', 'Invalid'],
    ['it to a password that is too long', ana.id, 'a'.repeat(73), 'Invalid'],
  ])('rejects a reset of %s, and ends no session', async (_, id, password, kind) => {
    const { connections, resetPassword } = await office(ana, boss);
    await accounts.openSession('one', ana.id);
    await accounts.openSession('the boss’s', boss.id);
    expect(await rejectionOf(resetPassword.execute(id, password, actingBoss))).toMatchObject({ kind });
    expect([await accounts.user(ana.id), (await accounts.openSessions()).length, connections.closed]).toEqual(
      [ana, 2, []],
    );
  });
});

describe('changing the user’s own password', () => {
  it('stores a new hash, renews the key of the current session, and ends all other sessions', async () => {
    const { connections, changeOwnPassword } = await office(ana, boss);
    await accounts.openSession('here', ana.id);
    await accounts.openSession('elsewhere', ana.id);
    await accounts.openSession('the boss’s', boss.id);
    await changeOwnPassword.execute(anaHere, 'renewed', 'her-password', 'new-password');
    expect(await accounts.user(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect(await accounts.openSessions()).toEqual(['renewed', 'the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id, renewed: { from: 'here', to: 'renewed' } }]);
  });

  it.each([
    [
      'with a wrong current password',
      'wrong',
      'new-password',
      { currentPassword: 'Current password is wrong' },
    ],
    [
      'to one that is too short',
      'her-password',
      '12345',
      { newPassword: 'New password must be at least 6 characters long' },
    ],
    [
      'to one that is too long',
      'her-password',
      'a'.repeat(73),
      { newPassword: 'New password must be at most 72 bytes long' },
    ],
  ])('is rejected %s, and ends no session', async (_, current, next, errors) => {
    const { connections, changeOwnPassword } = await office(ana);
    await accounts.openSession('elsewhere', ana.id);
    const rejection = await rejectionOf(changeOwnPassword.execute(anaHere, 'renewed', current, next));
    expect(rejection).toMatchObject({ kind: 'Invalid', errors });
    expect([await accounts.user(ana.id), (await accounts.openSessions()).length, connections.closed]).toEqual(
      [ana, 1, []],
    );
  });

  it('is rejected when the account does not exist', async () => {
    const { changeOwnPassword } = await office();
    expect(
      await rejectionOf(changeOwnPassword.execute(anaHere, 'renewed', 'her-password', 'new-password')),
    ).toMatchObject({ kind: 'NotFound' });
  });
});

describe('a change of an account while a password is hashed', () => {
  /** Runs `change` while the password is hashed. */
  async function officeThat(change: () => Promise<void>) {
    const made = await office(ana, boss);
    await accounts.openSession('here', ana.id);
    await accounts.openSession('the boss’s', boss.id);
    const hash = made.hasher.hash.bind(made.hasher);
    made.hasher.hash = async (password) => {
      await change();
      return hash(password);
    };
    return made;
  }
  const update =
    ({ id }: User, changes: Partial<User>) =>
    () =>
      accounts.update(id, changes);

  it.each<[string, () => Promise<void>, string]>([
    ['the end of the session', () => accounts.endSession('here'), 'NotSignedIn'],
    ['a deactivation', update(ana, { status: 'deactivated' }), 'NotSignedIn'],
    ['another password', update(ana, { password: 'hash of a reset' }), 'Conflict'],
  ])('stops the user’s own change of password: %s', async (_, change, kind) => {
    const { connections, changeOwnPassword } = await officeThat(change);
    const own = changeOwnPassword.execute(anaHere, 'renewed', 'her-password', 'new-password');
    expect(await rejectionOf(own)).toMatchObject({ kind });
    expect((await accounts.user(ana.id))?.password).not.toBe('hash of new-password');
    expect([(await accounts.openSessions()).includes('renewed'), connections.closed]).toEqual([false, []]);
  });

  it.each<[string, () => Promise<void>, string]>([
    ['whose session has ended', () => accounts.endSession('the boss’s'), 'NotSignedIn'],
    ['who is deactivated', update(boss, { status: 'deactivated' }), 'Forbidden'],
    ['who is no longer a superadmin', update(boss, { role: 'admin_assistant' }), 'Forbidden'],
  ])('stops a reset and a new account by a superadmin %s', async (_, change, kind) => {
    const { connections, resetPassword, createUser } = await officeThat(change);
    expect(await rejectionOf(resetPassword.execute(ana.id, 'new-password', actingBoss))).toMatchObject({
      kind,
    });
    const account = { username: 'new', password: 'new-password', name: 'New', role: 'superadmin' } as const;
    expect(await rejectionOf(createUser.execute(account, actingBoss))).toMatchObject({ kind });
    expect(await accounts.user(ana.id)).toEqual(ana);
    expect([
      (await accounts.all()).length,
      (await accounts.openSessions()).includes('here'),
      connections.closed,
    ]).toEqual([2, true, []]);
  });
});
