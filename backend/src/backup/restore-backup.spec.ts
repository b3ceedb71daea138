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
import { BlogPosts } from '../blog/store/blog.tables.js';
import { aPost } from '../blog/testing/builders.js';
import { randomNumbers } from '../leads/testing/many-leads.js';
import { Users } from '../users/store/user.tables.js';
import { aSuperadmin } from '../users/testing/builders.js';
import { dataSourceOptions, openDataSource } from '../platform/database/data-sources.js';
import { REPLACED_MIGRATIONS } from '../app/migrations/baseline/replaced-migrations.js';
import { SCHEMA } from '../app/schema.js';
import { DATABASES, type DatabaseUrl, type TestDatabase } from '../platform/database/testing/databases.js';
import { openDataSourceOf } from '../app/testing/opened-database.js';
import { MysqlStore } from './mysql-store.js';
import { checkBackup, restoreBackup } from './restore-backup.js';
import { SqliteStore } from './sqlite-store.js';
import type { TableStore } from './table-store.js';
import { takeBackup } from './take-backup.js';
import { configOf, fill, placesOf, hashesOf, withConnection } from '../app/testing/filled-database.js';
import { ForgedBackup } from './testing/forged-backup.js';

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
    restoreBackup({
      ...placesOf(into),
      schema: SCHEMA,
      from,
      replace: true,
      copyTo: `${folder}/`,
      ...more,
    });
  const file = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const expectRejection = async (restoring: Promise<unknown>, why: string | RegExp) => {
    await expect(restoring).rejects.toThrow(why);
    expect(await hashesOf(filled)).toEqual(before);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    filled = await made();
    await fill(filled);
    before = await hashesOf(filled);
    good = (await takeBackup(placesOf(filled), join(folder, 'good.gz'))).file;
  });
  afterEach(async () => {
    for (const name of readdirSync(folder)) if (name !== 'good.gz') rmSync(join(folder, name));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    for (const database of databases) await database.drop();
  });

  it.each([0, 1, 9, 10, 18, 200, -1_000, -9, -8, -1])(
    'rejects a backup cut off at byte %i',
    async (length) => {
      const cut = readFileSync(good).subarray(0, length);
      await expectRejection(restore(file('cut.gz', cut)), /damaged: it is cut off|not a backup/);
    },
  );

  it('rejects a backup with any one byte changed', async () => {
    const random = randomNumbers(21);
    const bytes = readFileSync(good);
    const survived: number[] = [];
    for (let round = 0; round < 200; round += 1) {
      // the ten bytes before are notes of gzip, about no data
      const at = 10 + Math.floor(random() * (bytes.length - 10));
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1 + Math.floor(random() * 255);
      const rejected = await checkBackup(file('changed.gz', changed)).then(
        () => false,
        () => true,
      );
      // a bit that only fills up a byte of gzip holds nothing: the text is the same
      if (!rejected && !gunzipSync(changed).equals(gunzipSync(bytes))) survived.push(at);
    }
    expect(survived).toEqual([]);
    const changed = Buffer.from(bytes);
    changed[bytes.length >> 1]! ^= 1;
    await expectRejection(restore(file('changed.gz', changed)), 'damaged');
  });

  it.each<[string, string | Buffer]>([
    ['an empty file', ''],
    ['plain text', 'id,name\n1,Liza\n'],
    ['another packed file', gzipSync('id,name\n1,Liza\n')],
    ['packed JSON lines of something else', gzipSync('{"format":"other"}\n"users"\n{}\n')],
    ['packed zeros without end', gzipSync(Buffer.alloc(18 * 1024 * 1024))],
  ])('rejects %s', async (_, content) => {
    await expectRejection(restore(file('foreign.gz', content)), /not a backup|cut off/);
  });

  it('rejects a missing file', async () => {
    await expectRejection(restore(join(folder, 'none.gz')), 'ENOENT');
  });

  it.each<[string, string, (backup: ForgedBackup) => unknown]>([
    ['a newer format', 'newer version', (backup) => backup.header((header) => (header.version = 3))],
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
    ['fewer rows than in its trailer', 'rows are missing', (backup) => backup.lines.splice(-2, 1)],
    [
      'other counts than rows',
      'rows are missing',
      (backup) => backup.trailer(({ rows }) => (rows.users = 7)),
    ],
    ['a row that is too short', 'does not fit', (backup) => backup.rows('users', (row) => row.pop())],
    ['a value that no column has', 'does not fit', (backup) => backup.rows('users', (row) => (row[0] = {}))],
  ])('rejects a backup with %s, though its hash fits', async (_, why, forge) => {
    const backup = new ForgedBackup(good);
    forge(backup);
    await expectRejection(restore(backup.write(join(folder, 'forged.gz'))), why);
  });

  it.each([
    ['arrays inside arrays', `[${'['.repeat(3)}${']'.repeat(3)}]`],
    ['objects inside a row', '[{"a":{"a":{}}}]'],
    ['more values than any row has', `[0${',0'.repeat(10_001)}]`],
    ['a string that hides the nesting', `["\\\\",${'['.repeat(3)}${']'.repeat(3)}]`],
  ])('rejects a row of %s without parsing it', async (_, line) => {
    const backup = new ForgedBackup(good);
    backup.lines.splice(backup.place('users') + 1, 0, line);
    const from = backup.write(join(folder, 'forged.gz'));
    const parse = jest.spyOn(JSON, 'parse');
    const parsed = await checkBackup(from).then(
      () => 'accepted',
      (error: Error) => [error.message, parse.mock.calls.some(([text]) => text === line)],
    );
    parse.mockRestore();
    expect(parsed).toEqual(['The backup is damaged: a line cannot be read', false]);
    expect(await hashesOf(filled)).toEqual(before);
  });

  it('rejects a line that is longer than any row, also when its end is in the next chunk', async () => {
    const backup = new ForgedBackup(good);
    backup.rows('users', (row) => (row[1] = 'x'.repeat(17 * 1024 * 1024)));
    await expectRejection(restore(backup.write(join(folder, 'forged.gz'))), 'not a backup');
  });

  it.each<[string, string, (backup: ForgedBackup) => unknown]>([
    ['another hash', 'hash', (backup) => backup.rows('users', (row) => (row[1] = 'Mallory'))],
    ['no end', 'end is missing', (backup) => backup.lines.splice(-1, 1)],
    ['data after its end', 'after its end', (backup) => backup.lines.push('"users"')],
  ])('rejects a backup with %s', async (_, why, forge) => {
    const backup = new ForgedBackup(good);
    forge(backup);
    await expectRejection(restore(backup.write(join(folder, 'forged.gz'), { hash: false })), why);
  });

  it.each<[string, (header: Record<string, unknown>) => unknown]>([
    ['a table without columns', (header) => (header.tables = { users: null })],
    ['a column without a name', (header) => (header.tables = { users: [1] })],
    ['a migration without a name', (header) => (header.migrations = [{}])],
  ])('rejects a header with %s', async (_, forge) => {
    const backup = new ForgedBackup(good).header((header) => forge(header));
    await expectRejection(restore(backup.write(join(folder, 'forged.gz'))), 'not a backup');
  });

  it.each([0, 1, 2])('that is aborted after %i inserts changes nothing', async (inserts) => {
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
    await expectRejection(restore(good, filled, { signal: stop.signal }), 'aborted');
    counting.mockRestore();
    expect(done).toBe(inserts);
  });

  it('leaves the database unchanged when an insert fails', async () => {
    const backup = new ForgedBackup(good);
    const first = backup.place('users') + 1;
    backup.lines.splice(first, 0, backup.lines[first]!);
    backup.trailer(({ rows }) => (rows.users! += 1));
    await expect(restore(backup.write(join(folder, 'twice.gz')))).rejects.toMatchObject({
      code: expect.stringMatching(/CONSTRAINT|ER_DUP_ENTRY/),
    });
    expect(await hashesOf(filled)).toEqual(before);
  });

  it('is rejected while the database is in use', async () => {
    const running = await openDataSourceOf(filled);
    await running.query('SELECT 1 FROM users');
    await expect(restore(good)).rejects.toThrow('in use');
    await running.destroy();
    expect(await hashesOf(filled)).toEqual(before);
  });

  it('replaces leads and articles only with `replace`, after a backup of them', async () => {
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

  it('encrypts that backup where there is a key', async () => {
    const other = await made();
    await fill(other);
    const others = await hashesOf(other);
    const key = 'a key for tests, long enough';
    const encrypted = (await takeBackup(placesOf(filled), join(folder, 'encrypted.gz'), undefined, { key }))
      .file;
    const { copy } = await restore(encrypted, other, { key });
    expect(copy?.file).toMatch(/[/\\]before-restore-.*\.enc$/);
    await expect(checkBackup(copy!.file)).rejects.toThrow('encrypted');
    await restore(copy!.file, other, { key, copyTo: join(folder, 'again.gz') });
    expect(await hashesOf(other)).toEqual({ ...others, sessions: expect.stringMatching(/^0 /) });
  });

  it('changes nothing when that backup cannot be written', async () => {
    const readOnly = file('not-a-folder', '');
    await expectRejection(restore(good, filled, { copyTo: join(readOnly, 'a.gz') }), /ENOTDIR|EEXIST/);
  });

  it('replaces accounts without `replace`, because the first start creates one', async () => {
    const fresh = await made();
    const dataSource = await openDataSourceOf(fresh);
    await dataSource.manager.insert(Users, aSuperadmin({ username: 'first' }));
    await dataSource.destroy();
    const { copy } = await restore(good, fresh, { replace: false });
    expect([copy, (await hashesOf(fresh)).users]).toEqual([null, before.users]);
  });

  it('requires `replace` for a single article', async () => {
    const database = await made();
    const dataSource = await openDataSourceOf(database);
    await dataSource.manager.insert(BlogPosts, { ...aPost(), deletedAt: null });
    await dataSource.destroy();
    await expect(restore(good, database, { replace: false })).rejects.toThrow('--replace');
  });

  it('verifies a backup without changing the database', async () => {
    const { header, rows } = await checkBackup(good);
    expect(header).toMatchObject({ version: 2, tables: { users: expect.arrayContaining(['id']) } });
    expect(rows.users).toBe(2);
  });

  describe('of another version', () => {
    const newer = { ...SCHEMA, migrations: [...SCHEMA.migrations, AddNothing1999000000000] };
    const migrated = async (database: TestDatabase) => {
      await (await openDataSource(dataSourceOptions(configOf(database), newer))).destroy();
    };
    const applied = (database: TestDatabase) =>
      withConnection(database, async (dataSource) => {
        const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
        return rows.map(({ name }) => name);
      });

    it('restores an older backup into an empty database; the next start migrates it', async () => {
      const empty = await made();
      await restore(good, empty, { schema: newer });
      expect((await hashesOf(empty)).appointments).toBe(before.appointments);
      expect(await applied(empty)).not.toContain(AddNothing1999000000000.name);
      await migrated(empty);
      expect((await hashesOf(empty)).appointments).toBe(before.appointments);
    });

    const madeBy = (migrations: readonly string[]) => {
      const backup = new ForgedBackup(good);
      backup.header((header) => (header.migrations = [...migrations]));
      return backup.write(join(folder, 'forged.gz'));
    };

    it('restores a backup of version 0.9', async () => {
      const empty = await made();
      const later = SCHEMA.migrations.slice(1).map(({ name }) => name);
      await restore(madeBy([...REPLACED_MIGRATIONS, ...later]), empty);
      expect((await hashesOf(empty)).appointments).toBe(before.appointments);
      expect(await applied(empty)).toEqual(SCHEMA.migrations.map(({ name }) => name));
    });

    it('rejects a backup of a version before 0.9', async () => {
      const backup = madeBy(REPLACED_MIGRATIONS.slice(0, -1));
      await expectRejection(restore(backup, await made()), 'restore it with version 0.9');
    });

    it('rejects an older backup for a newer schema', async () => {
      const database = await made();
      await migrated(database);
      await expect(restore(good, database, { schema: newer })).rejects.toThrow('of an older version than');
    });

    it('rejects a newer backup for an older schema', async () => {
      const database = await made();
      await migrated(database);
      const { file: backup } = await takeBackup(placesOf(database), join(folder, 'newer.gz'));
      await expectRejection(restore(backup, filled, { schema: newer }), 'start the server once');
      await expectRejection(restore(backup), 'newer version of this program');
    });
  });
});

