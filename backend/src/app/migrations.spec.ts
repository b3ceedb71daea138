import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config.js';
import { aSuperadmin } from '../users/testing/builders.js';
import { Users } from '../users/store/user.tables.js';
import { dataSourceOptions, openDataSource } from '../platform/database/data-sources.js';
import { SCHEMA } from './schema.js';
import { Baseline1764030000000 } from './migrations/1764030000000-baseline.js';
import { REPLACED_MIGRATIONS } from './migrations/baseline/replaced-migrations.js';
import { Sqlite } from '../platform/database/sqlite-driver.js';
import { UnusableDatabase } from '../platform/database/unusable-database.js';
import { underStartLock } from '../platform/database/start-lock.js';
import { DATABASES, type TestDatabase } from '../platform/database/testing/databases.js';
import {
  openDataSourceOf,
  openedDatabase,
  openWithoutLimits,
  tableNames,
} from './testing/opened-database.js';
import { sourceProgram } from '../platform/testing/programs.js';
import { TcpProxy } from '../platform/testing/tcp-proxy.js';

/** A separate process that opens that database after a line on its standard input. */
function starting({ url }: TestDatabase): ChildProcess {
  return spawn(process.execPath, sourceProgram('app/testing/start.mjs'), {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const everyTableIsEmpty = async (dataSource: DataSource) => {
  for (const { name } of dataSource.entityMetadatas)
    expect([name, await dataSource.manager.count(name)]).toEqual([name, 0]);
};

/** Stores these as the applied migrations. */
async function store(dataSource: DataSource, names: readonly string[]): Promise<void> {
  await dataSource.query('DELETE FROM migrations');
  for (const name of names)
    await dataSource.query('INSERT INTO migrations (timestamp, name) VALUES (1, ?)', [name]);
}

const applied = async (dataSource: DataSource) =>
  (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id')).map(
    ({ name }) => name,
  );

it('the list of migrations is in the order of their timestamps, in which they run', () => {
  const times = SCHEMA.migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
});

it('the list of migrations has each file of their folder', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).flatMap(
    (name) => /^(\d{13})-.*\.(?:js|ts)$/.exec(name)?.[1] ?? [],
  );
  const listed = SCHEMA.migrations.map(({ name }) => /\d{13}$/.exec(name)?.[0]);
  expect(listed).toEqual([...new Set(files)].sort());
});

describe.each(DATABASES)('the tables on $name', ({ create }) => {
  const database = openedDatabase(create);
  const dataSource = () => database.reader.connection;

  it('are made on an empty database, one for each entity', async () => {
    expect(dataSource().entityMetadatas.length).toBeGreaterThan(8);
    await everyTableIsEmpty(dataSource());
  });

  it('are those that entities describe', async () => {
    const stored = await tableNames(database.reader);
    const described = dataSource().entityMetadatas.map(({ tableName }) => tableName);
    expect(stored.filter((name) => name !== 'migrations').sort()).toEqual(described.sort());
  });

  it('have each column that an entity names', async () => {
    for (const { tableName, columns } of dataSource().entityMetadatas) {
      const names = columns.map(({ databaseName }) => databaseName);
      const rows = dataSource().query(`SELECT ${names.join(', ')} FROM ${tableName}`);
      await expect(rows).resolves.toEqual([]);
    }
  });

  it('keep keys apart that differ by case, accent or width', async () => {
    for (const username of ['ana', 'Ana', 'aná', 'aña', 'anã', 'ａna', 'ana\u0301'])
      await database.write((tx) => tx.insert(Users, aSuperadmin({ username })));
    expect(await database.reader.findBy(Users, { username: 'ana' })).toHaveLength(1);
  });

  it('let no session stand without its user', async () => {
    const sql =
      "INSERT INTO sessions (id, userId, data, createdAt, seenAt) VALUES ('a', 'nobody', '{}', 'x', 'x')";
    await expect(database.write((tx) => tx.query(sql))).rejects.toMatchObject({
      code: expect.stringMatching(/FOREIGNKEY|ER_NO_REFERENCED_ROW/),
    });
  });
});

describe.each(DATABASES)('the schema on $name', ({ create }) => {
  let stored: TestDatabase;
  const opened: DataSource[] = [];
  const open = async (how: (database: TestDatabase) => Promise<DataSource> = openDataSourceOf) => {
    const dataSource = await how(stored);
    opened.push(dataSource);
    return dataSource;
  };

  const optionsFor = (schema: typeof SCHEMA) =>
    dataSourceOptions(readConfig({ DATABASE_URL: stored.url, SESSION_SECRET: 'x' }).database, schema);

  beforeEach(async () => {
    stored = await create();
  });
  afterEach(async () => {
    for (const dataSource of opened.splice(0)) if (dataSource.isInitialized) await dataSource.destroy();
    await stored.drop();
  });

  it('is made once: a second start does nothing and keeps what is stored', async () => {
    const first = await open();
    await first.manager.insert(Users, aSuperadmin({ username: 'kept' }));
    const second = await open();
    expect(await second.runMigrations()).toEqual([]);
    expect(await second.query('SELECT name FROM migrations')).toHaveLength(SCHEMA.migrations.length);
    expect(await second.manager.find(Users)).toMatchObject([{ username: 'kept' }]);
  });

  it('is made once by three processes that start at the same moment', async () => {
    const processes = [1, 2, 3].map(() => starting(stored));
    await Promise.all(processes.map(({ stdout }) => once(stdout!, 'data')));
    const ended = processes.map((one) => once(one, 'exit'));
    for (const { stdin } of processes) stdin!.write('go\n');
    expect(await Promise.all(ended)).toEqual(Array(3).fill([0, null]));
    const dataSource = await open();
    expect(await dataSource.query('SELECT name FROM migrations')).toHaveLength(SCHEMA.migrations.length);
    expect(await dataSource.manager.count(Users)).toBe(1);
  });

  it('is rejected, and left as it is, when a newer version has migrated it', async () => {
    const dataSource = await open();
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (1, 'AddFuture1999000000000')");
    await expect(openDataSourceOf(stored)).rejects.toThrow(
      new UnusableDatabase(
        'A newer version of this program has changed the database (AddFuture1999000000000). Start that version, or restore ' +
          'a backup of before the update into an empty database. Nothing was changed.',
      ),
    );
    expect(await dataSource.query('SELECT name FROM migrations')).toHaveLength(SCHEMA.migrations.length + 1);
  });

  it('tells how many steps it takes before it takes them, and nothing when there are none', async () => {
    const told: number[] = [];
    const options = optionsFor(SCHEMA);
    const twice = [1, 2].map(() => () => openDataSource(options, (steps) => told.push(steps)));
    for (const start of twice) await open(start);
    expect(told).toEqual([SCHEMA.migrations.length]);
  });

  it('of version 0.9 is that of the baseline, and what is stored stays', async () => {
    const old = await open();
    await old.manager.insert(Users, aSuperadmin({ username: 'kept' }));
    await store(old, REPLACED_MIGRATIONS);
    const steps: number[] = [];
    const dataSource = await open(() => openDataSource(optionsFor(SCHEMA), (missing) => steps.push(missing)));
    expect(await applied(dataSource)).toEqual(SCHEMA.migrations.map(({ name }) => name));
    // those that came after the baseline
    expect(steps).toEqual([SCHEMA.migrations.length - 1].filter((missing) => missing > 0));
    expect(await dataSource.manager.find(Users)).toMatchObject([{ username: 'kept' }]);
  });

  it('of a version before 0.9 is rejected, and left as it is', async () => {
    const old = await open();
    await store(old, REPLACED_MIGRATIONS.slice(0, -1));
    await expect(openDataSourceOf(stored)).rejects.toThrow(
      new UnusableDatabase(
        'The database was made by a version of this program before 0.9. Start version 0.9 with it once (git checkout v0.9.0), ' +
          'then this version. Nothing was changed.',
      ),
    );
    expect(await applied(old)).toEqual(REPLACED_MIGRATIONS.slice(0, -1));
  });

  it.each([1, 40, 200])(
    'is completed after a start that was cut off behind statement %i',
    async (statements) => {
      const cutOff = await open(openWithoutLimits);
      // creates the table of migrations, as every start does first
      await cutOff.showMigrations();
      const runner = cutOff.createQueryRunner();
      const query = runner.query.bind(runner);
      let made = 0;
      jest.spyOn(runner, 'query').mockImplementation(async (sql, parameters) => {
        if (made === statements) throw new Error('cut off');
        made += 1;
        return query(sql, parameters) as Promise<unknown>;
      });
      await expect(new Baseline1764030000000().up(runner)).rejects.toThrow('cut off');
      await runner.release();
      await everyTableIsEmpty(await open());
    },
  );

  it('is completed after starts that were cut off when a migration was made and not yet noted', async () => {
    for (const [index, Migration] of SCHEMA.migrations.entries()) {
      const options = optionsFor({ ...SCHEMA, migrations: SCHEMA.migrations.slice(0, index + 1) });
      const dataSource = await open(() => new DataSource(options).initialize());
      const runner = dataSource.createQueryRunner();
      await new Migration().up(runner);
      await runner.release();
      const again = dataSource.runMigrations({ transaction: 'each' });
      await expect(again).resolves.toMatchObject([{ name: Migration.name }]);
      await dataSource.destroy();
    }
    await everyTableIsEmpty(await open());
  });

  it('is worked on under a lock that is free again after work that succeeded or failed', async () => {
    const dataSource = await open();
    const order: string[] = [];
    await underStartLock(dataSource, async () => order.push('first'));
    await underStartLock(dataSource, async () => order.push('second'));
    await expect(underStartLock(dataSource, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await underStartLock(dataSource, async () => order.push('third'));
    expect(order).toEqual(['first', 'second', 'third']);
  });
});

describe.each(DATABASES)('on $name, a database of another program', ({ create }) => {
  it('is rejected and left unchanged', async () => {
    const stored = await create();
    const other = await openWithoutLimits(stored);
    await other.query('CREATE TABLE recipes (name VARCHAR(20))');
    const path = stored.url.startsWith('sqlite:') && stored.url.slice('sqlite:'.length);
    if (path) await other.query('PRAGMA journal_mode = DELETE');
    await other.destroy();
    const before = path && readFileSync(path);
    await expect(openDataSourceOf(stored)).rejects.toThrow('holds tables of another program');
    if (path) expect([readFileSync(path), readdirSync(dirname(path))]).toEqual([before, [basename(path)]]);
    const again = await openWithoutLimits(stored);
    const runner = again.createQueryRunner();
    expect([await runner.hasTable('users'), await runner.hasTable('recipes')]).toEqual([false, true]);
    await runner.release();
    await again.destroy();
    await stored.drop();
  });
});

describe('a start that has to wait', () => {
  it('for the lock of a SQLite file lets everything else go on', async () => {
    const stored = await DATABASES[0]!.create();
    const lock = new Sqlite(`${stored.url.slice('sqlite:'.length)}.lock`);
    lock.exec('BEGIN EXCLUSIVE');
    // the lock belongs to the database file
    await (await openWithoutLimits(stored)).destroy();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 20);
    const opening = openDataSourceOf(stored);
    await sleep(500);
    expect(turns).toBeGreaterThan(5);
    lock.close();
    await (await opening).destroy();
    clearInterval(turning);
    await stored.drop();
  });

  // it.each() rejects an empty list, as without a MariaDB server
  for (const { name, create } of DATABASES.filter((kind) => kind.name === 'MariaDB'))
    it(`tries again when ${name} does not respond at first`, async () => {
      const stored = await create();
      const { proxy, url } = await TcpProxy.forUrl(stored.url);
      proxy.blackHoleTexts.push('version()', 'GET_LOCK');
      const dataSource = await openDataSourceOf({ ...stored, url });
      await everyTableIsEmpty(dataSource);
      expect(proxy.blackHoleTexts).toEqual([]);
      await dataSource.destroy();
      await proxy.close();
      await stored.drop();
    });
});

describe('a database that cannot be opened', () => {
  it('leaves no connection behind when its schema cannot be made', async () => {
    const stored = await DATABASES[0]!.create();
    const options = dataSourceOptions(
      readConfig({ DATABASE_URL: stored.url, SESSION_SECRET: 'unused' }).database,
      SCHEMA,
    );
    const failing = class Failing1800000000000 {
      up = () => Promise.reject(new Error('no such luck'));
      down = () => Promise.resolve();
    };
    // TypeORM logs the error to the console even with logging off
    const said = jest.spyOn(console, 'log').mockReturnValue();
    await expect(openDataSource({ ...options, migrations: [failing] })).rejects.toThrow('no such luck');
    said.mockRestore();
    const dataSource = await openDataSourceOf(stored);
    await everyTableIsEmpty(dataSource);
    await dataSource.destroy();
    await stored.drop();
  });
});
