import type { Unit } from '../../platform/unit-of-work.js';
import type { Size } from '../domain/picture-files.js';
import type { StoredPicture } from '../domain/stored-picture.js';

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

/** The library. */
export abstract class PictureRepository {
  abstract find(id: string): Promise<StoredPicture | null>;

  abstract findByHash(hash: string, unit?: Unit): Promise<StoredPicture | null>;

  abstract all(): Promise<StoredPicture[]>;

  abstract count(): Promise<number>;

  /** The picture stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<StoredPicture | null>;

  /** Fails with a unique violation when there is one of that hash. */
  abstract add(unit: Unit, picture: StoredPicture): Promise<void>;

  /** Returns the picture as it is stored: its focal point is rounded. */
  abstract update(unit: Unit, picture: StoredPicture): Promise<StoredPicture>;

  abstract remove(unit: Unit, id: string): Promise<void>;
}
