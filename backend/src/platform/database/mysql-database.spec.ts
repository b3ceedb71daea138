import { BlogPosts } from '../../blog/store/blog.tables.js';
import { aPost } from '../../blog/testing/builders.js';
import { isUnavailable } from './database-errors.js';
import type { MysqlDataSource } from './mysql-data-source.js';
import { MysqlDatabase } from './mysql-database.js';
import { DATABASES } from './testing/databases.js';
import { onAnotherConnection } from './testing/one-connection.js';
import { openedDatabase } from '../../app/testing/opened-database.js';

/** A data source whose transactions are the work and nothing else. */
const nothing = () => Promise.resolve();
const runner = {
  startTransaction: nothing,
  commitTransaction: nothing,
  rollbackTransaction: nothing,
  release: nothing,
  manager: {},
};
const noServer = { manager: {}, createQueryRunner: () => runner, checkoutDeadline: () => Infinity };

describe('retries of a unit on MariaDB', () => {
  const database = new MysqlDatabase(noServer as unknown as MysqlDataSource);
  const failing = (code: string, times: number) => {
    const attempts = { count: 0 };
    const unit = async () => {
      attempts.count += 1;
      if (attempts.count <= times) throw Object.assign(new Error(code), { code });
      return 'done';
    };
    return { attempts, unit };
  };

  it.each(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'])(
    'after %s is run again',
    async (code) => {
      const { attempts, unit } = failing(code, 1);
      expect([await database.write(unit), attempts.count]).toEqual(['done', 2]);
    },
  );

  it('happen at most three times', async () => {
    const thrice = failing('ER_LOCK_DEADLOCK', 3);
    expect([await database.write(thrice.unit), thrice.attempts.count]).toEqual(['done', 4]);
    const ever = failing('ER_LOCK_DEADLOCK', Infinity);
    await expect(database.write(ever.unit)).rejects.toMatchObject({ code: 'ER_LOCK_DEADLOCK' });
    expect(ever.attempts.count).toBe(4);
  });

  it.each(['ER_DUP_ENTRY', 'ER_DATA_TOO_LONG', 'ECONNRESET', 'anything'])(
    'do not happen after %s',
    async (code) => {
      const { attempts, unit } = failing(code, Infinity);
      await expect(database.write(unit)).rejects.toMatchObject({ code });
      expect(attempts.count).toBe(1);
    },
  );
});

// describe.each() rejects an empty list, which this is without a server
for (const { name, create } of DATABASES.filter((kind) => kind.name === 'MariaDB'))
  describe(`retries of a unit on a real ${name}`, () => {
    const database = openedDatabase(create);
    const [one, other] = [aPost(), aPost()];
    beforeAll(() =>
      database.write((tx) =>
        tx.insert(
          BlogPosts,
          [one, other].map((post) => ({ ...post, deletedAt: null })),
        ),
      ),
    );
    const titleOf = async (id: string) => (await database.reader.findOneByOrFail(BlogPosts, { id })).title;

    it('happen after a deadlock, and both units are stored', async () => {
      let attempts = 0;
      const signals: (() => void)[] = [];
      const hasFirstLock = [0, 1].map((index) => new Promise<void>((resolve) => (signals[index] = resolve)));
      const inTurn = (index: number, ids: readonly string[]) =>
        database.write(async (tx) => {
          attempts += 1;
          await tx.update(BlogPosts, ids[0]!, { title: `by ${index}` });
          signals[index]!();
          await hasFirstLock[1 - index];
          await tx.update(BlogPosts, ids[1]!, { title: `by ${index}` });
        });
      await Promise.all([inTurn(0, [one.id, other.id]), inTurn(1, [other.id, one.id])]);
      expect(attempts).toBe(3);
      expect(await titleOf(one.id)).toBe(await titleOf(other.id));
    });

    it('do not happen when the connection is lost before the commit: nothing is stored, and the next unit works', async () => {
      const post = { ...aPost(), deletedAt: null };
      const cut = database.write(async (tx) => {
        await tx.insert(BlogPosts, post);
        const [row] = await tx.query<{ id: unknown }[]>('SELECT CONNECTION_ID() AS id');
        await onAnotherConnection(() => database.reader.query(`KILL ${Number(row?.id)}`));
      });
      expect(
        isUnavailable(
          await cut.then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      ).toBe(true);
      expect(await database.reader.existsBy(BlogPosts, { id: post.id })).toBe(false);
      await database.write((tx) => tx.insert(BlogPosts, post));
      expect(await database.reader.existsBy(BlogPosts, { id: post.id })).toBe(true);
    });
  });
