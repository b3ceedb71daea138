import { setTimeout as sleep } from 'node:timers/promises';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { DataSource, type EntityManager } from 'typeorm';
import { BlogPosts } from '../../blog/store/blog.tables.js';
import { aPost } from '../../blog/testing/builders.js';
import { databaseOver } from './data-sources.js';
import type { Database } from './database.js';
import { isUnavailable } from './database-errors.js';
import type { MysqlDataSource } from './mysql-data-source.js';
import { DATABASES, type TestDatabase } from './testing/databases.js';
import { openDataSourceOf } from '../../app/testing/opened-database.js';

const mariadb = DATABASES.find(({ name }) => name === 'MariaDB');

(mariadb ? describe : describe.skip)('where MariaDB lets wait', () => {
  let stored: TestDatabase;
  let dataSource: MysqlDataSource;
  let database: Database;
  let other: Connection;
  const held = { ...aPost(), deletedAt: null };

  beforeAll(async () => {
    stored = await mariadb!.create();
    dataSource = (await openDataSourceOf(stored)) as MysqlDataSource;
    database = await databaseOver(dataSource);
    await database.write((tx) => tx.insert(BlogPosts, held));
    other = await mysql.createConnection(stored.url);
  });
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
  /** The error it ends with, or `null`; 'late' when a timer of 2.9 s, started with it, fires first. */
  const errorOf = (work: Promise<unknown>) =>
    Promise.race([
      work.then(
        () => null,
        (reason: unknown) => reason,
      ),
      sleep(2_900, 'late'),
    ]);
  const expectRejectedInTime = (error: unknown) =>
    expect([error, isUnavailable(error)]).toEqual([expect.any(Error), true]);
  /** Threads of this database that do something. */
  const busy = async () => {
    const [rows] = await other.query<RowDataPacket[]>(
      `SELECT id FROM information_schema.processlist
       WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command <> 'Sleep'`,
    );
    return rows.length;
  };

  it('retries and stores a unit whose row is locked briefly', async () => {
    const { post, work, tries } = unit();
    await hold();
    const writing = database.write(work);
    while (tries() < 2) await sleep(10);
    await other.query('ROLLBACK');
    await writing;
    expect([await isStored(post), tries()]).toEqual([true, 2]);
  });

  it('rejects units whose row stays locked within 3 s, and leaves no statement waiting', async () => {
    const units = Array.from({ length: 25 }, unit);
    await hold();
    const results = await Promise.all(units.map(({ work }) => errorOf(database.write(work))));
    results.forEach(expectRejectedInTime);
    await sleep(1_500);
    expect(await busy()).toBe(0);
    await other.query('ROLLBACK');
    for (const { post } of units) expect(await isStored(post)).toBe(false);
    const again = unit();
    await database.write(again.work);
    expect(await isStored(again.post)).toBe(true);
  });

  it('rejects a unit of slow statements within 3 s, including the wait for a connection', async () => {
    const slow = Array.from({ length: 15 }, () => {
      const post = { ...aPost(), deletedAt: null };
      const work = async (tx: EntityManager) => {
        await tx.insert(BlogPosts, post);
        for (let statement = 0; statement < 8; statement += 1) await tx.query('SELECT SLEEP(0.6)');
      };
      return { post, work };
    });
    const results = await Promise.all(slow.map(({ work }) => errorOf(database.write(work))));
    results.forEach(expectRejectedInTime);
    await sleep(1_000);
    expect(await busy()).toBe(0);
    for (const { post } of slow) expect(await isStored(post)).toBe(false);
  });

  it('makes the server end a long statement too', async () => {
    const all = 'information_schema.collations';
    const sql = `SELECT COUNT(*) FROM ${all} a, ${all} b, ${all} c, ${all} d WHERE RAND() < 2`;
    const result = await errorOf(database.reader.query(sql));
    expect(result).toMatchObject({ errno: 1969 });
    expectRejectedInTime(result);
    // the server lists the thread for a moment after its error; the statement itself would take hours
    while ((await busy()) > 0) await sleep(20);
  });

  it('delays other units by less than 3 s when the server stops responding inside a unit', async () => {
    const frozen = dataSource.createQueryRunner('master', performance.now() + 60_000);
    await frozen.startTransaction();
    await frozen.manager.update(BlogPosts, held.id, { title: 'frozen' });
    await sleep(3_500);
    const { post, work } = unit();
    await database.write(work);
    expect(await isStored(post)).toBe(true);
    await frozen.release();
  });

  it('rejects the statement that runs at the deadline, and closes its connection', async () => {
    const runner = dataSource.createQueryRunner('master', performance.now() + 500);
    await expect(runner.query('SELECT SLEEP(1)')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await runner.release();
    const unlimited = await new DataSource(dataSource.options).initialize();
    expect(await unlimited.query<unknown[]>('SELECT SLEEP(3)')).toHaveLength(1);
    await unlimited.destroy();
  });

  it('rejects at the deadline when no connection is free, and keeps the pool usable', async () => {
    const runners = Array.from({ length: 10 }, () => dataSource.createQueryRunner('master'));
    await Promise.all(runners.map((runner) => runner.connect()));
    const late = dataSource.createQueryRunner('master', performance.now() + 200);
    await expect(late.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await late.release();
    for (const runner of runners) await runner.release();
    const reads = Array.from({ length: 30 }, () => dataSource.query<unknown[]>('SELECT 1'));
    expect(await Promise.all(reads)).toHaveLength(30);
  });
});
