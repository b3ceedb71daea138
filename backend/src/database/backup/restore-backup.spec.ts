import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BlogPosts } from '../../blog/infrastructure/blog.tables.js';
import { aPost } from '../../blog/testing/builders.js';
import { randomNumbers } from '../../leads/testing/many-leads.js';
import { Users } from '../../users/infrastructure/user.tables.js';
import { aSuperadmin } from '../../users/testing/builders.js';
import { dataSourceOptions, openDataSource } from '../data-sources.js';
import { DATABASES, type TestDatabase } from '../testing/databases.js';
import { openDataSourceOf } from '../testing/opened-database.js';
import { MysqlStore } from './mysql-store.js';
import { checkBackup, restoreBackup } from './restore-backup.js';
import { SqliteStore } from './sqlite-store.js';
import type { TableStore } from './table-store.js';
import { takeBackup } from './take-backup.js';
import { configOf, fill, hashesOf, withConnection } from '../testing/filled-database.js';
import { ForgedBackup } from '../testing/forged-backup.js';

/** A version after this one. */
class AddNothing1999000000000 {
  up = () => Promise.resolve();
  down = () => Promise.resolve();
}

describe.each(DATABASES)('a restore on $name', ({ create }) => {
  let folder: string;
  let good: string;
  let filled: TestDatabase;
  let before: Record<string, string>;
  const databases: TestDatabase[] = [];
  const made = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };
  const restore = (from: string, into = filled, more = {}) =>
    restoreBackup({ database: configOf(into), from, replace: true, copyTo: `${folder}/`, ...more });
  const file = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const expectRefusal = async (refused: Promise<unknown>, why: string | RegExp) => {
    await expect(refused).rejects.toThrow(why);
    expect(await hashesOf(filled)).toEqual(before);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    filled = await made();
    await fill(filled);
    before = await hashesOf(filled);
    good = (await takeBackup(configOf(filled), join(folder, 'good.gz'))).file;
  });
  afterEach(async () => {
    for (const name of readdirSync(folder)) if (name !== 'good.gz') rmSync(join(folder, name));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    for (const database of databases) await database.drop();
  });

  it.each([0, 1, 9, 10, 18, 200, -1_000, -9, -8, -1])(
    'refuses a backup cut off at byte %i',
    async (length) => {
      const cut = readFileSync(good).subarray(0, length);
      await expectRefusal(restore(file('cut.gz', cut)), /damaged: it is cut off|not a backup/);
    },
  );

  it('refuses a backup with one byte changed, wherever that is', async () => {
    const random = randomNumbers(21);
    const bytes = readFileSync(good);
    const survived: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      // the ten bytes before are notes of gzip, about no data
      const at = 10 + Math.floor(random() * (bytes.length - 10));
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1 + Math.floor(random() * 255);
      const refused = await checkBackup(file('changed.gz', changed)).then(
        () => false,
        () => true,
      );
      // a bit that only fills up a byte of gzip holds nothing: the text is the same
      if (!refused && !gunzipSync(changed).equals(gunzipSync(bytes))) survived.push(at);
    }
    expect(survived).toEqual([]);
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1]! ^= 1;
    await expectRefusal(restore(file('changed.gz', changed)), 'damaged');
  });

  it.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['plain text', 'id,name\n1,Liza\n'],
    ['another packed file', gzipSync('id,name\n1,Liza\n')],
    ['packed JSON lines of something else', gzipSync('{"format":"other"}\n"users"\n{}\n')],
    ['packed zeros without end', gzipSync(Buffer.alloc(80 * 1024 * 1024))],
  ])('refuses %s', async (_, content) => {
    await expectRefusal(restore(file('foreign.gz', content)), /not a backup|cut off/);
  });

  it('refuses what is not there', async () => {
    await expectRefusal(restore(join(folder, 'none.gz')), 'ENOENT');
  });

  it.each<[string, string, (backup: ForgedBackup) => unknown]>([
    ['a newer format', 'newer version', (backup) => backup.header((header) => (header.version = 2))],
    [
      'a migration that nobody here knows',
      'newer version',
      (backup) => backup.header(({ migrations }) => migrations.push('AddMore2')),
    ],
    [
      'a column more',
      'other tables or columns',
      (backup) =>
        backup.header(({ tables }) => tables.users!.push('more')).rows('users', (row) => row.push(1)),
    ],
    [
      'a column less',
      'other tables or columns',
      (backup) => backup.header(({ tables }) => tables.users!.pop()).rows('users', (row) => row.pop()),
    ],
    [
      'a table more',
      'other tables or columns',
      (backup) => {
        backup.header(({ tables }) => (tables.zebras = ['id'])).trailer(({ rows }) => (rows.zebras = 0));
        backup.lines.splice(-1, 0, '"zebras"');
      },
    ],
    [
      'a table that it did not name',
      'not those of its header',
      (backup) => backup.lines.splice(-1, 0, '"more"'),
    ],
    [
      'a row more than it says',
      'rows are missing',
      (backup) => backup.lines.splice(-1, 0, backup.lines.at(-2)!),
    ],
    ['a row less than it says', 'rows are missing', (backup) => backup.lines.splice(-2, 1)],
    [
      'other counts than rows',
      'rows are missing',
      (backup) => backup.trailer(({ rows }) => (rows.users = 7)),
    ],
    ['a row that is too short', 'does not fit', (backup) => backup.rows('users', (row) => row.pop())],
    ['a value that no column has', 'does not fit', (backup) => backup.rows('users', (row) => (row[0] = {}))],
  ])('refuses a backup with %s, though its hash fits', async (_, why, forge) => {
    const backup = new ForgedBackup(good);
    forge(backup);
    await expectRefusal(restore(backup.write(join(folder, 'forged.gz'))), why);
  });

  it.each<[string, string, (backup: ForgedBackup) => unknown]>([
    ['another hash', 'hash', (backup) => backup.rows('users', (row) => (row[1] = 'Mallory'))],
    ['no end', 'end is missing', (backup) => backup.lines.splice(-1, 1)],
    ['something behind its end', 'after its end', (backup) => backup.lines.push('"users"')],
  ])('refuses a backup with %s', async (_, why, forge) => {
    const backup = new ForgedBackup(good);
    forge(backup);
    await expectRefusal(restore(backup.write(join(folder, 'forged.gz'), { hash: false })), why);
  });

  it.each<[string, (header: Record<string, unknown>) => unknown]>([
    ['a table without columns', (header) => (header.tables = { users: null })],
    ['a column without a name', (header) => (header.tables = { users: [1] })],
    ['a migration without a name', (header) => (header.migrations = [{}])],
  ])('refuses a header that names %s', async (_, forge) => {
    const backup = new ForgedBackup(good).header((header) => forge(header));
    await expectRefusal(restore(backup.write(join(folder, 'forged.gz'))), 'not a backup');
  });

  it.each([0, 1, 2])('that is stopped after %i inserts does nothing', async (inserts) => {
    const stop = new AbortController();
    if (inserts === 0) stop.abort();
    const { prototype } = filled.url.startsWith('sqlite:') ? SqliteStore : MysqlStore;
    const insert = prototype.insert;
    let done = 0;
    const counting = jest.spyOn(prototype, 'insert').mockImplementation(async function (
      this: TableStore,
      ...row
    ) {
      await insert.apply(this as never, row);
      done += 1;
      if (done === inserts) stop.abort();
    });
    await expectRefusal(restore(good, filled, { signal: stop.signal }), 'aborted');
    counting.mockRestore();
    expect(done).toBe(inserts);
  });

  it('leaves the database as it was when a row does not go in', async () => {
    const backup = new ForgedBackup(good);
    const first = backup.place('users') + 1;
    backup.lines.splice(first, 0, backup.lines[first]!);
    backup.trailer(({ rows }) => (rows.users! += 1));
    await expect(restore(backup.write(join(folder, 'twice.gz')))).rejects.toMatchObject({
      code: expect.stringMatching(/CONSTRAINT|ER_DUP_ENTRY/),
    });
    expect(await hashesOf(filled)).toEqual(before);
  });

  it('is refused while anybody uses the database', async () => {
    const running = await openDataSourceOf(filled);
    await running.query('SELECT 1 FROM users');
    await expect(restore(good)).rejects.toThrow('in use');
    await running.destroy();
    expect(await hashesOf(filled)).toEqual(before);
  });

  it('replaces leads and articles only when it is told to, and keeps a copy of them', async () => {
    const other = await made();
    await fill(other);
    const others = await hashesOf(other);
    await expect(restore(good, other, { replace: false })).rejects.toThrow('--replace');
    expect(await hashesOf(other)).toEqual(others);
    const { copy } = await restore(good, other);
    expect(await hashesOf(other)).toEqual({ ...before, sessions: expect.stringMatching(/^0 /) });
    expect(copy?.file).toMatch(/[/\\]before-restore-\d{8}-\d{6}Z\.jsonl\.gz$/);
    await restore(copy!.file, other, { copyTo: join(folder, 'again.gz') });
    expect(await hashesOf(other)).toEqual({ ...others, sessions: expect.stringMatching(/^0 /) });
  });

  it('changes nothing when the copy cannot be kept', async () => {
    const readOnly = file('not-a-folder', '');
    await expectRefusal(restore(good, filled, { copyTo: join(readOnly, 'a.gz') }), /ENOTDIR|EEXIST/);
  });

  it('replaces accounts alone without being asked, as those of a first start', async () => {
    const fresh = await made();
    const dataSource = await openDataSourceOf(fresh);
    await dataSource.manager.insert(Users, aSuperadmin({ username: 'first' }));
    await dataSource.destroy();
    const { copy } = await restore(good, fresh, { replace: false });
    expect([copy, (await hashesOf(fresh)).users]).toEqual([null, before.users]);
  });

  it('counts an article alone as something to lose', async () => {
    const database = await made();
    const dataSource = await openDataSourceOf(database);
    await dataSource.manager.insert(BlogPosts, { ...aPost(), deletedAt: null });
    await dataSource.destroy();
    await expect(restore(good, database, { replace: false })).rejects.toThrow('--replace');
  });

  it('only says whether a backup is good when it is checked', async () => {
    const { header, rows } = await checkBackup(good);
    expect(header).toMatchObject({ version: 1, tables: { users: expect.arrayContaining(['id']) } });
    expect(rows.users).toBe(2);
  });

  describe('of another version', () => {
    const newer = () => {
      const options = dataSourceOptions(configOf(filled));
      return [...(options.migrations as unknown as { name: string }[]), AddNothing1999000000000];
    };
    const migrated = async (database: TestDatabase) => {
      const options = dataSourceOptions(configOf(database));
      await (await openDataSource({ ...options, migrations: newer() as never })).destroy();
    };
    const applied = (database: TestDatabase) =>
      withConnection(database, async (dataSource) => {
        const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
        return rows.map(({ name }) => name);
      });

    it('puts an older backup into an empty database as it was; the next start brings it up to date', async () => {
      const empty = await made();
      await restore(good, empty, { migrations: newer() });
      expect((await hashesOf(empty)).appointments).toBe(before.appointments);
      expect(await applied(empty)).not.toContain(AddNothing1999000000000.name);
      await migrated(empty);
      expect((await hashesOf(empty)).appointments).toBe(before.appointments);
    });

    it('refuses an older backup where tables of a newer version are', async () => {
      const database = await made();
      await migrated(database);
      await expect(restore(good, database, { migrations: newer() })).rejects.toThrow(
        'of an older version than',
      );
    });

    it('refuses a backup that is newer than the tables', async () => {
      const database = await made();
      await migrated(database);
      const { file: backup } = await takeBackup(configOf(database), join(folder, 'newer.gz'));
      await expectRefusal(restore(backup, filled, { migrations: newer() }), 'start the server once');
      await expectRefusal(restore(backup), 'newer version of this program');
    });
  });
});

