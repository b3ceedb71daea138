import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { newId } from '../../platform/clock.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import type { Accounts, Actor } from '../domain/accounts.js';
import type { User } from '../domain/user.js';
import { aSuperadmin, aUser } from '../testing/builders.js';
import { storedAccounts } from '../testing/stored-accounts.js';

const someone: Actor = { id: 'someone', session: 'somewhere' };
const renewed = { from: 'first', to: 'new' };
const TAKEN = { kind: 'AccountTaken' };
const foreign = { from: 'other', to: 'new' };

describe.each(DATABASES)('the repository of users on $name', ({ create }) => {
  const store = storedAccounts(openedDatabase(create));
  const { users: repository, changes } = store;

  async function stored(...users: readonly User[]): Promise<void> {
    for (const user of users) await store.add(user);
  }

  describe('an account', () => {
    it('is found by its id and by its username, with every field', async () => {
      const gone = aUser({
        username: 'ñora 😀',
        name: 'Ñora "O\'Neil"',
        status: 'removed',
        deactivationNote: 'one\ntwo',
        deactivatedBy: newId(),
        deactivatedAt: '2026-11-21T00:00:00.000Z',
        removalNote: 'x'.repeat(2000),
        removedBy: newId(),
        removedAt: '2026-11-22T00:00:00.000Z',
      });
      await stored(aUser(), gone, aUser());
      expect(await repository.findById(gone.id)).toEqual(gone);
      expect(await repository.findByUsername('ñora 😀')).toEqual(gone);
    });

    it.each(['Ana', 'an', 'ana%', 'á', 'aña'])('named ana is not found as %j', async (username) => {
      await stored(aUser({ username: 'ana' }));
      expect(await repository.findByUsername(username)).toBeNull();
    });

    it('that does not exist is not found', async () => {
      expect(await repository.findById('nobody')).toBeNull();
      expect(await repository.findByUsername('nobody')).toBeNull();
    });

    it('makes the repository no longer empty, whatever its status', async () => {
      expect(await repository.isEmpty()).toBe(true);
      await stored(aUser({ status: 'removed' }));
      expect(await repository.isEmpty()).toBe(false);
    });
  });

  describe('accounts by status', () => {
    it('are listed newest first; ids order accounts of the same time', async () => {
      const at = (createdAt: string) => aUser({ createdAt });
      const noon = '2026-11-20T12:00:00.000Z';
      const [first, second, third] = [at(noon), at(noon), at('2026-11-21T12:00:00.000Z')];
      await stored(second, third, first, aUser({ status: 'deactivated' }));
      expect(await repository.listByStatus('active')).toEqual([third, second, first]);
      expect(await repository.listByStatus('removed')).toEqual([]);
    });
  });

  describe('a username', () => {
    it.each(['active', 'deactivated', 'removed'] as const)('of a user who is %s is taken', async (status) => {
      const first = aUser({ username: 'ana', status });
      await stored(first);
      expect(await rejectionOf(store.add(aUser({ username: 'ana' })))).toMatchObject(TAKEN);
      expect(await repository.findByUsername('ana')).toEqual(first);
    });

    it('differs from one with another accent', async () => {
      await stored(aUser({ username: 'anna' }), aUser({ username: 'aña' }), aUser({ username: 'ana' }));
    });

    it('is stored once when twenty accounts are added concurrently', async () => {
      const users = Array.from({ length: 20 }, () => aUser({ username: 'ana' }));
      const added = await Promise.allSettled(users.map((user) => store.add(user)));
      const isAdded = added.map(({ status }) => status === 'fulfilled');
      expect(isAdded.filter(Boolean)).toHaveLength(1);
      expect(await repository.listByStatus('active')).toEqual([users[isAdded.indexOf(true)]]);
    });
  });

  describe('an address', () => {
    const email = 'ana@office.example';

    it('finds its account, and so does the hash of a link', async () => {
      const user = aUser({ email, resetHash: 'f'.repeat(64), resetUntil: '2026-11-22T09:30:00.000Z' });
      await stored(aUser(), user, aUser());
      expect(await repository.findByEmail(email)).toEqual(user);
      expect(await repository.findByEmail('Ana@office.example')).toBeNull();
      expect(await repository.findByResetHash('f'.repeat(64))).toEqual(user);
      expect(await repository.findByResetHash('e'.repeat(64))).toBeNull();
    });

    it('belongs to one account, and none to any number of them', async () => {
      const [first, second] = [aUser({ email, status: 'removed' }), aUser()];
      await stored(first, second, aUser());
      expect(await rejectionOf(store.add(aUser({ email })))).toMatchObject(TAKEN);
      const take = changes.change(second.id, someone, (user) => ({ ...user, email }), { end: false });
      await expect(take).rejects.toThrow('Another account has this e-mail address');
      expect(await repository.findById(second.id)).toEqual(second);
    });

    it('is stored once when ten accounts take it concurrently', async () => {
      const users = Array.from({ length: 10 }, () => aUser());
      await stored(...users);
      const takes = users.map(({ id }) =>
        changes.change(id, someone, (user) => ({ ...user, email }), { end: false }),
      );
      const results = await Promise.allSettled(takes);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('a change', () => {
    it('without a session is stored', async () => {
      const user = aUser();
      await stored(user);
      const seen: boolean[] = [];
      const change = (before: User, { actorSignedIn }: Accounts): User => (
        seen.push(actorSignedIn),
        { ...before, resetHash: 'hash', resetUntil: 'later' }
      );
      const after = await changes.change(user.id, null, change, { end: false });
      expect(after).toEqual({ ...user, resetHash: 'hash', resetUntil: 'later' });
      expect(seen).toEqual([false]);
    });

    it('of the password or the address is told to the owner, at the old address too', async () => {
      const user = aUser({ email: 'ana@office.example' });
      await stored(user);
      const before = store.mails.told.length;
      const change = (news: Partial<User>) =>
        changes.change(user.id, null, (one) => ({ ...one, ...news }), { end: false });
      await change({ resetHash: 'hash', name: 'Ana Reyes' });
      await change({ password: 'hash of another' });
      await change({ email: 'new@office.example' });
      expect(store.mails.told.slice(before)).toEqual(
        [
          ['ana@office.example', 'password'],
          ['ana@office.example', 'email'],
          ['new@office.example', 'email'],
        ].map(([recipient, news]) => ({ recipient, name: 'Ana Reyes', news })),
      );
    });

    it('is stored and returned', async () => {
      const user = aUser();
      await stored(user);
      const after = {
        ...user,
        status: 'deactivated',
        deactivationNote: 'On leave',
        password: 'other',
      } as const;
      expect(await changes.change(user.id, someone, () => after, { end: false })).toEqual(after);
      expect(await repository.findById(user.id)).toEqual(after);
    });

    it('receives the stored account and the active superadmins', async () => {
      const user = aUser();
      const active = [aSuperadmin(), aSuperadmin()];
      await stored(user, ...active, aSuperadmin({ status: 'deactivated' }));
      const seen: unknown[] = [];
      const decide = (before: User, { activeSuperadmins }: Accounts) => (
        seen.push(before, activeSuperadmins),
        before
      );
      await changes.change(user.id, someone, decide, { end: false });
      expect(seen).toEqual([user, new Set(active.map(({ id }) => id))]);
    });

    it.each([
      ['and the session', 'session', true],
      ['but no such session', 'other', false],
      ['but the session of another user', 'foreign', false],
    ])('receives whether the actor is signed in: the user %s', async (_, session, expected) => {
      const [user, actor] = [aUser(), aUser()];
      await stored(user, actor);
      await store.openSession('session', actor.id);
      await store.openSession('foreign', user.id);
      const seen: boolean[] = [];
      const see = ({ actorSignedIn }: Accounts) => void seen.push(actorSignedIn);
      const by = { id: actor.id, session };
      await changes.change(user.id, by, (before, accounts) => (see(accounts), before), { end: false });
      expect(seen).toEqual([expected]);
      // an assistant, who may add none
      const kind = expected ? 'Forbidden' : 'NotSignedIn';
      expect(await rejectionOf(store.accounts.add(aUser(), by))).toMatchObject({ kind });
    });

    it('of an unknown account is rejected and calls nothing', async () => {
      await stored(aUser());
      const never = () => {
        throw new Error('not expected');
      };
      const unknown = changes.change('nobody', someone, never, { end: true });
      expect(await rejectionOf(unknown)).toMatchObject({ kind: 'NotFound' });
    });

    it('that throws changes nothing and ends no session', async () => {
      const user = aUser();
      await stored(user);
      await store.openSession('a'.repeat(64), user.id);
      const reject = () => {
        throw new Error('not today');
      };
      await expect(changes.change(user.id, someone, reject, { end: true })).rejects.toThrow('not today');
      expect(await repository.findById(user.id)).toEqual(user);
      expect(await store.openSessions()).toEqual(['a'.repeat(64)]);
    });

    it.each([
      ['all of the user’s', { end: true }, ['other']],
      ['all but the renewed one of the user’s', { end: true, renewed }, ['new', 'other']],
      ['none of another user’s, whichever is renewed,', { end: true, renewed: foreign }, ['other']],
      ['none', { end: false }, ['first', 'other', 'second']],
    ])('ends %s sessions', async (_, sessions, left) => {
      const [user, other] = [aUser(), aUser()];
      await stored(user, other);
      await store.openSession('first', user.id);
      await store.openSession('second', user.id);
      await store.openSession('other', other.id);
      await changes.change(user.id, someone, (before) => before, sessions);
      expect((await store.openSessions()).sort()).toEqual(left);
    });

    it.each([
      ['deactivated', true],
      ['removed', true],
      ['active', false],
    ] as const)('to %s deletes what is kept for the user alone: %s', async (status, deleted) => {
      const user = aUser();
      await stored(user);
      await changes.change(user.id, someone, (before) => ({ ...before, status }), { end: false });
      expect(store.data.deleted.includes(user.id)).toBe(deleted);
    });

    it('never deactivates two superadmins who are the last, concurrently', async () => {
      const deactivate = ({ id }: User) =>
        changes.change(
          id,
          someone,
          (before, { activeSuperadmins }) => {
            if (activeSuperadmins.size <= 1) throw new Error('the last one');
            return { ...before, status: 'deactivated' };
          },
          { end: true },
        );
      for (let round = 0; round < 100; round += 1) {
        await store.clear();
        const pair = [aSuperadmin(), aSuperadmin()];
        await stored(...pair);
        const results = await Promise.allSettled(pair.map(deactivate));
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(await repository.listByStatus('active')).toHaveLength(1);
      }
    });

    it('by a superadmin who is deactivated at the same moment is stored before that, or not at all', async () => {
      for (let round = 0; round < 20; round += 1) {
        const [boss, insider] = [aSuperadmin(), aSuperadmin()];
        await stored(boss, insider);
        await store.openSession(`boss ${round}`, boss.id);
        await store.openSession(`insider ${round}`, insider.id);
        const order: string[] = [];
        const add = async () => {
          const actor = { id: insider.id, session: `insider ${round}` };
          await store.accounts.add(aUser(), actor).then(
            () => order.push('added'),
            () => order.push('rejected'),
          );
        };
        const deactivate = async () => {
          const actor = { id: boss.id, session: `boss ${round}` };
          const gone = (before: User): User => ({ ...before, status: 'deactivated' });
          await changes.change(insider.id, actor, gone, { end: true });
          order.push('deactivated');
        };
        await Promise.all(round % 2 ? [add(), deactivate()] : [deactivate(), add()]);
        await add();
        expect(order.at(-1)).toBe('rejected');
        const outcome = order.slice(0, 2).sort();
        expect([
          ['added', 'deactivated'],
          ['deactivated', 'rejected'],
        ]).toContainEqual(outcome);
      }
    });
  });

  describe('a new account that is rejected', () => {
    it('is not stored, although its name is free', async () => {
      const user = aUser();
      expect(await rejectionOf(store.accounts.add(user, someone))).toMatchObject({ kind: 'NotSignedIn' });
      expect(await repository.findById(user.id)).toBeNull();
    });
  });
});
