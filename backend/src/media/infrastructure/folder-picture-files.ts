import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName } from '../domain/picture-files.js';
import { type PictureFile, PictureFiles, StorageFailed } from '../picture-files.js';

const UNFINISHED = '.part';
/** No write takes this long: what is older was left by a killed process. */
const ABANDONED_AFTER_MS = 3_600_000;

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Files in one folder, which several replicas of one machine may share. */
export class FolderPictureFiles extends PictureFiles {
  constructor(private readonly folder: string) {
    super();
  }

  /** Creates the folder, private to the user of the server, and deletes what a killed process left half written. */
  override async prepare(): Promise<void> {
    await this.createFolder();
    for (const name of await readdir(this.folder)) {
      if (!name.endsWith(UNFINISHED)) continue;
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }

  override async put(name: string, content: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = join(this.folder, `.${name}.${randomBytes(4).toString('hex')}${UNFINISHED}`);
    try {
      await this.createFolder();
      await this.write(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new StorageFailed(isFull(error) ? 'picture.storage-full' : 'picture.storage-not-stored', error);
    }
  }

  override async open(name: string): Promise<PictureFile | null> {
    const path = this.pathOf(name);
    try {
      const { size } = await stat(path);
      return { bytes: size, stream: () => createReadStream(path) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StorageFailed('picture.storage-not-read', error);
    }
  }

  override async remove(name: string): Promise<void> {
    const path = this.pathOf(name);
    try {
      await rm(path, { force: true });
    } catch (error) {
      throw new StorageFailed('picture.storage-not-deleted', error);
    }
  }

  override async storedBefore(moment: Date): Promise<string[]> {
    try {
      const found: string[] = [];
      for (const name of await readdir(this.folder)) {
        if (!isFileName(name)) continue;
        // null: removed since
        const file = await stat(join(this.folder, name)).catch(nullIfMissing);
        if (file && file.mtimeMs < moment.getTime()) found.push(name);
      }
      return found;
    } catch (error) {
      if (isMissing(error)) return [];
      throw new StorageFailed('picture.storage-not-listed', error);
    }
  }

  /** On disk when it resolves. */
  protected async write(path: string, content: Buffer): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Throws for a name that could lead out of the folder. */
  private pathOf(name: string): string {
    if (!isFileName(name)) throw new Error('This is not the name of a picture file');
    return join(this.folder, name);
  }

  private async createFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as { code?: string }).code ?? '');
}
