import type { Size } from '../domain/picture-files.js';

export const PICTURE_SORTS = ['createdAt', 'name', 'bytes'] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];

export interface PicturePageRequest {
  /** Pictures whose name or text contains it, in any case. */
  readonly q: string | null;
  readonly sort: PictureSort;
  readonly order: 'ASC' | 'DESC';
  readonly range: { readonly offset: number; readonly limit: number };
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