describe('a restore of a SQLite file', () => {
  let folder: string;
  let good: string;
  let filled: TestDatabase;
  const at = (path: string): TestDatabase => ({ url: `sqlite:${path}`, drop: async () => undefined });
  const restore = (into: TestDatabase) =>
    restoreBackup({ database: configOf(into), from: good, replace: true, copyTo: `${folder}/` });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    filled = await DATABASES[0]!.create();
    await fill(filled);
    good = (await takeBackup(configOf(filled), join(folder, 'good.gz'))).file;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await filled.drop();
  });

  it('brings back one that is gone, whatever it left beside it', async () => {
    const gone = at(join(folder, 'data', 'gone.sqlite'));
    mkdirSync(join(folder, 'data'));
    for (const end of ['-wal', '-shm', '.lock']) writeFileSync(join(folder, 'data', `gone.sqlite${end}`), '');
    await restore(gone);
    await (await openDataSourceOf(gone)).destroy();
    expect((await hashesOf(gone)).users).toBe((await hashesOf(filled)).users);
  });

  it('replaces one whose server was killed, and copies also what only its log has', async () => {
    const running = await openDataSourceOf(filled);
    await running.manager.insert(Users, aSuperadmin({ username: 'in-the-log' }));
    const killed = join(folder, 'killed.sqlite');
    for (const end of ['', '-wal', '-shm'])
      copyFileSync(`${filled.url.slice('sqlite:'.length)}${end}`, killed + end);
    await running.destroy();
    const { copy } = await restore(at(killed));
    expect(copy?.rows.users).toBe(3);
    expect(readdirSync(folder).filter((name) => /killed.*(wal|shm)/.test(name))).toEqual([]);
    await (await openDataSourceOf(at(killed))).destroy();
    expect(await checkBackup(copy!.file)).toMatchObject({ rows: { users: 3 } });
  });

  it('that fails leaves alone what a server opened meanwhile', async () => {
    const path = join(folder, 'closed.sqlite');
    const store = SqliteStore.exclusive(path);
    await store.close();
    const running = await openDataSourceOf(at(path));
    expect(existsSync(`${path}-shm`)).toBe(true);
    await store.close();
    expect(existsSync(`${path}-shm`)).toBe(true);
    await running.destroy();
  });

  it('is refused over a damaged one, which is to be kept', async () => {
    const damaged = join(folder, 'damaged.sqlite');
    const bytes = readFileSync(filled.url.slice('sqlite:'.length));
    writeFileSync(damaged, bytes.fill(0x5a, 3 * 4_096, bytes.length - 4_096));
    await expect(restore(at(damaged))).rejects.toThrow('Move it and the files beside it away');
    expect(readFileSync(damaged).equals(bytes)).toBe(true);
  });
});
