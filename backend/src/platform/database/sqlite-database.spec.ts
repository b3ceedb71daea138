import type { DataSource } from 'typeorm';
import { BlogPosts } from '../../blog/store/blog.tables.js';
import { aPost } from '../../blog/testing/builders.js';
import { Sessions } from '../../users/store/user.tables.js';
import type { Database } from './database.js';
import { databaseOver } from './data-sources.js';
import { isUnavailable } from './database-errors.js';
import { DATABASES, type TestDatabase } from './testing/databases.js';
import { openDataSourceOf } from '../../app/testing/opened-database.js';

const SQLITE = DATABASES.find(({ name }) => name === 'SQLite')!;
const post = (changes: object = {}) => ({ ...aPost(), deletedAt: null, ...changes });

describe('units that share a commit on SQLite', () => {
  let file: TestDatabase;
  let dataSource: DataSource;
  let database: Database;

  beforeEach(async () => {
    file = await SQLITE.create();
    dataSource = await openDataSourceOf(file);
    database = await databaseOver(dataSource);
  });
  afterEach(async () => {
    await database.close();
    await file.drop();
  });

  const count = () => database.reader.count(BlogPosts);
  const pragma = async (name: string) =>
    Object.values((await dataSource.query<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0];

  it('are on disk when their promises resolve', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
  });

  it('may arrive in consecutive turns of the event loop', async () => {
    const order: string[] = [];
    const unit = async (name: string) => {
      await database.write(async () => void order.push(`${name} done`));
      order.push(`${name} answered`);
    };
    const units: Promise<void>[] = [];
    for (const name of ['first', 'second', 'third']) {
      units.push(unit(name));
      await new Promise(setImmediate);
    }
    await Promise.all(units);
    const [before, after] = [order.slice(0, 3), order.slice(3)];
    expect(before).toEqual(['first done', 'second done', 'third done']);
    expect(after).toEqual(['first answered', 'second answered', 'third answered']);
  });

  it('are all rejected when the commit fails, and none is stored', async () => {
    const orphan = { id: 'a', userId: 'nobody', data: '{}', createdAt: 'x', seenAt: 'x' };
    const results = await Promise.allSettled([
      database.write((tx) => tx.insert(BlogPosts, post())),
      database.write(async (tx) => {
        await tx.query('PRAGMA defer_foreign_keys = ON');
        await tx.insert(Sessions, orphan);
      }),
      database.write((tx) => tx.insert(BlogPosts, post())),
    ]);
    const code = 'SQLITE_CONSTRAINT_FOREIGNKEY';
    expect(results).toMatchObject(Array(3).fill({ status: 'rejected', reason: { code } }));
    expect([await count(), await database.reader.count(Sessions)]).toEqual([0, 0]);
  });

  it('work again after a failed commit', async () => {
    const failing = database.write(async (tx) => {
      await tx.query('PRAGMA defer_foreign_keys = ON');
      await tx.insert(Sessions, { id: 'a', userId: 'nobody', data: '{}', createdAt: 'x', seenAt: 'x' });
    });
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' });
    await database.write((tx) => tx.insert(BlogPosts, post()));
    expect(await count()).toBe(1);
  });

  it('are all rejected while the disk is full, and work again when there is space', async () => {
    await database.write((tx) => tx.insert(BlogPosts, post()));
    await dataSource.query(`PRAGMA max_page_count = ${Number(await pragma('page_count')) + 30}`);
    const large = () => database.write((tx) => tx.insert(BlogPosts, post({ content: 'x'.repeat(50_000) })));
    const results = await Promise.allSettled([large(), large(), large(), large()]);
    const reasons = results.map((result) =>
      result.status === 'rejected' ? (result.reason as unknown) : null,
    );
    expect(reasons).toMatchObject(Array(4).fill({ code: 'SQLITE_FULL' }));
    expect(reasons.every(isUnavailable)).toBe(true);
    expect(await count()).toBe(1);
    await dataSource.query('PRAGMA max_page_count = 1000000');
    await large();
    expect(await count()).toBe(2);
  });

  it('are stored if and only if they were acknowledged, while the disk fills up', async () => {
    await dataSource.query(`PRAGMA max_page_count = ${Number(await pragma('page_count')) + 100}`);
    const acknowledged: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const posts = Array.from({ length: 5 }, () => post({ content: 'x'.repeat(20_000) }));
      const results = await Promise.allSettled(
        posts.map((one) => database.write((tx) => tx.insert(BlogPosts, one))),
      );
      acknowledged.push(
        ...posts.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id),
      );
    }
    const stored = (await database.reader.find(BlogPosts)).map(({ id }) => id);
    expect(stored.sort()).toEqual(acknowledged.sort());
    expect([acknowledged.length > 0, acknowledged.length < 50]).toEqual([true, true]);
  });

  it('finish before the database closes', async () => {
    const units = Array.from({ length: 20 }, () => database.write((tx) => tx.insert(BlogPosts, post())));
    await database.close();
    expect((await Promise.allSettled(units)).map(({ status }) => status)).toEqual(
      Array(20).fill('fulfilled'),
    );
  });

  it('cannot write through the reading connection', async () => {
    await expect(database.reader.insert(BlogPosts, post())).rejects.toMatchObject({
      code: 'SQLITE_READONLY',
    });
  });
});
