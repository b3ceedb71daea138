import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { SecondFactors } from '../domain/second-factors.js';
import { SecondFactorRejected } from '../domain/sign-in-errors.js';
import { SignInEvents } from '../sign-in-events.js';
import { aPasskey, aUser } from '../testing/builders.js';
import { PlainCodes, PlainPasskeys } from '../testing/plain-factors.js';
import { rememberedAccounts } from '../testing/account-services.js';
import { HalfSessions } from './half-sessions.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { SignIn, verifiedUser } from './sign-in.js';
import { SignInByCode } from './sign-in-by-code.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';

class RecordedEvents extends SignInEvents {
  readonly heard: object[] = [];
  override signedIn = (event: object) => void this.heard.push(event);
  override failed = (event: object) => void this.heard.push(event);
  override passwordReset = (event: object) => void this.heard.push(event);
}

const ana = aUser({ username: 'ana', email: 'ana@office.example', password: 'hash of her-password' });
const phone = aPasskey();

const accounts = rememberedAccounts();

async function office(
  factors: Partial<SecondFactors> = { totp: { secret: 'S', since: 'now', lastStep: 1 } },
) {
  const { users, factorStore: stored, steps, mails } = accounts;
  await accounts.add(ana);
  await accounts.setFactors(ana.id, factors);
  mails.clear();
  const [clock, events] = [new FixedClock(), new RecordedEvents()];
  const halves = new HalfSessions(steps, users, clock, events);
  const code = new SignInByCode(halves, accounts.factors, new PlainCodes());
  const challenges = new PasskeyChallenges(steps, clock);
  const passkey = new SignInByPasskey(halves, challenges, accounts.factors, new PlainPasskeys());
  await halves.open('key', verifiedUser(ana));
  return {
    stored,
    steps,
    clock,
    events,
    second: {
      open: halves.open.bind(halves),
      halfSignedIn: halves.find.bind(halves),
      byCode: (key: string, entered: string) => code.execute(key, entered).catch(rejected),
      byPasskey: (key: string, id: string, response: object) =>
        passkey.execute(key, id, response).catch(rejected),
      passkeyOptions: passkey.options.bind(passkey),
    },
  };
}

/** Null for a wrong step. */
function rejected(error: unknown): null {
  if (error instanceof SecondFactorRejected) return null;
  throw error;
}

describe('the second step', () => {
  it('ends with the user and the checked hash, and the half session with it', async () => {
    const { second, events } = await office();
    expect(await second.byCode('key', '12 3')).toEqual(verifiedUser(ana));
    expect(await second.byCode('key', '124')).toBeNull();
    expect(events.heard).toEqual([]);
  });

  it('reports a wrong code, and a passkey without a challenge, with the account', async () => {
    const { second, events } = await office({ passkeys: [phone] });
    expect(await second.byCode('key', '1')).toBeNull();
    expect(await second.byPasskey('key', phone.credentialId, { right: true })).toBeNull();
    expect(await second.byPasskey('other', 'unknown', {})).toBeNull();
    expect(events.heard).toEqual([
      { userId: ana.id, step: 'second-factor' },
      { userId: ana.id, step: 'second-factor' },
      { userId: null, step: 'second-factor' },
    ]);
  });

  it.each<[string, Partial<typeof ana>]>([
    ['another password', { password: 'hash of another' }],
    ['a deactivation', { status: 'deactivated' }],
    ['a change of the factors', { factorsChangedAt: '2026-11-21T02:00:00.000Z' }],
  ])('is over after %s', async (_, change) => {
    const { second } = await office();
    await accounts.update(ana.id, change);
    expect(await second.halfSignedIn('key')).toBeNull();
    expect(await second.byCode('key', '123')).toBeNull();
  });

  it('is over after ten minutes', async () => {
    const { second, clock } = await office();
    clock.moveBy(600_000);
    expect(await second.byCode('key', '123')).toBeNull();
  });

  it('is over after five wrong codes, and the owner is told of ten in a row, once', async () => {
    const { second, steps, stored } = await office();
    for (let turn = 0; turn < 13; turn += 1) {
      if (turn % 5 === 0) {
        await steps.close('key');
        await second.open('key', verifiedUser(ana));
      }
      expect((await second.halfSignedIn('key'))?.id).toBe(ana.id);
      expect(await second.byCode('key', 'wrong')).toBeNull();
      if (turn % 5 === 4) expect(await second.byCode('key', '123')).toBeNull();
      expect(accounts.mails.told).toHaveLength(turn < 9 ? 0 : 1);
    }
    expect(accounts.mails.told).toEqual([{ recipient: ana.email, name: ana.name, news: 'wrong_codes' }]);
    await second.byCode('key', '123');
    expect((await stored.find(ana.id)).wrongCodes).toBe(0);
  });

  it('takes a passkey once for each challenge', async () => {
    const { second, stored } = await office({ passkeys: [phone] });
    await second.passkeyOptions('alone');
    expect(await second.byPasskey('alone', phone.credentialId, { right: true })).toEqual(verifiedUser(ana));
    expect(await second.byPasskey('alone', phone.credentialId, { right: true })).toBeNull();
    expect((await stored.find(ana.id)).passkeys[0]).toMatchObject({
      counter: 1,
      lastUsedAt: expect.any(String),
    });
  });
});

