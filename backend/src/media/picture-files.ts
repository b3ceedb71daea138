import type { Readable } from 'node:stream';
import { Unavailable } from '../platform/domain-error.js';

export { fileNames as pictureFileNames, isFileName as isPictureFileName } from './domain/picture-files.js';

/** A stored file. */
export interface PictureFile {
  readonly bytes: number;
  /** The content, from its beginning; call it once. */
  stream(): Readable;
}

/**
 * Port of the storage of pictures: files with the names of `domain/picture-files.ts`, which say everything about them. A
 * failure of the storage is a `StorageFailed`.
 */
export abstract class PictureFiles {
  /** Prepares the storage at start; throws when it cannot be used. */
  abstract prepare(): Promise<void>;

  /** Stores a file, all of it or nothing; replaces one of that name. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Null when there is no such file. */
  abstract open(name: string): Promise<PictureFile | null>;

  /** Does nothing when there is no such file. */
  abstract remove(name: string): Promise<void>;

  /** The names of the files that were stored before that moment, and not again since; other content is left out. */
  abstract storedBefore(moment: Date): Promise<string[]>;
}

/** The storage did not do what was asked. */
export class StorageFailed extends Unavailable {}

/** The whole content of a file; null when there is no such file. */
export async function readPictureFile(files: PictureFiles, name: string): Promise<Buffer | null> {
  const file = await files.open(name);
  return file && Buffer.concat((await file.stream().toArray()) as Buffer[]);
}
