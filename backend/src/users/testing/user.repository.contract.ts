import { newId } from '../../shared/clock.js';
import type { UserRepository } from '../application/ports.js';
import type { User } from '../domain/user.js';
import { aSuperadmin, aUser } from './builders.js';

/** A repository, and the sessions that stand beside it. */
export interface UserStore {
  readonly repository: UserRepository;
  /** Leaves nobody and nothing. */
  clear(): Promise<void>;
  openSession(key: string, userId: string): Promise<void>;
  openSessions(): Promise<string[]>;
}

/** What every `UserRepository` promises. */
export function userRepositoryContract(store: UserStore): void {
  const { repository } = store;
  beforeEach(() => store.clear());

  async function stored(...users: readonly User[]): Promise<void> {
    for (const user of users) expect(await repository.add(user)).toBe(true);
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

  describe('the accounts of a status', () => {
    it('come newest first, and the later made of two at the same time before the other', async () => {
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
      expect(await repository.add(aUser({ username: 'ana' }))).toBe(false);
      expect(await repository.findByUsername('ana')).toEqual(first);
    });

    it('is told from one that differs by an accent', async () => {
      await stored(aUser({ username: 'anna' }), aUser({ username: 'aña' }), aUser({ username: 'ana' }));
    });

    it('that twenty ask for at once is given to one', async () => {
      const users = Array.from({ length: 20 }, () => aUser({ username: 'ana' }));
      const added = await Promise.all(users.map((user) => repository.add(user)));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await repository.listByStatus('active')).toEqual([users[added.indexOf(true)]]);
    });
  });

  describe('a change', () => {
    it('is stored as it was decided, and given back', async () => {
      const user = aUser();
      await stored(user);
      const after = {
        ...user,
        status: 'deactivated',
        deactivationNote: 'On leave',
        password: 'other',
      } as const;
      expect(await repository.change(user.id, () => after, { end: false })).toEqual(after);
      expect(await repository.findById(user.id)).toEqual(after);
    });

    it('is decided on the account as it is, and on how many superadmins are active', async () => {
      const user = aUser();
      await stored(user, aSuperadmin(), aSuperadmin(), aSuperadmin({ status: 'deactivated' }));
      const seen: unknown[] = [];
      await repository.change(user.id, (before, superadmins) => (seen.push(before, superadmins), before), {
        end: false,
      });
      expect(seen).toEqual([user, 2]);
    });

    it('of nobody is null, and nothing is decided', async () => {
      await stored(aUser());
      const never = () => {
        throw new Error('There is nothing to decide on');
      };
      expect(await repository.change('nobody', never, { end: true })).toBeNull();
    });

    it('that is refused changes nothing and ends no session', async () => {
      const user = aUser();
      await stored(user);
      await store.openSession('a'.repeat(64), user.id);
      const refuse = () => {
        throw new Error('not today');
      };
      await expect(repository.change(user.id, refuse, { end: true })).rejects.toThrow('not today');
      expect(await repository.findById(user.id)).toEqual(user);
      expect(await store.openSessions()).toEqual(['a'.repeat(64)]);
    });

    it.each([
      ['all of the user’s', { end: true }, ['other']],
      ['all of the user’s but the one to keep', { end: true, keep: 'first' }, ['first', 'other']],
      ['none', { end: false }, ['first', 'other', 'second']],
    ])('ends %s sessions', async (_, sessions, left) => {
      const [user, other] = [aUser(), aUser()];
      await stored(user, other);
      await store.openSession('first', user.id);
      await store.openSession('second', user.id);
      await store.openSession('other', other.id);
      await repository.change(user.id, (before) => before, sessions);
      expect((await store.openSessions()).sort()).toEqual(left);
    });

    it('of two superadmins at once never lets both go', async () => {
      const pair = [aSuperadmin(), aSuperadmin()];
      await stored(...pair);
      const deactivate = ({ id }: User) =>
        repository.change(
          id,
          (before, superadmins) => {
            if (superadmins <= 1) throw new Error('the last one');
            return { ...before, status: 'deactivated' };
          },
          { end: true },
        );
      const results = await Promise.allSettled(pair.map(deactivate));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await repository.listByStatus('active')).toHaveLength(1);
    });
  });
}
