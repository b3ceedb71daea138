import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DATABASES, type TestDatabase } from '../platform/database/testing/databases.js';
import { openDataSourceOf } from '../app/testing/opened-database.js';
import { SCHEMA } from '../app/schema.js';
import { openStore } from './open-store.js';
import { checkBackup, restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';
import { TableStore } from './table-store.js';
import {
  configOf,
  fill,
  placesOf,
  hashesOf,
  SESSION_KEY,
  withConnection,
} from '../app/testing/filled-database.js';

let folder: string;
const databases: TestDatabase[] = [];
const made = async (create: () => Promise<TestDatabase>) => {
  const database = await create();
  databases.push(database);
  return database;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  for (const database of databases.splice(0)) await database.drop();
});

const restored = async (from: string, into: TestDatabase, more = {}) =>
  restoreBackup({ ...placesOf(into), schema: SCHEMA, from, replace: false, copyTo: folder, ...more });

const PAIRS = DATABASES.flatMap((from) => DATABASES.map((into) => ({ from, into })));

describe.each(PAIRS)('a backup of $from.name', ({ from, into }) => {
  it(`restored into ${into.name} contains every row of every table, and no session`, async () => {
    const [before, after] = [await made(from.create), await made(into.create)];
    await fill(before);
    const { file } = await takeBackup(placesOf(before), `${folder}/`);
    const { copy, rows } = await restored(file, after);
    const hashes = await hashesOf(before);
    for (const [table, hash] of Object.entries(hashes))
      if (table !== 'sessions') expect([table, rows[table]]).toEqual([table, Number(hash.split(' ')[0])]);
    expect(Object.values(rows)).not.toContain(0);
    expect(Object.keys(rows)).toContain('lead_terms');
    expect(await hashesOf(after)).toEqual({ ...hashes, sessions: expect.stringMatching(/^0 /) });
    expect(copy).toBeNull();
    const again = await takeBackup(placesOf(after), join(folder, 'again.gz'));
    expect(again.rows).toEqual(rows);
  });
});

describe.each(DATABASES)('a backup on $name', ({ create }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await made(create);
    await fill(database);
  });

  it('is named after the time, and is private to the user', async () => {
    const { file } = await takeBackup(placesOf(database), join(folder, 'new', '/'));
    expect(file).toMatch(/[/\\]new[/\\]office-\d{8}-\d{6}Z\.jsonl\.gz$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'new'))).toHaveLength(1);
  });

  it('contains no sessions', async () => {
    const { file } = await takeBackup(placesOf(database), join(folder, 'a.gz'));
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toContain(SESSION_KEY);
    expect(text).not.toContain('"sessions"');
  });

  it('overwrites no file', async () => {
    await takeBackup(placesOf(database), join(folder, 'a.gz'));
    const before = readFileSync(join(folder, 'a.gz'));
    await expect(takeBackup(placesOf(database), join(folder, 'a.gz'))).rejects.toThrow('already');
    expect(readFileSync(join(folder, 'a.gz'))).toEqual(before);
  });

  it('leaves no file when it is aborted or fails', async () => {
    await expect(
      takeBackup(placesOf(database), join(folder, 'a.gz'), AbortSignal.abort()),
    ).rejects.toMatchObject({ name: 'AbortError' });
    const failing = jest.spyOn(TableStore.prototype, 'rows').mockImplementation(async function* () {
      yield [['one']];
      throw new Error('the disk is full');
    });
    await expect(takeBackup(placesOf(database), join(folder, 'a.gz'))).rejects.toThrow('the disk is full');
    failing.mockRestore();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is a consistent snapshot, despite concurrent writes', async () => {
    const running = await openDataSourceOf(database);
    const store = await openStore(configOf(database), 'shared');
    await store.begin('read');
    const tables = await store.tables();
    await running.query('DELETE FROM lead_terms');
    const terms = [];
    for await (const rows of store.rows('lead_terms', tables.lead_terms!)) terms.push(...rows);
    await store.commit();
    await store.close();
    await running.destroy();
    expect(terms.length).toBeGreaterThan(60);
    expect((await hashesOf(database)).lead_terms).toMatch(/^0 /);
  });

  it.each([
    ['an article at its limit, all of it escaped', '"'.repeat(200_000)],
    ['an article that was stored past the limit', '\u0001'.repeat(2_900_000)],
  ])('with %s can be restored', async (_, content) => {
    await withConnection(database, (dataSource) =>
      dataSource.query('UPDATE blog_posts SET content = ?', [content]),
    );
    const { file, rows } = await takeBackup(placesOf(database), join(folder, 'a.gz'));
    expect((await checkBackup(file)).rows).toEqual(rows);
  });

  it('is rejected when a row is too large to be restored', async () => {
    await withConnection(database, (dataSource) =>
      dataSource.query('UPDATE blog_posts SET content = ?', ['\u0001'.repeat(3_000_000)]),
    );
    await expect(takeBackup(placesOf(database), join(folder, 'a.gz'))).rejects.toThrow('too large');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is rejected for an empty database', async () => {
    const empty = await made(create);
    if (empty.url.startsWith('sqlite:')) await withConnection(empty, async () => undefined);
    await expect(takeBackup(placesOf(empty), join(folder, 'a.gz'))).rejects.toThrow('is empty');
  });
});

describe('a backup of a SQLite file', () => {
  it('creates no files beside it, nor a missing database', async () => {
    const database = await made(DATABASES[0]!.create);
    await fill(database);
    await takeBackup(placesOf(database), join(folder, 'a.gz'));
    const beside = readdirSync(dirname(database.url.slice('sqlite:'.length)));
    expect(beside.sort()).toEqual(['test.sqlite', 'test.sqlite.lock']);
    const none = { dialect: 'sqlite', path: join(folder, 'none.sqlite') } as const;
    await expect(takeBackup({ ...placesOf(database), database: none }, join(folder, 'b.gz'))).rejects.toThrow(
      'There is no database at',
    );
    expect(readdirSync(folder)).toEqual(['a.gz']);
  });

  it('is rejected when the file is damaged', async () => {
    const database = await made(DATABASES[0]!.create);
    await fill(database);
    const path = database.url.slice('sqlite:'.length);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0x5a, 3 * 4_096, bytes.length - 4_096));
    await expect(takeBackup(placesOf(database), join(folder, 'a.gz'))).rejects.toThrow('is damaged');
    writeFileSync(path, 'no database at all '.repeat(1_000));
    await expect(takeBackup(placesOf(database), join(folder, 'a.gz'))).rejects.toThrow(
      /is (damaged|no database)/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});
