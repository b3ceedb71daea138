import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Actor } from '../domain/accounts.js';
import type { SecondFactors } from '../domain/second-factors.js';
import { rememberedAccounts } from '../testing/account-services.js';
import { publicSessionId } from '../session-key.js';
import { aPasskey, aSuperadmin, aUser } from '../testing/builders.js';
import { PlainCodes, PlainPasskeys } from '../testing/plain-factors.js';
import { ConfirmPassword } from './confirm-password.js';
import { OwnPasskeys } from './own-passkeys.js';
import { OwnSecondFactors, SecondFactorRule } from './own-second-factors.js';
import { OwnSessions } from './own-sessions.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { RegisterPasskey } from './register-passkey.js';
import { ResetSecondFactors } from './reset-second-factors.js';

const accounts = rememberedAccounts();
const ana = aUser({ username: 'ana', email: 'ana@office.example', password: 'hash of her-password' });
const boss = aSuperadmin();
const here: Actor = { id: ana.id, session: 'here' };
const TOTP = { secret: 'S', since: 'now', lastStep: 1 };

async function desk(set: Partial<SecondFactors> = {}, { required = false } = {}) {
  await accounts.add(ana, boss);
  await accounts.setFactors(ana.id, set);
  for (const session of ['here', 'there']) await accounts.openSession(session, ana.id);
  await accounts.openSession('the boss’s', boss.id);
  const { factors, passwords, users, access, steps, connections, mails } = accounts;
  const [rule, password] = [new SecondFactorRule(required), new ConfirmPassword(users, passwords, access)];
  return {
    connections,
    told: () => mails.told.map(({ news }) => news),
    stored: () => factors.find(ana.id),
    app: new OwnSecondFactors(factors, new PlainCodes(), password, rule),
    passkeys: new OwnPasskeys(factors, password, rule),
    registration: new RegisterPasskey(
      factors,
      new PlainPasskeys(),
      new PasskeyChallenges(steps, new FixedClock()),
      password,
    ),
    reset: new ResetSecondFactors(factors, users),
  };
}

const WRONG = { kind: 'Invalid', errors: { password: 'Password is wrong' } };

