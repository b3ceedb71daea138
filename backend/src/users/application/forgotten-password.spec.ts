import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import type { Actor } from '../domain/accounts.js';
import { PasswordPolicy } from '../domain/password.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { InMemoryUserRepository } from '../testing/in-memory-user.repository.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { RecordingAccountMails } from '../testing/recording-account-mails.js';
import { RecordingLiveConnections } from '../testing/recording-live-connections.js';
import { ChangeEmail } from './change-email.js';
import { ForgottenPassword } from './forgotten-password.js';
import { AccountMailAllowance } from './ports.js';
import { ResetForgottenPassword } from './reset-forgotten-password.js';
import { TellOfNewBrowser } from './tell-of-new-browser.js';

class Allowance extends AccountMailAllowance {
  left = 2;

  override async take(): Promise<boolean> {
    this.left -= 1;
    return this.left >= 0;
  }
}

const ana = aUser({ username: 'ana', email: 'ana@office.example', password: 'hash of her-password' });
const boss = aSuperadmin({ username: 'boss' });

function office(...stored: readonly ReturnType<typeof aUser>[]) {
  const users = new InMemoryUserRepository(...stored);
  const hasher = new PlainPasswordHasher();
  const mails = new RecordingAccountMails();
  const connections = new RecordingLiveConnections();
  const clock = new FixedClock('2026-11-22T09:00:00.000Z');
  const allowance = new Allowance();
  const forgotten = new ForgottenPassword(users, mails, allowance, clock);
  return {
    ...{ users, mails, connections, forgotten },
    reset: new ResetForgottenPassword(users, hasher, connections, new PasswordPolicy(6), clock),
    newBrowser: new TellOfNewBrowser(users, mails, allowance, clock),
    changeEmail: new ChangeEmail(users, hasher),
    /** Asks for a link, and returns its secret. */
    async link() {
      await forgotten.sendLink((await forgotten.find('ana'))!);
      return users.mails.at(-1)!.token;
    },
  };
}

describe('asking for a link', () => {
  it.each(['ana', ' ANA ', 'ana@office.example', 'Ana@Office.Example'])(
    'finds the account by %j',
    async (account) => {
      expect(await office(ana).forgotten.find(account)).toEqual(ana);
    },
  );

  it.each([
    ['nobody', ana],
    ['', ana],
    ["ana' OR '1'='1", ana],
    ['ana', { ...ana, status: 'deactivated' } as const],
    ['ana', { ...ana, email: null }],
  ])('as %j finds nothing when there is no account that may get it', async (account, user) => {
    expect(await office(user).forgotten.find(account)).toBeNull();
  });

  it('stores only the hash of its secret, and hands the secret to the mail with the change', async () => {
    const { users, mails, link } = office(ana);
    const token = await link();
    const goodUntil = '2026-11-22T09:30:00.000Z';
    expect(users.mails).toEqual([{ recipient: 'ana@office.example', name: 'Ana Cruz', token, goodUntil }]);
    expect(users.users.get(ana.id)).toEqual({
      ...ana,
      resetHash: secretTokenHash(token),
      resetUntil: goodUntil,
    });
    expect(JSON.stringify([...users.users.values()])).not.toContain(token);
    expect(mails.wakes).toBe(1);
  });

  it('sends nothing above the limit of the account', async () => {
    const { users, link } = office(ana);
    for (let round = 0; round < 5; round += 1) await link();
    expect(users.mails).toHaveLength(2);
  });
});