describe('a passkey', () => {
  const [bens, right] = [aPasskey(), { right: true }];
  const ben = aUser({ username: 'ben' });

  it('of another account does not end the second step of this one', async () => {
    const { second, events } = await office({ passkeys: [phone] });
    await accounts.add(ben);
    await accounts.setFactors(ben.id, { passkeys: [bens] });
    await second.passkeyOptions('key');
    expect(await second.byPasskey('key', bens.credentialId, right)).toBeNull();
    expect(events.heard).toEqual([{ userId: ana.id, step: 'second-factor' }]);
    await second.passkeyOptions('alone');
    expect(await second.byPasskey('alone', bens.credentialId, right)).toEqual(verifiedUser(ben));
  });

  it.each<[string, object, Partial<typeof ana>]>([
    ['whose signature is wrong', {}, { status: 'active' }],
    ['of a deactivated account', right, { status: 'deactivated' }],
  ])('%s signs nobody in', async (_, response, change) => {
    const { second, events } = await office({ passkeys: [phone] });
    await accounts.update(ana.id, change);
    await second.passkeyOptions('alone');
    expect(await second.byPasskey('alone', phone.credentialId, response)).toBeNull();
    expect(events.heard).toEqual([{ userId: ana.id, step: 'second-factor' }]);
  });
});

describe('a recovery code', () => {
  it('ends the second step once', async () => {
    const { codes, hashes } = newRecoveryCodes();
    const { second, events } = await office({ passkeys: [phone], recoveryCodes: hashes });
    expect(await second.byCode('key', codes[0]!)).toEqual(verifiedUser(ana));
    await second.open('key', verifiedUser(ana));
    expect(await second.byCode('key', codes[0]!)).toBeNull();
    expect(events.heard).toEqual([{ userId: ana.id, step: 'second-factor' }]);
  });
});

describe('the password', () => {
  it('reports a failure, with the account if there is one', async () => {
    const { events } = await office();
    const signIn = new SignIn(accounts.users, accounts.passwords, events);
    await signIn.execute('ana', 'wrong');
    await signIn.execute('nobody', 'wrong');
    await signIn.execute('ana', 'her-password');
    expect(events.heard).toEqual([
      { userId: ana.id, step: 'password' },
      { userId: null, step: 'password' },
    ]);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, known again in every spelling', () => {
    const { codes, hashes } = newRecoveryCodes();
    expect([codes.length, new Set(codes).size, new Set(hashes).size]).toEqual([10, 10, 10]);
    const [code, hash] = [codes[0]!, hashes[0]!];
    for (const spelling of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
    ])
      expect(recoveryCodeHash(spelling)).toBe(hash);
    for (const other of ['', '123456', code.slice(1), `${code}A`, code.replace(/.$/, '0')])
      expect(recoveryCodeHash(other)).toBeNull();
  });
});