describe('an authenticator app of one’s own', () => {
  it('is in force with a code, ends the other sessions as the first factor, and is told to the owner', async () => {
    const { app, stored, told, connections } = await desk();
    expect(await app.beginTotp(here, 'her-password')).toEqual({ secret: 'S', uri: 'otpauth:' });
    expect(await stored()).toMatchObject({ totp: null, pending: { secret: 'S', session: 'here' } });
    const codes = await app.confirmTotp(here, '123');
    expect(await stored()).toMatchObject({ totp: { secret: 'S', lastStep: 123 }, pending: null });
    expect([codes.length, (await app.show(here)).recoveryCodes.length]).toEqual([10, 10]);
    expect(await accounts.openSessions()).toEqual(['here', 'the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id, renewed: { from: 'here', to: 'here' } }]);
    expect(told()).toEqual(['factor_added']);
  });

  it('is neither begun nor removed with a wrong password, or after the session ended', async () => {
    const { app, stored } = await desk({ totp: TOTP });
    const before = await stored();
    const changes = [
      () => app.beginTotp(here, 'wrong'),
      () => app.removeAll(here, 'wrong'),
      () => app.renewCodes(here, 'wrong'),
    ];
    for (const change of changes) expect(await rejectionOf(change())).toMatchObject(WRONG);
    await accounts.endSession('here');
    const late = await rejectionOf(app.removeAll(here, 'her-password'));
    expect(late).toMatchObject({ kind: 'NotSignedIn' });
    expect(await stored()).toEqual(before);
  });

  it('is removed with everything, unless a factor is required', async () => {
    const all = { totp: TOTP, recoveryCodes: ['a'] };
    const required = await desk(all, { required: true });
    expect(await required.app.show(here)).toMatchObject({ required: true });
    expect(await rejectionOf(required.app.removeAll(here, 'her-password'))).toMatchObject({
      kind: 'Conflict',
    });
    const { app, stored, told } = await desk(all);
    await app.removeAll(here, 'her-password');
    expect(await stored()).toMatchObject({ totp: null, recoveryCodes: [] });
    expect(told()).toEqual(['factor_removed']);
  });

  it('has new recovery codes instead of those of before', async () => {
    const { app, stored, told } = await desk({ totp: TOTP, recoveryCodes: ['old'] });
    expect(await app.renewCodes(here, 'her-password')).toHaveLength(10);
    expect((await stored()).recoveryCodes).not.toContain('old');
    expect(told()).toEqual(['recovery_codes']);
  });
});

describe('a passkey of one’s own', () => {
  it('is added once for a challenge, the first one with recovery codes', async () => {
    const { registration, passkeys, connections } = await desk();
    await registration.begin(here, 'her-password');
    const added = await registration.finish(here, 'Phone', { right: true });
    expect(added).toMatchObject({ passkey: { name: 'Phone', counter: 0 }, recoveryCodes: { length: 10 } });
    expect(await passkeys.list(here)).toEqual([added.passkey]);
    expect(connections.closed).toHaveLength(1);
    const again = await rejectionOf(registration.finish(here, 'Phone', { right: true }));
    expect(again).toMatchObject({ kind: 'Invalid' });
    expect(await rejectionOf(registration.begin(here, 'wrong'))).toMatchObject(WRONG);
  });

  it('is named, and removed with the password', async () => {
    const passkey = aPasskey();
    const { passkeys, stored } = await desk({ totp: TOTP, passkeys: [passkey] });
    expect(await passkeys.rename(here, passkey.id, 'Key')).toEqual({ ...passkey, name: 'Key' });
    const wrong = await rejectionOf(passkeys.remove(here, passkey.id, 'wrong'));
    expect(wrong).toMatchObject(WRONG);
    await passkeys.remove(here, passkey.id, 'her-password');
    expect((await stored()).passkeys).toEqual([]);
  });

  it('stays when it is the last factor and one is required', async () => {
    const passkey = aPasskey();
    const { passkeys } = await desk({ passkeys: [passkey] }, { required: true });
    const last = await rejectionOf(passkeys.remove(here, passkey.id, 'her-password'));
    expect(last).toMatchObject({ kind: 'Conflict' });
  });
});

describe('a reset of the factors of another account', () => {
  const actingBoss: Actor = { id: boss.id, session: 'the boss’s' };

  it('removes them, ends its sessions and sockets, and is told to the owner', async () => {
    const { reset, stored, connections, told } = await desk({ totp: TOTP });
    await reset.execute(ana.id, actingBoss);
    expect((await stored()).totp).toBeNull();
    expect(await accounts.openSessions()).toEqual(['the boss’s']);
    expect(connections.closed).toEqual([{ user: ana.id }]);
    expect([told(), accounts.access.standingEnded.at(-1)]).toEqual([['factor_removed'], ana.id]);
  });

  it.each([
    ['of one’s own', boss.id, actingBoss, 'Forbidden'],
    ['by somebody else', boss.id, here, 'Forbidden'],
    ['after the session ended', ana.id, { ...actingBoss, session: 'ended' }, 'NotSignedIn'],
    ['of an unknown account', 'nobody', actingBoss, 'NotFound'],
  ])('is rejected %s', async (_, id, actor, kind) => {
    const { reset, connections } = await desk({ totp: TOTP });
    expect(await rejectionOf(reset.execute(id, actor))).toMatchObject({ kind });
    expect(connections.closed).toEqual([]);
  });

  it('on the command line takes the name of the account', async () => {
    const { reset, stored } = await desk({ totp: TOTP });
    expect(await reset.byName(' ANA ')).toBe('ana');
    expect((await stored()).totp).toBeNull();
    expect(await rejectionOf(reset.byName('nobody'))).toMatchObject({ kind: 'NotFound' });
  });
});

describe('sessions of one’s own', () => {
  it('end with their sockets, one by its public id or all others', async () => {
    const ended: string[] = [];
    const { connections } = accounts;
    const sessions = new OwnSessions(
      {
        ofUser: async () => [{ id: 'there', browser: null, createdAt: '', seenAt: '' }],
        confirm: async () => {},
        endOne: async (key) => void ended.push(key),
        endOthers: async (_, key) => void ended.push(`all but ${key}`),
      },
      connections,
    );
    const [listed] = await sessions.list(here);
    await sessions.end(here, publicSessionId(listed!.id));
    expect(await rejectionOf(sessions.end(here, 'unknown'))).toMatchObject({ kind: 'NotFound' });
    await sessions.endOthers(here);
    expect(ended).toEqual(['there', 'all but here']);
    expect(connections.closed).toEqual([
      { session: 'there' },
      { user: ana.id, renewed: { from: 'here', to: 'here' } },
    ]);
  });
});