describe('setting a new password by a link', () => {
  it('stores it, and ends all sessions and sockets', async () => {
    const { users, connections, reset, link } = office(ana, boss);
    users.sessions.set('one', ana.id).set('two', ana.id).set('the boss’s', boss.id);
    await reset.execute(await link(), 'new-password');
    expect(users.users.get(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect([...users.sessions.keys()]).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it('works once, also when two use it at the same time', async () => {
    const { users, reset, link } = office(ana);
    const token = await link();
    const both = [reset.execute(token, 'first one'), reset.execute(token, 'second one')];
    const results = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(results.sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rejectionOf(reset.execute(token, 'third one'))).toMatchObject({ kind: 'LinkExpired' });
    expect(users.users.get(ana.id)?.password).toMatch(/^hash of (first|second) one$/);
  });

  it('does not work with an earlier link', async () => {
    const { reset, link } = office(ana);
    const earlier = await link();
    await link();
    expect(await rejectionOf(reset.execute(earlier, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
  });

  it('does not use the link up for a password that is not allowed', async () => {
    const { users, reset, link } = office(ana);
    const token = await link();
    const errors = { newPassword: 'New password must be at least 6 characters long' };
    expect(await rejectionOf(reset.execute(token, '12345'))).toMatchObject({ kind: 'Invalid', errors });
    await reset.execute(token, '123456');
    expect(users.users.get(ana.id)?.password).toBe('hash of 123456');
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --"])('is rejected for the secret %j', async (token) => {
    const { reset, link } = office(ana);
    await link();
    expect(await rejectionOf(reset.execute(token, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
  });
});

describe('the address of an account', () => {
  const anaHere: Actor = { id: ana.id, session: 'here' };
  const actingBoss: Actor = { id: boss.id, session: 'the boss’s' };
  function signedIn(...stored: readonly ReturnType<typeof aUser>[]) {
    const made = office(...stored);
    made.users.sessions.set('here', ana.id).set('the boss’s', boss.id);
    return made;
  }

  it('is changed with the password, in its stored form, and voids a link', async () => {
    const { users, changeEmail, reset, link } = signedIn(ana);
    const token = await link();
    await changeEmail.own(anaHere, ' New@Office.Example ', 'her-password');
    expect(users.users.get(ana.id)).toEqual({ ...ana, email: 'new@office.example' });
    expect(await rejectionOf(reset.execute(token, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
    await changeEmail.own(anaHere, null, 'her-password');
    expect(users.users.get(ana.id)?.email).toBeNull();
  });

  it('is not changed with a wrong password, or after the session ended', async () => {
    const { users, changeEmail } = signedIn(ana);
    expect(await rejectionOf(changeEmail.own(anaHere, null, 'wrong'))).toMatchObject({
      kind: 'Invalid',
      errors: { password: 'Password is wrong' },
    });
    users.sessions.clear();
    expect(await rejectionOf(changeEmail.own(anaHere, null, 'her-password'))).toMatchObject({
      kind: 'NotSignedIn',
    });
    expect(users.users.get(ana.id)).toEqual(ana);
  });

  it('of another account is changed by a superadmin', async () => {
    const { users, changeEmail } = signedIn(ana, boss);
    await changeEmail.of(ana.id, 'set@office.example', actingBoss);
    expect(users.users.get(ana.id)?.email).toBe('set@office.example');
    expect(await rejectionOf(changeEmail.of(ana.id, null, anaHere))).toMatchObject({ kind: 'Forbidden' });
    expect(await rejectionOf(changeEmail.of(boss.id, null, actingBoss))).toMatchObject({ kind: 'Forbidden' });
    expect(await rejectionOf(changeEmail.of('nobody', null, actingBoss))).toMatchObject({ kind: 'NotFound' });
    expect(
      await rejectionOf(changeEmail.of(ana.id, null, { ...actingBoss, session: 'ended' })),
    ).toMatchObject({ kind: 'NotSignedIn' });
  });

  it('that another account has is rejected', async () => {
    const { changeEmail } = signedIn(ana, { ...boss, email: 'boss@office.example' });
    expect(await rejectionOf(changeEmail.own(anaHere, 'BOSS@office.example', 'her-password'))).toMatchObject({
      kind: 'EmailTaken',
    });
  });
});

describe('a sign-in with a new browser', () => {
  const event = { userId: ana.id, browser: 'Chrome on Windows', knownBrowser: false };

  it('is mailed to the address of the account, a few times in an hour', async () => {
    const { mails, newBrowser } = office(ana);
    for (let round = 0; round < 4; round += 1) await newBrowser.signedIn(event);
    const mail = { recipient: 'ana@office.example', name: 'Ana Cruz', browser: 'Chrome on Windows' };
    expect(mails.signIns).toEqual(Array(2).fill({ ...mail, at: '2026-11-22T09:00:00.000Z' }));
  });

  it.each([
    ['a known browser', ana, { ...event, knownBrowser: true }],
    ['an account without an address', { ...ana, email: null }, event],
  ])('is not mailed for %s', async (_, user, signIn) => {
    const { mails, newBrowser } = office(user);
    await newBrowser.signedIn(signIn);
    expect(mails.signIns).toEqual([]);
  });
});
