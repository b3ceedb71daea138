import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Actor } from '../domain/accounts.js';
import { NO_FACTORS, type SecondFactors, useRecoveryCode, useTotp } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import { aPasskey, aSuperadmin, aUser } from '../testing/builders.js';
import { storedAccounts } from '../testing/stored-accounts.js';

const AT = '2026-11-21T00:00:00.000Z';
const LATER = '2026-11-21T00:10:00.000Z';
const CODES = Array.from({ length: 10 }, (_, number) => `${number}`.repeat(64));
const PENDING = { secret: 'IJKLMNOP', since: AT, session: 'a'.repeat(64) };
const totp = (lastStep = 100) => ({ secret: 'ABCDEFGH', since: AT, lastStep });

describe.each(DATABASES)('second factors on $name', ({ create }) => {
  const store = storedAccounts(openedDatabase(create));
  const { factors, factorStore, steps, users, changes } = store;

  async function stored(user: User = aUser(), changes: Partial<SecondFactors> = {}): Promise<User> {
    await store.add(user);
    if (Object.keys(changes).length > 0)
      await factors.change(user.id, null, () => ({ ...NO_FACTORS, ...changes }));
    return user;
  }

  describe('the factors of an account', () => {
    it('are none at first, and none for an unknown account', async () => {
      const { id } = await stored();
      expect(await factors.find(id)).toEqual(NO_FACTORS);
      expect(await factorStore.hasFactor(id)).toBe(false);
      expect(await factors.find('nobody')).toEqual(NO_FACTORS);
      expect(await factors.change('nobody', null, () => NO_FACTORS)).toBeNull();
    });

    it('are found with every field, for this account only', async () => {
      const passkeys = [
        aPasskey({ counter: 4_294_967_295, transports: ['usb', 'nfc'], name: 'Ñora’s phone 😀' }),
        aPasskey({
          lastUsedAt: LATER,
          createdAt: LATER,
          credentialId: 'x'.repeat(1364),
          publicKey: 'y'.repeat(4000),
        }),
      ];
      const all = {
        totp: totp(2_000_000_000),
        pending: PENDING,
        passkeys,
        recoveryCodes: CODES,
        wrongCodes: 3,
      };
      const [one, other] = [await stored(aUser(), all), await stored()];
      expect(await factors.find(one.id)).toEqual(all);
      expect(await factors.find(other.id)).toEqual(NO_FACTORS);
      expect(await factors.ownerOfCredential('x'.repeat(1364))).toEqual({
        user: await users.findById(one.id),
        passkey: passkeys[1],
      });
      expect(await factors.ownerOfCredential('X'.repeat(1364))).toBeNull();
    });

    it('change one by one, and all disappear', async () => {
      const [phone, key] = [aPasskey(), aPasskey()];
      const { id } = await stored(aUser(), { totp: totp(), passkeys: [phone, key], recoveryCodes: CODES });
      const renamed = { ...key, name: 'Key', counter: 7, lastUsedAt: LATER };
      await factors.change(id, null, (before) => ({
        ...before,
        totp: totp(101),
        passkeys: [renamed],
        recoveryCodes: CODES.slice(1),
      }));
      expect(await factors.find(id)).toEqual({
        totp: totp(101),
        pending: null,
        passkeys: [renamed],
        recoveryCodes: CODES.slice(1),
        wrongCodes: 0,
      });
      await factors.change(id, null, () => NO_FACTORS);
      expect(await factors.find(id)).toEqual(NO_FACTORS);
    });

    it('stay as they are when the change throws or returns null', async () => {
      const { id } = await stored(aUser(), { totp: totp() });
      const failing = factors.change(id, null, () => {
        throw new Error('not today');
      });
      await expect(failing).rejects.toThrow('not today');
      expect(await factors.change(id, null, () => null)).toBeNull();
      expect(await factors.find(id)).toEqual({ ...NO_FACTORS, totp: totp() });
    });

    it('change with the account and its session in view', async () => {
      const user = await stored();
      await store.openSession('own', user.id);
      await store.openSession('foreign', (await stored()).id);
      for (const [session, signedIn] of [
        ['own', true],
        ['foreign', false],
        ['ended', false],
        [null, false],
      ] as const)
        await factors.change(user.id, session, (before, owner) => {
          expect(owner).toEqual({ user, signedIn });
          return before;
        });
    });

    it('count as a factor in force when confirmed', async () => {
      const pending = await stored(aUser(), { pending: PENDING });
      const app = await stored(aUser(), { totp: totp() });
      const passkey = await stored(aUser(), { passkeys: [aPasskey()] });
      const gone = await stored(aUser({ status: 'deactivated' }), { totp: totp() });
      expect(await factorStore.activeUsersWithFactor()).toEqual(new Set([app.id, passkey.id]));
      for (const [{ id }, has] of [
        [pending, false],
        [app, true],
        [passkey, true],
        [gone, true],
      ] as const)
        expect(await factorStore.hasFactor(id)).toBe(has);
    });
  });

  describe('a change of the factors', () => {
    const EMAIL = 'ana@office.example';
    const factorsChangedAt = async (id: string) => (await users.findById(id))?.factorsChangedAt;
    const told = async (work: () => Promise<unknown>) => {
      const before = store.mails.told.length;
      await work();
      return store.mails.told.slice(before);
    };

    it('is told to the owner, and notes its time', async () => {
      const owner = await stored(aUser({ email: EMAIL }));
      const mail = (news: string) => ({ recipient: EMAIL, name: owner.name, news });
      const change = (changes: Partial<SecondFactors>) => () =>
        factors.change(owner.id, null, (before) => ({ ...before, ...changes }));
      expect(await told(change({ pending: PENDING, wrongCodes: 9 }))).toEqual([]);
      expect(await told(change({ wrongCodes: 10 }))).toEqual([mail('wrong_codes')]);
      expect(await factorsChangedAt(owner.id)).toBeNull();
      expect(await told(change({ totp: totp(), recoveryCodes: CODES }))).toEqual([mail('factor_added')]);
      expect(await factorsChangedAt(owner.id)).toEqual(expect.any(String));
      expect(await told(() => factors.reset(owner.id, null))).toEqual([mail('factor_removed')]);
      expect(await told(() => factors.reset(owner.id, null))).toEqual([]);
      expect((await factors.find(owner.id)).wrongCodes).toBe(0);
    });

    it('is told to nobody without an address, or when it fails', async () => {
      const { id } = await stored();
      const add = () => factors.change(id, null, (before) => ({ ...before, totp: totp() }));
      expect(await told(add)).toEqual([]);
      expect(await factorsChangedAt(id)).toEqual(expect.any(String));
      const owner = await stored(aUser({ email: EMAIL }), { totp: totp() });
      const failing = () =>
        factors.change(owner.id, null, () => {
          throw new Error('not today');
        });
      expect(await told(() => failing().catch(() => null))).toEqual([]);
    });

    it('ends the other sessions of the account when it is the first factor', async () => {
      const { id } = await stored();
      const other = await stored();
      for (const session of ['here', 'there']) await store.openSession(session, id);
      await store.openSession('foreign', other.id);
      await factors.change(id, 'here', (before) => ({ ...before, totp: totp() }));
      expect((await store.openSessions()).sort()).toEqual(['foreign', 'here']);
      await store.openSession('later', id);
      await factors.change(id, 'here', (before) => ({ ...before, passkeys: [aPasskey()] }));
      expect((await store.openSessions()).sort()).toEqual(['foreign', 'here', 'later']);
    });

    it('that was begun is over after another password', async () => {
      const { id } = await stored(aUser(), { totp: totp(), pending: PENDING });
      await changes.change(id, null, (user) => ({ ...user, name: 'Ana' }), { end: false });
      expect((await factors.find(id)).pending).toEqual(PENDING);
      await changes.change(id, null, (user) => ({ ...user, password: 'hash of another' }), { end: false });
      expect(await factors.find(id)).toEqual({ ...NO_FACTORS, totp: totp() });
    });
  });

  describe('a passkey', () => {
    it('belongs to one account', async () => {
      const passkey = aPasskey();
      await stored(aUser(), { passkeys: [passkey] });
      const other = await stored();
      const taken = { ...aPasskey(), credentialId: passkey.credentialId };
      expect(
        await rejectionOf(factors.change(other.id, null, (before) => ({ ...before, passkeys: [taken] }))),
      ).toEqual({ kind: 'Conflict', message: 'This passkey belongs to another account' });
      expect(await factors.find(other.id)).toEqual(NO_FACTORS);
    });
  });

  describe('of twenty uses at the same moment', () => {
    const race = async (use: () => Promise<unknown>) =>
      (await Promise.all(Array.from({ length: 20 }, use))).filter((after) => after !== null);

    it('one code of an authenticator app is accepted once', async () => {
      const { id } = await stored(aUser(), { totp: totp(100) });
      expect(await race(() => factors.change(id, null, (before) => useTotp(before, () => 101)))).toHaveLength(
        1,
      );
      expect((await factors.find(id)).totp?.lastStep).toBe(101);
    });

    it('one recovery code is accepted once', async () => {
      const { id } = await stored(aUser(), { totp: totp(), recoveryCodes: CODES });
      const use = () => factors.change(id, null, (before) => useRecoveryCode(before, CODES[3]!));
      expect(await race(use)).toHaveLength(1);
      expect((await factors.find(id)).recoveryCodes).toHaveLength(9);
    });

    it('one challenge of a passkey is taken once', async () => {
      await steps.putChallenge('a', 'challenge', LATER);
      expect(await race(() => steps.takeChallenge('a', AT))).toEqual(['challenge']);
    });
  });

  describe('a reset', () => {
    it('removes every factor and ends the sessions of the account, and touches no other', async () => {
      const all = { totp: totp(), pending: PENDING, passkeys: [aPasskey()], recoveryCodes: CODES };
      const [lost, other] = [await stored(aUser(), all), await stored(aUser(), { totp: totp() })];
      await store.openSession('one', lost.id);
      await store.openSession('two', other.id);
      expect(await factors.reset(lost.id, null)).toBe(true);
      expect(await factors.find(lost.id)).toEqual(NO_FACTORS);
      expect(await factorStore.hasFactor(other.id)).toBe(true);
      expect(await store.openSessions()).toEqual(['two']);
      expect(await factors.reset('nobody', null)).toBe(false);
    });

    it('is decided with the state of the acting account', async () => {
      const boss = await stored(aSuperadmin());
      const lost = await stored(aUser(), { totp: totp() });
      const actor: Actor = { id: boss.id, session: 'boss' };
      expect(await rejectionOf(factors.reset(lost.id, actor))).toMatchObject({ kind: 'NotSignedIn' });
      expect(await factorStore.hasFactor(lost.id)).toBe(true);
      await store.openSession('boss', boss.id);
      expect(await factors.reset(lost.id, actor)).toBe(true);
    });
  });

  describe('a half session', () => {
    const half = { userId: 'a user', passwordDigest: 'd'.repeat(64) };

    it('is found until it ends or expires', async () => {
      await steps.open('a', half, LATER);
      expect(await steps.find('a', AT)).toEqual(half);
      expect(await steps.find('b', AT)).toBeNull();
      expect(await steps.find('a', LATER)).toBeNull();
      await steps.close('a');
      expect(await steps.find('a', AT)).toBeNull();
    });

    it('has one challenge, which a later one replaces and which ends with it', async () => {
      await steps.open('a', half, LATER);
      await steps.putChallenge('a', 'first', LATER);
      await steps.putChallenge('a', 'second', LATER);
      expect(await steps.takeChallenge('a', LATER)).toBeNull();
      expect(await steps.takeChallenge('a', AT)).toBe('second');
      expect(await steps.takeChallenge('a', AT)).toBeNull();
      await steps.putChallenge('a', 'third', LATER);
      await steps.close('a');
      expect(await steps.takeChallenge('a', AT)).toBeNull();
    });

    it('is over after five codes, of any number at the same moment', async () => {
      await steps.open('a', half, LATER);
      const taken = await Promise.all(Array.from({ length: 8 }, () => steps.takeCode('a')));
      expect(taken.filter((isTaken) => isTaken)).toHaveLength(5);
      expect(await steps.find('a', AT)).toBeNull();
      expect(await steps.takeCode('b')).toBe(false);
    });

    it('is pruned once it expired', async () => {
      await steps.open('old', half, AT);
      await steps.putChallenge('old', 'x', AT);
      await steps.open('new', half, LATER);
      await steps.prune(AT);
      expect(await steps.find('old', '2026-11-20T00:00:00.000Z')).toBeNull();
      expect(await steps.takeChallenge('old', '2026-11-20T00:00:00.000Z')).toBeNull();
      expect(await steps.find('new', AT)).toEqual(half);
    });
  });
});
