import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictureFiles } from './open-picture-files.js';
import { type PictureFiles, pictureFileNames, readPictureFile, StorageFailed } from '../picture-files.js';
import { describePictureFiles } from '../testing/picture-files.contract.js';
import { startS3, type TestS3 } from '../testing/s3.js';
import { CachedPictureFiles } from './cached-picture-files.js';
import { FolderPictureFiles } from './folder-picture-files.js';
import { S3PictureFiles } from './s3-picture-files.js';

const NAMES = pictureFileNames('a'.repeat(32));
const NAME = NAMES[0]!;
const CONTENT = Buffer.from('content');

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'picture-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

describePictureFiles('a folder', () =>
  openPictureFiles({ kind: 'folder', path: join(folder, 'of-contract') }),
);
describePictureFiles('S3', () => new S3PictureFiles(s3.media('plain')));
describePictureFiles('S3 with memory in front', () => openPictureFiles(s3.media('cached')));

const failureOf = async (work: Promise<unknown>): Promise<StorageFailed> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StorageFailed)) throw new Error('It did not fail', { cause: error });
  return error;
};

/** A folder on a disk that is full after the first bytes. */
class FullFolder extends FolderPictureFiles {
  protected override async write(path: string): Promise<void> {
    writeFileSync(path, 'first by');
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  }
}

describe('a folder of pictures', () => {
  it('and its files are private to the user of the server', async () => {
    const path = join(folder, 'deep', 'private');
    const files = new FolderPictureFiles(path);
    await files.prepare();
    await files.put(NAME, CONTENT);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(path, NAME)).mode & 0o777).toBe(0o600);
  });

  it('keeps nothing of a picture for which the disk has no room', async () => {
    const path = join(folder, 'full');
    const error = await failureOf(new FullFolder(path).put(NAME, CONTENT));
    expect(error.message).toMatch(/^The server has no room/);
    expect(error.reason).toBe('ENOSPC');
    expect(readdirSync(path)).toEqual([]);
  });

  it('that cannot be created rejects reads and writes with a clear error', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const files = new FolderPictureFiles(join(folder, 'a-file', 'media'));
    expect((await failureOf(files.put(NAME, CONTENT))).message).toMatch(/^The server could not store/);
    expect((await failureOf(files.open(NAME))).message).toMatch(/cannot be read/);
    await expect(files.prepare()).rejects.toThrow();
  });

  it.each(['../escaped.webp', '/etc/passwd', 'a/b', '', '.', `${NAME}/../../x`, `${NAME}\0`])(
    'does not read, write or remove %j',
    async (name) => {
      const files = new FolderPictureFiles(join(folder, 'paths'));
      await files.prepare();
      await expect(files.open(name)).rejects.toThrow('not the name');
      await expect(files.put(name, CONTENT)).rejects.toThrow('not the name');
      await expect(files.remove(name)).rejects.toThrow('not the name');
      expect(existsSync(join(folder, 'escaped.webp'))).toBe(false);
    },
  );

  it('is cleared of what a killed process left half written, and of nothing else', async () => {
    const path = join(folder, 'killed');
    const files = new FolderPictureFiles(path);
    await files.put(NAME, CONTENT);
    const [old, fresh] = [`.${NAME}.0badcafe.part`, `.${NAME}.00000001.part`];
    for (const name of [old, fresh]) writeFileSync(join(path, name), '');
    const hoursAgo = Date.now() / 1000 - 2 * 3600;
    for (const name of [old, NAME]) utimesSync(join(path, name), hoursAgo, hoursAgo);
    await files.prepare();
    expect(readdirSync(path).sort()).toEqual([fresh, NAME].sort());
  });
});

describe('S3', () => {
  it('that is away fails with a sentence, and its own word for the log', async () => {
    const stopped = await startS3();
    const files = new S3PictureFiles(stopped.media('x'));
    await stopped.stop();
    const works = [() => files.put(NAME, CONTENT), () => files.open(NAME), () => files.remove(NAME)];
    for (const work of works) {
      const error = await failureOf(work());
      expect(error.message).toBe('The storage of the pictures does not answer; please try again later');
      expect(error.reason).toBeTruthy();
    }
  });

  it('that does not answer is given up after the time limit', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const media = { ...s3.media('x'), endpoint: `http://127.0.0.1:${port}` };
    expect((await failureOf(new S3PictureFiles(media, 300).put(NAME, CONTENT))).message).toContain(
      'does not answer',
    );
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('with wrong keys or without the bucket fails, and is not taken for an empty one', async () => {
    const media = s3.media('x');
    await failureOf(new S3PictureFiles({ ...media, bucket: 'none' }).open(NAME));
    const credentials = { accessKeyId: 'nobody', secretAccessKey: 'wrong' };
    await failureOf(new S3PictureFiles({ ...media, credentials }).put(NAME, CONTENT));
  });

  it('keeps the storages of two prefixes apart', async () => {
    await new S3PictureFiles(s3.media('one')).put(NAME, CONTENT);
    expect(await new S3PictureFiles(s3.media('two')).open(NAME)).toBeNull();
  });
});

describe('memory in front of a storage', () => {
  const counted = () => {
    const files = new FolderPictureFiles(mkdtempSync(join(folder, 'counted-')));
    const opened: string[] = [];
    const open = files.open.bind(files);
    files.open = (name) => {
      opened.push(name);
      return open(name);
    };
    return { files, opened };
  };
  const readAll = (files: PictureFiles, names: readonly string[]) =>
    Promise.all(names.map((name) => readPictureFile(files, name)));

  it('reads a file once, also for many who ask at the same time', async () => {
    const { files, opened } = counted();
    const cached = new CachedPictureFiles(files);
    await cached.put(NAME, CONTENT);
    expect(await readAll(cached, [NAME, NAME, NAME])).toEqual([CONTENT, CONTENT, CONTENT]);
    await readAll(cached, [NAME]);
    expect(opened).toEqual([NAME]);
  });

  it('forgets what was used longest ago when it is full, and keeps no file that is larger than all of it', async () => {
    const { files, opened } = counted();
    const cached = new CachedPictureFiles(files, 10);
    const [first, second, third] = NAMES as [string, string, string];
    for (const name of [first, second]) await cached.put(name, Buffer.from('12345'));
    await cached.put(third, Buffer.alloc(11));
    for (const name of [first, second, first, third, first]) await readAll(cached, [name]);
    expect(opened).toEqual([first, second, third]);
    await cached.put(third, Buffer.from('12345'));
    for (const name of [third, first, second]) await readAll(cached, [name]);
    expect(opened.slice(3)).toEqual([third, second]);
  });

  it('does not remember that a file was missing, or could not be read', async () => {
    const { files } = counted();
    const cached = new CachedPictureFiles(files);
    expect(await cached.open(NAME)).toBeNull();
    await files.put(NAME, CONTENT);
    expect(await readPictureFile(cached, NAME)).toEqual(CONTENT);
    const failing = jest
      .spyOn(files, 'open')
      .mockRejectedValueOnce(new StorageFailed('picture.storage-away', null));
    await expect(cached.open(NAMES[1]!)).rejects.toThrow(StorageFailed);
    failing.mockRestore();
    await files.put(NAMES[1]!, CONTENT);
    expect(await readPictureFile(cached, NAMES[1]!)).toEqual(CONTENT);
  });
});