describe('a restore of a SQLite file', () => {
  let folder: string;
  let good: string;
  let filled: TestDatabase;
  const at = (path: string) => ({ url: `sqlite:${path}` });
  const restore = (into: DatabaseUrl) =>
    restoreBackup({
      ...placesOf(into),
      schema: SCHEMA,
      from: good,
      replace: true,
      copyTo: `${folder}/`,
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restore-'));
    filled = await DATABASES[0]!.create();
    await fill(filled);
    good = (await takeBackup(placesOf(filled), join(folder, 'good.gz'))).file;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await filled.drop();
  });

  it('restores a deleted file, despite its leftover files', async () => {
    const gone = at(join(folder, 'data', 'gone.sqlite'));
    mkdirSync(join(folder, 'data'));
    for (const end of ['-wal', '-shm', '.lock']) writeFileSync(join(folder, 'data', `gone.sqlite${end}`), '');
    await restore(gone);
    await (await openDataSourceOf(gone)).destroy();
    expect((await hashesOf(gone)).users).toBe((await hashesOf(filled)).users);
  });

  it('replaces the file of a killed server, after a backup that includes its write-ahead log', async () => {
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

  it('that fails does not touch files that a server opened meanwhile', async () => {
    const path = join(folder, 'closed.sqlite');
    const store = SqliteStore.exclusive(path);
    await store.close();
    const running = await openDataSourceOf(at(path));
    expect(existsSync(`${path}-shm`)).toBe(true);
    await store.close();
    expect(existsSync(`${path}-shm`)).toBe(true);
    await running.destroy();
  });

  it('is rejected for a damaged file, which is kept', async () => {
    const damaged = join(folder, 'damaged.sqlite');
    const bytes = readFileSync(filled.url.slice('sqlite:'.length));
    writeFileSync(damaged, bytes.fill(0x5a, 3 * 4_096, bytes.length - 4_096));
    await expect(restore(at(damaged))).rejects.toThrow('Move it and the files beside it away');
    expect(readFileSync(damaged).equals(bytes)).toBe(true);
  });
});
