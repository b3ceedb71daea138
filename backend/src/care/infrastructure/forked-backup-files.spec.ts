import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEMA } from '../../app/schema.js';
import { configOf, fill, withConnection } from '../../app/testing/filled-database.js';
import { readConfig } from '../../platform/config.js';
import { DATABASES, type TestDatabase } from '../../platform/database/testing/databases.js';
import { builtProgram } from '../../platform/testing/programs.js';
import { openPictureFiles } from '../../media/infrastructure/open-picture-files.js';
import { pictureFileNames } from '../../media/picture-files.js';
import { BackupFailed } from '../application/ports.js';
import { BackupProgram } from '../backup-program.js';
import { plainReason, runJob } from './backup-jobs.js';
import { ForkedBackupFiles } from './forked-backup-files.js';

const PARTS = { schema: SCHEMA, openPictures: openPictureFiles };
const PROGRAM = new BackupProgram(builtProgram('app/backup-process'));
const LIMITED = new BackupProgram(join(import.meta.dirname, '../../app/testing/limited-backup-process.mjs'));
const KEY = 'a key for tests, long enough';

describe.each(DATABASES)('backups of $name', ({ create }) => {
  let database: TestDatabase;
  let folder: string;
  let pictures: string;
  const { signal } = new AbortController();

  beforeAll(async () => {
    database = await create();
    await fill(database);
    pictures = mkdtempSync(join(tmpdir(), 'nightly-pictures-'));
    // a backup of more than 40 kB: the content cannot be packed
    const content = randomBytes(60_000).toString('base64');
    await withConnection(database, (source) => source.query('UPDATE blog_posts SET content = ?', [content]));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nightly-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(async () => {
    rmSync(pictures, { recursive: true });
    await database.drop();
  });

  const from = () => ({ database: configOf(database), media: { kind: 'folder', path: pictures } as const });
  const files = (key: string | null = null, program = PROGRAM, path = folder) => {
    const config = readConfig({ SESSION_SECRET: 'not used here' });
    const backup = { ...config.backup, nightly: true, folder: path, keepDays: 14, key };
    return new ForkedBackupFiles({ ...config, ...from(), backup }, program);
  };
  /** The same work in this process: a process of its own takes a second to start. */
  const here = (key: string | null = null) => ({
    take: () => runJob({ kind: 'take', from: from(), folder, key }, PARTS, signal),
    prove: (file: string) =>
      runJob({ kind: 'prove', file, folder, key }, PARTS, signal).catch((error: unknown) => {
        throw new Error(plainReason(error));
      }),
  });
  /** Changes one byte in the middle of a file. */
  const damage = (file: string) => {
    const bytes = readFileSync(join(folder, file));
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(join(folder, file), bytes);
  };

  it('are written completely, private to the user, into a folder that is created', async () => {
    const path = join(folder, 'new');
    const { file, bytes, rows } = await files(null, PROGRAM, path).take(signal);
    expect(file).toMatch(/^nightly-\d{8}-\d{6}Z\.jsonl\.gz$/);
    expect(readdirSync(path)).toEqual([file]);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, file))).toMatchObject({ size: bytes });
    expect(statSync(join(path, file)).mode & 0o777).toBe(0o600);
    expect(rows).toBeGreaterThan(100);
  });

  it('contain the pictures, which the proof restores; the others are counted', async () => {
    expect(await here().take()).toMatchObject({ pictures: 0, missingPictures: 6 });
    const [stored] = await withConnection(database, (source) =>
      source.query<{ hash: string }[]>('SELECT hash FROM media'),
    );
    const storage = openPictureFiles({ kind: 'folder', path: pictures });
    await storage.prepare();
    const names = pictureFileNames(stored!.hash);
    for (const name of names.slice(1)) await storage.put(name, randomBytes(3_000));
    await sleep(1_000);
    const { file, ...counts } = await here().take();
    expect(counts).toMatchObject({ pictures: 5, missingPictures: 1 });
    expect(await here().prove(file)).toMatchObject({ pictures: 5 });
    for (const name of names) await storage.remove(name);
  });

  it.each([
    ['plain', null],
    ['encrypted', KEY],
  ])('can be proved when they are %s; nothing of the proof is left', async (_, key) => {
    const { file, rows } = await here(key).take();
    expect(await files(key).prove(file, signal)).toMatchObject({ file, rows });
    expect(readdirSync(folder)).toEqual([file]);
  });

  it.each([
    ['plain', null, /^The backup is damaged/],
    ['encrypted', KEY, /^The backup is damaged: its encrypted content was changed, or it is cut off$/],
  ])('with one byte changed fail the proof when they are %s', async (_, key, why) => {
    const { file } = await here(key).take();
    damage(file);
    const proving = files(key).prove(file, signal);
    await expect(proving).rejects.toThrow(why);
    await expect(proving).rejects.toBeInstanceOf(BackupFailed);
    expect(readdirSync(folder)).toEqual([file]);
  });

  it('fail the proof when the key has been changed or lost', async () => {
    const { file } = await here(KEY).take();
    await expect(here(`${KEY}!`).prove(file)).rejects.toThrow('encrypted with another key');
    await expect(here().prove(file)).rejects.toThrow('name the file with its key in BACKUP_KEY_FILE');
  });

  it('fail the proof when their file is missing', async () => {
    await expect(here().prove('nightly-none.jsonl.gz')).rejects.toThrow('The file of the backup is missing');
  });

  it('that do not fit on the disk leave no half file, and say so', async () => {
    await expect(files(null, LIMITED).take(signal)).rejects.toThrow(
      'The disk of the folder of backups does not take a file of this size',
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('remove what a killed process has left, and nothing else', async () => {
    mkdirSync(join(folder, '.proof-abc'));
    for (const name of [
      '.proof-abc/restored.sqlite',
      'nightly-a.jsonl.gz.0a.part',
      'office-a.gz.0a.part',
      'notes',
    ])
      writeFileSync(join(folder, name), 'x');
    const { file } = await here().take();
    expect(readdirSync(folder).sort()).toEqual([file, 'notes', 'office-a.gz.0a.part']);
  });

  it('end early when the server stops, and leave nothing behind', async () => {
    const stop = new AbortController();
    const taking = files().take(stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(taking).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('say when their program cannot run', async () => {
    const program = join(folder, 'program.cjs');
    writeFileSync(program, 'process.exit(1)');
    await expect(files(null, new BackupProgram(program)).take(signal)).rejects.toThrow(
      'The program that makes backups ended (1)',
    );
  });

  it('say when the folder cannot be used', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(files(null, PROGRAM, file).take(signal)).rejects.toThrow(
      'The folder of backups is not a folder',
    );
  });

  it('are listed and removed by name', async () => {
    writeFileSync(join(folder, 'one'), '');
    writeFileSync(join(folder, 'two'), '');
    await files().remove(['one', 'never there']);
    expect(await files().names()).toEqual(['two']);
    expect(existsSync(join(folder, 'one'))).toBe(false);
  });
});
