import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import type { Actor } from '../domain/accounts.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { rememberedAccounts } from '../testing/account-services.js';
import { ChangeEmail } from './change-email.js';
import { ForgottenPassword } from './forgotten-password.js';
import { AccountMailAllowance } from './ports.js';
import { ResetForgottenPassword } from './reset-forgotten-password.js';
import { ResetLinks } from './reset-links.js';
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

const accounts = rememberedAccounts();

async function office(...stored: readonly ReturnType<typeof aUser>[]) {
  await accounts.add(...stored);
  const { users, mails, connections, passwords, changes } = accounts;
  const clock = new FixedClock('2026-11-22T09:00:00.000Z');
  const allowance = new Allowance();
  const links = new ResetLinks(users, clock);
  const forgotten = new ForgottenPassword(links, accounts.accounts, mails, allowance);
  return {
    mails,
    connections,
    forgotten,
    reset: new ResetForgottenPassword(links, passwords, changes),
    newBrowser: new TellOfNewBrowser(users, mails, allowance, clock),
    changeEmail: new ChangeEmail(users, passwords, changes),
    /** Asks for a link, and returns its secret. */
    async link() {
      await forgotten.sendLink((await forgotten.find('ana'))!);
      return mails.resets.at(-1)!.token;
    },
  };
}

describe('asking for a link', () => {
  it.each(['ana', ' ANA ', 'ana@office.example', 'Ana@Office.Example'])(
    'finds the account by %j',
    async (account) => {
      expect(await (await office(ana)).forgotten.find(account)).toEqual(ana);
    },
  );

  it.each([
    ['nobody', ana],
    ['', ana],
    ["ana' OR '1'='1", ana],
    ['ana', { ...ana, status: 'deactivated' } as const],
    ['ana', { ...ana, email: null }],
  ])('as %j finds nothing when there is no account that may get it', async (account, user) => {
    expect(await (await office(user)).forgotten.find(account)).toBeNull();
  });

  it('stores only the hash of its secret, and hands the secret to the mail with the change', async () => {
    const { mails, link } = await office(ana);
    const token = await link();
    const goodUntil = '2026-11-22T09:30:00.000Z';
    expect(mails.resets).toEqual([{ recipient: 'ana@office.example', name: 'Ana Cruz', token, goodUntil }]);
    expect(await accounts.user(ana.id)).toEqual({
      ...ana,
      resetHash: secretTokenHash(token),
      resetUntil: goodUntil,
    });
    expect(JSON.stringify(await accounts.all())).not.toContain(token);
    expect(mails.wakes).toBe(1);
  });

  it('sends nothing above the limit of the account', async () => {
    const { link } = await office(ana);
    for (let round = 0; round < 5; round += 1) await link();
    expect(accounts.mails.resets).toHaveLength(2);
  });
});

