import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configOf, fill, hashesOf, placesOf, withConnection } from '../app/testing/filled-database.js';
import { openDataSourceOf } from '../app/testing/opened-database.js';
import { SCHEMA } from '../app/schema.js';
import { openPictureFiles } from '../media/infrastructure/open-picture-files.js';
import { pictureFileNames, readPictureFile } from '../media/picture-files.js';
import { startS3, type TestS3 } from '../media/testing/s3.js';
import { DATABASES, type TestDatabase } from '../platform/database/testing/databases.js';
import type { MediaConfig } from '../platform/media-config.js';
import { checkBackup, restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';
import { ForgedBackup } from './testing/forged-backup.js';

describe.each(DATABASES)('the pictures in a backup on $name', ({ create }) => {
  let folder: string;
  let filled: TestDatabase;
  let names: string[];
  let good: string;
  let s3: TestS3;
  const databases: TestDatabase[] = [];
  const made = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };
  const contentOf = (name: string) => Buffer.from(`content of ${name}\n\0\xff`, 'latin1');
  const newFolder = (): MediaConfig => ({ kind: 'folder', path: mkdtempSync(join(folder, 'media-')) });
  const restore = (from: string, into: TestDatabase, media: MediaConfig, more = {}) =>
    restoreBackup({
      database: configOf(into),
      pictures: openPictureFiles(media),
      schema: SCHEMA,
      from,
      replace: true,
      copyTo: `${folder}/`,
      ...more,
    });
  const stored = async (media: MediaConfig) => {
    const files = openPictureFiles(media);
    return Promise.all(names.map((name) => readPictureFile(files, name)));
  };
  const forged = (forge: (backup: ForgedBackup) => unknown) => {
    const backup = new ForgedBackup(good);
    forge(backup);
    return backup.write(join(folder, `${Math.random()}.gz`));
  };
  /** Changes the line of the first file. */
  const forgedLine = (change: Record<string, unknown>) =>
    forged((backup) => {
      const at = backup.lines.findIndex((line) => line.startsWith('{"picture"'));
      backup.lines[at] = JSON.stringify({ ...(JSON.parse(backup.lines[at]!) as object), ...change });
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-pictures-'));
    s3 = await startS3();
    filled = await made();
    await fill(filled);
    const [row] = await withConnection(filled, (db) =>
      db.query<{ hash: string }[]>('SELECT hash FROM media'),
    );
    names = pictureFileNames(row!.hash);
    const media = newFolder();
    for (const name of names) await openPictureFiles(media).put(name, contentOf(name));
    const taken = await takeBackup(
      { database: configOf(filled), pictures: openPictureFiles(media) },
      join(folder, 'good.gz'),
    );
    expect(taken).toMatchObject({ pictures: 6, missingPictures: [] });
    good = taken.file;
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true });
    for (const database of databases) await database.drop();
  });

  it('are put back into an empty folder', async () => {
    const media = newFolder();
    expect(await restore(good, await made(), media)).toMatchObject({ pictures: 6 });
    expect(await stored(media)).toEqual(names.map(contentOf));
  });

  it('are put back into S3, and a backup from there has them too', async () => {
    const media = s3.media('restored');
    const into = await made();
    await restore(good, into, media);
    expect(await stored(media)).toEqual(names.map(contentOf));
    const again = await takeBackup(
      { database: configOf(into), pictures: openPictureFiles(media) },
      join(folder, 'from-s3.gz'),
    );
    expect(again).toMatchObject({ pictures: 6, missingPictures: [] });
    expect((await checkBackup(again.file)).pictures).toBe(6);
  });

  it('replace damaged files, and other pictures stay', async () => {
    const media = newFolder() as MediaConfig & { kind: 'folder' };
    const other = pictureFileNames('f'.repeat(32))[0]!;
    writeFileSync(join(media.path, names[0]!), 'damaged');
    writeFileSync(join(media.path, other), 'other');
    await restore(good, await made(), media);
    expect(await stored(media)).toEqual(names.map(contentOf));
    expect(readFileSync(join(media.path, other), 'utf8')).toBe('other');
  });

  it('that the storage does not have are named, and the others are in the backup', async () => {
    const media = newFolder();
    for (const name of names.slice(1)) await openPictureFiles(media).put(name, contentOf(name));
    const file = join(folder, 'incomplete.gz');
    const taken = await takeBackup({ database: configOf(filled), pictures: openPictureFiles(media) }, file);
    expect(taken).toMatchObject({ pictures: 5, missingPictures: [names[0]] });
    expect((await checkBackup(file)).pictures).toBe(5);
  });

  it('of version 1 are none: the files in the storage stay', async () => {
    const old = forged((backup) => {
      backup.header((header) => (header.version = 1));
      backup.lines.splice(
        0,
        backup.lines.length,
        ...backup.lines.filter((line) => !line.startsWith('{"picture"')),
      );
      backup.trailer((trailer) => delete (trailer as { pictures?: number }).pictures);
    });
    const media = newFolder();
    for (const name of names) await openPictureFiles(media).put(name, Buffer.from('there'));
    const into = await made();
    expect(await restore(old, into, media)).toMatchObject({ pictures: 0 });
    expect(await stored(media)).toEqual(names.map(() => Buffer.from('there')));
    expect((await hashesOf(into)).media).toBe((await hashesOf(filled)).media);
  });

  it('are in the copy of what a restore replaces', async () => {
    const [into, media] = [await made(), newFolder()];
    await restore(good, into, media);
    const { copy } = await restore(good, into, media, { copyTo: join(folder, 'copy.gz') });
    expect(await checkBackup(copy!.file)).toMatchObject({ pictures: 6 });
  });

  it.each<[string, string, () => string]>([
    ['another hash', 'another hash', () => forgedLine({ base64: 'AAAA' })],
    ['no content', 'cannot be read', () => forgedLine({ base64: null })],
    ['a path as its name', 'cannot be read', () => forgedLine({ picture: '../../escaped-400.webp' })],
    ['another name', 'cannot be read', () => forgedLine({ picture: 'a.html' })],
    [
      'a file less than it says',
      'pictures are missing',
      () => forged((backup) => backup.lines.splice(-2, 1)),
    ],
    [
      'a file before the last table',
      'rows are missing',
      () => forged((backup) => backup.lines.splice(backup.place('users'), 0, backup.lines.at(-2)!)),
    ],
    [
      'a picture in version 1',
      'damaged',
      () => forged((backup) => backup.header((header) => (header.version = 1))),
    ],
  ])('are rejected with %s', async (_, why, forge) => {
    await expect(checkBackup(forge())).rejects.toThrow(why);
  });

  it('are taken back when the restore fails after they were stored', async () => {
    const media = newFolder() as MediaConfig & { kind: 'folder' };
    const stop = new AbortController();
    const into = await made();
    await (await openDataSourceOf(into)).destroy();
    const before = await hashesOf(into);
    const files = Object.getPrototypeOf(openPictureFiles(media)) as {
      put: (...args: unknown[]) => Promise<void>;
    };
    const put = files.put;
    let count = 0;
    const stopping = jest.spyOn(files, 'put').mockImplementation(async function (this: unknown, ...args) {
      await put.apply(this, args);
      count += 1;
      if (count === 3) stop.abort();
    });
    await expect(restore(good, into, media, { signal: stop.signal })).rejects.toThrow('aborted');
    stopping.mockRestore();
    expect([count, readdirSync(media.path)]).toEqual([3, []]);
    expect(await hashesOf(into)).toEqual(before);
  });

  it('that cannot be stored leave the database unchanged', async () => {
    const into = await made();
    await fill(into);
    const before = await hashesOf(into);
    writeFileSync(join(folder, 'no-folder'), '');
    const media: MediaConfig = { kind: 'folder', path: join(folder, 'no-folder', 'media') };
    const copyTo = join(folder, 'kept.gz');
    await expect(restore(good, into, media, { copyTo })).rejects.toThrow(/storage|server|read at the moment/);
    expect(await hashesOf(into)).toEqual(before);
  });

  it('need no folder while there are none', async () => {
    const empty = await made();
    await (await openDataSourceOf(empty)).destroy();
    const places = placesOf(empty, join(folder, 'never-made'));
    expect(await takeBackup(places, join(folder, 'none.gz'))).toMatchObject({ pictures: 0 });
    expect(existsSync(join(folder, 'never-made'))).toBe(false);
  });
});
