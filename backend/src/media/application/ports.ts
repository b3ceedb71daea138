import type { Size } from '../domain/picture-files.js';
import type { PictureDetails, StoredPicture } from '../domain/stored-picture.js';

export const PICTURE_SORTS = ['createdAt', 'name', 'bytes'] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];

export interface PicturePageRequest {
  /** Pictures whose name or text contains it, in any case. */
  readonly q: string | null;
  readonly sort: PictureSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
}

/** The library. */
export abstract class PictureRepository {
  /** Adds a picture; false, and nothing is stored, when there is one of that hash. */
  abstract add(picture: StoredPicture): Promise<boolean>;
  abstract find(id: string): Promise<StoredPicture | null>;
  abstract findByHash(hash: string): Promise<StoredPicture | null>;
  abstract all(): Promise<StoredPicture[]>;
  abstract count(): Promise<number>;
  abstract page(
    request: PicturePageRequest,
  ): Promise<{ readonly rows: readonly StoredPicture[]; readonly total: number }>;

  /** Changes what is given; null when there is no such picture. */
  abstract change(id: string, details: Partial<PictureDetails>): Promise<StoredPicture | null>;

  /** False when there is no such picture. */
  abstract remove(id: string): Promise<boolean>;
}

export interface MadePicture extends Size {
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

/** Makes the files of a picture from what was uploaded. */
export abstract class PictureMaker {
  /**
   * The upright picture in sRGB without any metadata, in all its variants; of an animation the first frame. Throws
   * `Invalid` for the field `file` when the content is no picture of an accepted kind and size.
   */
  abstract make(file: Buffer, hash: string): Promise<MadePicture>;
}

/** Runs work one after the other, so that the memory of one picture is enough and no two touch the same files. */
export abstract class PictureWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Port of what the library tells the rest of the product. */
export abstract class PictureChanges {
  /** Call after the commit; resolves when `Pictures` knows the change. */
  abstract announce(): Promise<void>;
}