describe('setting a new password by a link', () => {
  it('stores it, and ends all sessions and sockets', async () => {
    const { connections, reset, link } = await office(ana, boss);
    await accounts.openSession('one', ana.id);
    await accounts.openSession('two', ana.id);
    await accounts.openSession('the boss’s', boss.id);
    await reset.execute(await link(), 'new-password');
    expect(await accounts.user(ana.id)).toEqual({ ...ana, password: 'hash of new-password' });
    expect(await accounts.openSessions()).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
  });

  it('works once, also when two use it at the same time', async () => {
    const { reset, link } = await office(ana);
    const token = await link();
    const both = [reset.execute(token, 'first one'), reset.execute(token, 'second one')];
    const results = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(results.sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rejectionOf(reset.execute(token, 'third one'))).toMatchObject({ kind: 'LinkExpired' });
    expect((await accounts.user(ana.id))?.password).toMatch(/^hash of (first|second) one$/);
  });

  it('does not work with an earlier link', async () => {
    const { reset, link } = await office(ana);
    const earlier = await link();
    await link();
    expect(await rejectionOf(reset.execute(earlier, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
  });

  it('does not use the link up for a password that is not allowed', async () => {
    const { reset, link } = await office(ana);
    const token = await link();
    const errors = { newPassword: 'New password must be at least 6 characters long' };
    expect(await rejectionOf(reset.execute(token, '12345'))).toMatchObject({ kind: 'Invalid', errors });
    await reset.execute(token, '123456');
    expect((await accounts.user(ana.id))?.password).toBe('hash of 123456');
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --"])('is rejected for the secret %j', async (token) => {
    const { reset, link } = await office(ana);
    await link();
    expect(await rejectionOf(reset.execute(token, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
  });
});

describe('the address of an account', () => {
  const anaHere: Actor = { id: ana.id, session: 'here' };
  const actingBoss: Actor = { id: boss.id, session: 'the boss’s' };
  async function signedIn(...stored: readonly ReturnType<typeof aUser>[]) {
    const made = await office(...stored);
    for (const { id } of stored) await accounts.openSession(id === ana.id ? 'here' : 'the boss’s', id);
    return made;
  }

  it('is changed with the password, in its stored form, and voids a link', async () => {
    const { changeEmail, reset, link } = await signedIn(ana);
    const token = await link();
    await changeEmail.own(anaHere, ' New@Office.Example ', 'her-password');
    expect(await accounts.user(ana.id)).toEqual({ ...ana, email: 'new@office.example' });
    expect(await rejectionOf(reset.execute(token, 'new-password'))).toMatchObject({ kind: 'LinkExpired' });
    await changeEmail.own(anaHere, null, 'her-password');
    expect((await accounts.user(ana.id))?.email).toBeNull();
  });

  it('is not changed with a wrong password, or after the session ended', async () => {
    const { changeEmail } = await signedIn(ana);
    expect(await rejectionOf(changeEmail.own(anaHere, null, 'wrong'))).toMatchObject({
      kind: 'Invalid',
      errors: { password: 'Password is wrong' },
    });
    await accounts.endSession('here');
    expect(await rejectionOf(changeEmail.own(anaHere, null, 'her-password'))).toMatchObject({
      kind: 'NotSignedIn',
    });
    expect(await accounts.user(ana.id)).toEqual(ana);
  });

  it('of another account is changed by a superadmin', async () => {
    const { changeEmail } = await signedIn(ana, boss);
    await changeEmail.of(ana.id, 'set@office.example', actingBoss);
    expect((await accounts.user(ana.id))?.email).toBe('set@office.example');
    expect(await rejectionOf(changeEmail.of(ana.id, null, anaHere))).toMatchObject({ kind: 'Forbidden' });
    expect(await rejectionOf(changeEmail.of(boss.id, null, actingBoss))).toMatchObject({ kind: 'Forbidden' });
    expect(await rejectionOf(changeEmail.of('nobody', null, actingBoss))).toMatchObject({ kind: 'NotFound' });
    expect(
      await rejectionOf(changeEmail.of(ana.id, null, { ...actingBoss, session: 'ended' })),
    ).toMatchObject({ kind: 'NotSignedIn' });
  });

  it('that another account has is rejected', async () => {
    const { changeEmail } = await signedIn(ana, { ...boss, email: 'boss@office.example' });
    expect(await rejectionOf(changeEmail.own(anaHere, 'BOSS@office.example', 'her-password'))).toMatchObject({
      kind: 'EmailTaken',
    });
  });
});

describe('a sign-in with a new browser', () => {
  const event = { userId: ana.id, browser: 'Chrome on Windows', knownBrowser: false };

  it('is mailed to the address of the account, a few times in an hour', async () => {
    const { mails, newBrowser } = await office(ana);
    for (let round = 0; round < 4; round += 1) await newBrowser.signedIn(event);
    const mail = { recipient: 'ana@office.example', name: 'Ana Cruz', browser: 'Chrome on Windows' };
    expect(mails.signIns).toEqual(Array(2).fill({ ...mail, at: '2026-11-22T09:00:00.000Z' }));
  });

  it.each([
    ['a known browser', ana, { ...event, knownBrowser: true }],
    ['an account without an address', { ...ana, email: null }, event],
  ])('is not mailed for %s', async (_, user, signIn) => {
    const { mails, newBrowser } = await office(user);
    await newBrowser.signedIn(signIn);
    expect(mails.signIns).toEqual([]);
  });
});
