import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import type { DataSourceOptions } from 'typeorm';
import { databaseOver, dataSourceOptions, openDataSource } from './data-sources.js';
import { SCHEMA } from '../../app/schema.js';
import { Sqlite } from './sqlite-driver.js';
import { damagedFileOr } from './sqlite-file.js';
import { databaseAvailable } from './start-lock.js';
import { UnusableDatabase } from './unusable-database.js';

describe('opening a SQLite file', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
    path = join(folder, 'office.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = async (more: Partial<DataSourceOptions> = {}) => {
    const options = {
      ...dataSourceOptions({ dialect: 'sqlite', path }, SCHEMA),
      ...more,
    } as DataSourceOptions;
    return databaseOver(await openDataSource(options));
  };

  it('removes the rights of other users from existing files', async () => {
    await (await open()).close();
    for (const end of ['', '.lock']) chmodSync(`${path}${end}`, 0o644);
    const database = await open();
    try {
      for (const file of ['', '-wal', '-shm', '.lock'].map((end) => `${path}${end}`)) {
        expect(existsSync(file)).toBe(true);
        expect({ file, mode: statSync(file).mode & 0o777 }).toEqual({ file, mode: 0o600 });
      }
    } finally {
      await database.close();
    }
  });

  it('looking whether the database is available does not create a missing write-ahead log', async () => {
    await (await open()).close();
    writeFileSync(`${path}-shm`, '');
    const before = readdirSync(folder);
    await databaseAvailable({ dialect: 'sqlite', path }, () => undefined);
    expect(readdirSync(folder)).toEqual(before);
    await expect(open()).rejects.toThrow(`The file ${path}-wal is missing`);
  });

  it('rejects a file of which an index and its table disagree', async () => {
    await (await open()).close();
    const db = new Sqlite(path);
    db.exec('CREATE TABLE pairs (a, b); CREATE INDEX pairs_a ON pairs (a); INSERT INTO pairs VALUES (1, 2)');
    db.unsafeMode().exec(
      `PRAGMA writable_schema = ON;
       UPDATE sqlite_master SET sql = 'CREATE INDEX pairs_a ON pairs (b)' WHERE name = 'pairs_a'`,
    );
    db.close();
    await expect(open()).rejects.toThrow(
      `The database file ${path} is damaged (row 1 missing from index pairs_a)`,
    );
  });

  it('names the damaged file when damage shows only at a later statement', async () => {
    await (await open()).close();
    const db = new Sqlite(path);
    const page = (
      db.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'users'`).get() as { rootpage: number }
    ).rootpage;
    const bytes = readFileSync(path);
    bytes.fill(0xff, (page - 1) * 4_096, page * 4_096);
    writeFileSync(path, bytes);
    let failure: unknown;
    try {
      db.prepare('SELECT * FROM users').all();
    } catch (error) {
      failure = error;
    }
    db.close();
    const named = damagedFileOr(failure, { dialect: 'sqlite', path });
    expect(named).toBeInstanceOf(UnusableDatabase);
    expect((named as Error).message).toContain(`The database file ${path} is damaged (SQLITE_CORRUPT)`);
    const other = new Error('something else');
    expect(damagedFileOr(other, { dialect: 'sqlite', path })).toBe(other);
  });

  it('reports a full disk', async () => {
    // TypeORM prints the name of a migration that fails
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const prepareDatabase = (db: BetterSqlite3.Database) => void db.pragma('max_page_count = 5');
    const failure = await open({ prepareDatabase }).catch((error: unknown) => error);
    log.mockRestore();
    expect(failure).toBeInstanceOf(UnusableDatabase);
    expect((failure as Error).message).toBe(
      `The disk that holds the database file ${path} is full (SQLITE_FULL). Make room and start again.`,
    );
  });
});
