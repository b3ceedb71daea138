import { aConfig } from '../../shared/testing/config.js';
import { RecordingLiveConnections } from '../../shared/testing/recordings.js';
import { rejectionOf } from '../../shared/testing/refusals.js';
import { USER_STATUSES } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { ChangeOwnPassword } from './change-own-password.js';
import { ResetPassword } from './reset-password.js';
import { SignIn } from './sign-in.js';

function office(...stored: readonly ReturnType<typeof aUser>[]) {
  const users = new InMemoryUserRepository(...stored);
  const hasher = new PlainPasswordHasher();
  const connections = new RecordingLiveConnections();
  const config = aConfig();
  return {
    users,
    hasher,
    connections,
    signIn: new SignIn(users, hasher),
    resetPassword: new ResetPassword(users, hasher, connections, config),
    changeOwnPassword: new ChangeOwnPassword(users, hasher, connections, config),
  };
}

const ana = aUser({ username: 'ana', password: 'hash of her-password' });
const boss = aSuperadmin({ username: 'boss' });

describe('signing in', () => {
  it.each(['ana', 'ANA', ' Ana ', 'ａｎａ'])(
    'as %j finds the account, and tells no more than it must',
    async (name) => {
      expect(await office(ana).signIn.execute(name, 'her-password')).toEqual({
        id: ana.id,
        username: 'ana',
        name: 'Ana Cruz',
        role: 'admin_assistant',
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
    expect(await office(ana).signIn.execute(username, password)).toBeNull();
  });

  it.each(USER_STATUSES.filter((status) => status !== 'active'))(
    'fails for a user who is %s',
    async (status) => {
      expect(await office({ ...ana, status }).signIn.execute('ana', 'her-password')).toBeNull();
    },
  );

  it.each([
    ['a known name', 'ana', 'wrong', ana.password],
    ['an unknown name', 'nobody', 'wrong', null],
    ['a password that is too long', 'ana', 'a'.repeat(73), null],
  ])('costs one comparison for %s', async (_, username, password, compared) => {
    const { signIn, hasher } = office(ana);
    await signIn.execute(username, password);
    expect(hasher.asked).toEqual([compared]);
  });

  it('compares even for a user who is deactivated', async () => {
    const { signIn, hasher } = office({ ...ana, status: 'deactivated' });
    await signIn.execute('ana', 'her-password');
    expect(hasher.asked).toEqual([ana.password]);
  });

  it('does not take the first 72 bytes of a longer password for it', async () => {
    const password = 'a'.repeat(72);
    const { signIn } = office({ ...ana, password: `hash of ${password}` });
    expect(await signIn.execute('ana', password)).not.toBeNull();
    expect(await signIn.execute('ana', `${password}b`)).toBeNull();
  });
});

describe('resetting somebody’s password', () => {
  it('stores a new hash, and ends all sessions and sockets of that user', async () => {
    const { users, connections, resetPassword } = office(ana, boss);
    users.sessions.set('one', ana.id).set('two', ana.id).set('the boss’s', boss.id);
    await resetPassword.execute(ana.id, 'new-password', boss.id);
    expect(users.users.get(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect([...users.sessions.keys()]).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it.each([
    ['one’s own', boss.id, 'new-password', 'Forbidden'],
    ['an unknown user’s', 'nobody', 'new-password', 'NotFound'],
    ['it to one that is too short', ana.id, '12345', 'Invalid'],
    ['it to one that is too long', ana.id, 'a'.repeat(73), 'Invalid'],
  ])('refuses to reset %s, and nothing ends', async (_, id, password, kind) => {
    const { users, connections, resetPassword } = office(ana, boss);
    users.sessions.set('one', ana.id);
    expect(await rejectionOf(resetPassword.execute(id, password, boss.id))).toMatchObject({ kind });
    expect([users.users.get(ana.id), users.sessions.size, connections.closed]).toEqual([ana, 1, []]);
  });
});

describe('changing one’s own password', () => {
  it('stores a new hash, and ends all sessions but the one it is done from', async () => {
    const { users, connections, changeOwnPassword } = office(ana, boss);
    users.sessions.set('here', ana.id).set('elsewhere', ana.id).set('the boss’s', boss.id);
    await changeOwnPassword.execute(ana.id, 'here', 'her-password', 'new-password');
    expect(users.users.get(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect([...users.sessions.keys()]).toEqual(['here', 'the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id, keep: 'here' }]);
  });

  it.each([
    ['with a wrong current one', 'wrong', 'new-password', { currentPassword: 'Current password is wrong' }],
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
  ])('is refused %s, and nothing ends', async (_, current, next, errors) => {
    const { users, connections, changeOwnPassword } = office(ana);
    users.sessions.set('elsewhere', ana.id);
    const refusal = await rejectionOf(changeOwnPassword.execute(ana.id, 'here', current, next));
    expect(refusal).toMatchObject({ kind: 'Invalid', errors });
    expect([users.users.get(ana.id), users.sessions.size, connections.closed]).toEqual([ana, 1, []]);
  });

  it('is refused where the account is no more', async () => {
    const { changeOwnPassword } = office();
    expect(
      await rejectionOf(changeOwnPassword.execute('nobody', 'here', 'her-password', 'new-password')),
    ).toMatchObject({ kind: 'NotFound' });
  });
});
