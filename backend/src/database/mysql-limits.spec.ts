import { setTimeout as sleep } from 'node:timers/promises';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DataSource, EntityManager } from 'typeorm';
import { BlogPosts } from '../blog/infrastructure/blog.tables.js';
import { aPost } from '../blog/testing/builders.js';
import { databaseOver } from './data-sources.js';
import type { Database } from './database.js';
import { isUnavailable } from './database-errors.js';
import { dueBy, lendingForEver } from './mysql-limits.js';
import { DATABASES, type TestDatabase } from './testing/databases.js';
import { openDataSourceOf } from './testing/opened-database.js';

const mariadb = DATABASES.find(({ name }) => name === 'MariaDB');

(mariadb ? describe : describe.skip)('where MariaDB lets wait', () => {
  let stored: TestDatabase;
  let dataSource: DataSource;
  let database: Database;
  let other: Connection;
  const held = { ...aPost(), deletedAt: null };

  beforeAll(async () => {
    stored = await mariadb!.create();
    dataSource = await openDataSourceOf(stored);
    database = await databaseOver(dataSource);
    await database.write((tx) => tx.insert(BlogPosts, held));
    other = await mysql.createConnection(stored.url);
  }, 60_000);
  afterAll(async () => {
    await other.end();
    await database.close();
    await stored.drop();
  });

  const hold = async () => {
    await other.query('BEGIN');
    await other.query('UPDATE blog_posts SET title = ? WHERE id = ?', ['held', held.id]);
  };
  /** Stores a row, and then needs the one that is held. */
  const unit = () => {
    const post = { ...aPost(), deletedAt: null };
    let tries = 0;
    const work = async (tx: EntityManager) => {
      tries += 1;
      await tx.insert(BlogPosts, post);
      await tx.update(BlogPosts, held.id, { title: post.id });
    };
    return { post, work, tries: () => tries };
  };
  const isStored = ({ id }: { id: string }) => database.reader.existsBy(BlogPosts, { id });
  /** How it ends, and after how many milliseconds. */
  const timed = async (work: Promise<unknown>) => {
    const begun = performance.now();
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return { error, took: performance.now() - begun };
  };
  const expectRefusedInTime = ({ error, took }: { error: unknown; took: number }) => {
    expect([error, isUnavailable(error)]).toEqual([expect.anything(), true]);
    expect(took).toBeLessThan(2_900);
  };
  /** Threads of this database that do something. */
  const busy = async () => {
    const [rows] = await other.query<RowDataPacket[]>(
      `SELECT id FROM information_schema.processlist
       WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command <> 'Sleep'`,
    );
    return rows.length;
  };

  it('a unit whose row is held for a moment is tried again and stored', async () => {
    const { post, work, tries } = unit();
    await hold();
    const writing = database.write(work);
    await sleep(1_500);
    await other.query('ROLLBACK');
    await writing;
    expect([await isStored(post), tries()]).toEqual([true, 2]);
  });

  it('units whose row is held for long are refused within 3 s, and nothing waits on', async () => {
    const units = Array.from({ length: 25 }, unit);
    await hold();
    const results = await Promise.all(units.map(({ work }) => timed(database.write(work))));
    results.forEach(expectRefusedInTime);
    await sleep(1_500);
    expect(await busy()).toBe(0);
    await other.query('ROLLBACK');
    for (const { post } of units) expect(await isStored(post)).toBe(false);
    const again = unit();
    await database.write(again.work);
    expect(await isStored(again.post)).toBe(true);
  });

  it('a unit of slow statements is refused within 3 s, waiting for its connection and all', async () => {
    const slow = Array.from({ length: 15 }, () => {
      const post = { ...aPost(), deletedAt: null };
      const work = async (tx: EntityManager) => {
        await tx.insert(BlogPosts, post);
        for (let statement = 0; statement < 8; statement += 1) await tx.query('SELECT SLEEP(0.6)');
      };
      return { post, work };
    });
    const results = await Promise.all(slow.map(({ work }) => timed(database.write(work))));
    results.forEach(expectRefusedInTime);
    await sleep(1_000);
    expect(await busy()).toBe(0);
    for (const { post } of slow) expect(await isStored(post)).toBe(false);
  });

  it('a long statement is ended by the database too', async () => {
    const all = 'information_schema.collations';
    const sql = `SELECT COUNT(*) FROM ${all} a, ${all} b, ${all} c, ${all} d WHERE RAND() < 2`;
    const result = await timed(database.reader.query(sql));
    expect(result.error).toMatchObject({ errno: 1969 });
    expectRefusedInTime(result);
    expect(await busy()).toBe(0);
  });

  it('a server that is frozen inside a unit holds nobody up for longer than 3 s', async () => {
    const frozen = dataSource.createQueryRunner();
    await dueBy(performance.now() + 60_000, () => frozen.connect());
    await frozen.startTransaction();
    await frozen.manager.update(BlogPosts, held.id, { title: 'frozen' });
    await sleep(3_500);
    const { post, work } = unit();
    await database.write(work);
    expect(await isStored(post)).toBe(true);
    await frozen.release();
  });

  it('work that is given all the time is not broken off', async () => {
    const slow = () => dataSource.query<unknown[]>('SELECT SLEEP(1)');
    await expect(dueBy(performance.now() + 500, slow)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    lendingForEver(dataSource);
    expect(await dueBy(performance.now() + 500, slow)).toHaveLength(1);
  });
});
