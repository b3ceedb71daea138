import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RemoveOrphans } from '../application/remove-orphans.js';
import { fileNames } from '../domain/picture-files.js';
import { openPictureFiles } from './open-picture-files.js';
import type { PictureFiles } from '../picture-files.js';
import { PictureStorage } from '../application/picture-storage.js';
import { aStoredPicture } from '../testing/builders.js';
import { FakePictureMaker, InMemoryPictures } from '../testing/in-memory-pictures.js';
import { startS3, type TestS3 } from '../testing/s3.js';

const HOUR = 3_600_000;

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orphans-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

describe.each<[string, (name: string) => PictureFiles]>([
  ['a folder', (name) => openPictureFiles({ kind: 'folder', path: join(folder, name) })],
  ['S3', (name) => openPictureFiles(s3.media(name))],
])('files without a picture in %s', (_, open) => {
  const known = aStoredPicture();
  const orphan = aStoredPicture();
  const clock = new FixedClock(new Date().toISOString());
  let files: PictureFiles;
  const pictures = new InMemoryPictures();
  let made = 0;

  beforeEach(async () => {
    clock.moveTo(new Date(Date.now() + 25 * HOUR).toISOString());
    pictures.stored = [known];
    files = open(`test-${(made += 1)}`);
    await files.prepare();
    for (const { hash } of [known, orphan])
      for (const name of fileNames(hash)) await files.put(name, Buffer.from(name));
  });

  const replica = () =>
    new RemoveOrphans(pictures, new PictureStorage(new FakePictureMaker(), files), files, clock);
  const left = async () => (await files.storedBefore(clock.now())).sort();
  const all = [known, orphan].flatMap(({ hash }) => fileNames(hash)).sort();

  it('are removed after a day, and those of the library stay', async () => {
    expect(await replica().execute()).toEqual({ removed: fileNames(orphan.hash), tooMany: false });
    expect(await left()).toEqual(fileNames(known.hash).sort());
    expect(await replica().execute()).toEqual({ removed: [], tooMany: false });
  });

  it('are removed by several replicas at once', async () => {
    await Promise.all([replica().execute(), replica().execute()]);
    expect(await left()).toEqual(fileNames(known.hash).sort());
  });

  it('stay for a day', async () => {
    clock.moveTo(new Date(Date.now() + 23 * HOUR).toISOString());
    expect(await replica().execute()).toEqual({ removed: [], tooMany: false });
    expect(await left()).toEqual(all);
  });

  it('stay while the same picture is uploaded again, and when it has been', async () => {
    const [stored] = fileNames(orphan.hash);
    const listed = jest.spyOn(files, 'storedBefore').mockResolvedValueOnce(all);
    listed.mockResolvedValueOnce(all.filter((name) => name !== stored));
    expect((await replica().execute()).removed).toEqual([]);
    listed.mockImplementationOnce(async () => {
      pictures.stored = [known];
      return all;
    });
    listed.mockImplementationOnce(async () => {
      pictures.stored = [known, orphan];
      return all;
    });
    expect((await replica().execute()).removed).toEqual([]);
    listed.mockRestore();
    expect(await left()).toEqual(all);
  });

  it('stay when the library has fewer pictures than these: it may be another one', async () => {
    pictures.stored = [];
    expect(await replica().execute()).toEqual({ removed: [], tooMany: true });
    expect(await left()).toEqual(all);
  });
});
