import { PICTURE_WIDTHS, pictureUrl, type Size, variantSize } from './picture-files.js';

/** What staff decide about a picture. */
export interface PictureDetails {
  /** What it shows, for people who do not see it; empty for one that only decorates. */
  readonly alt: string;
  /** The point that stays visible when the picture is cropped, from 0 to 1 of its width and height. */
  readonly focalX: number;
  readonly focalY: number;
}

/** A picture of the library. */
export interface StoredPicture extends PictureDetails, Size {
  readonly id: string;
  /** 32 hexadecimal digits: the beginning of the SHA-256 of the uploaded file. */
  readonly hash: string;
  /** The name of the uploaded file, to be shown as text only. */
  readonly name: string;
  /** Size of the uploaded file. */
  readonly bytes: number;
  readonly createdAt: string;
  readonly uploadedBy: string;
}

export const CENTRE = 0.5;
export const MAX_NAME = 120;
export const MAX_ALT = 300;

const NAMELESS = 'picture';
/** Controls, format characters such as marks of direction, lone surrogates and line separators. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\p{Noncharacter_Code_Point}/gu;

/** The name without folders and invisible characters, as it is shown and stored; at most 120 characters. */
export function cleanName(sent: string): string {
  const name = sent.slice(-1_000).split(/[/\\]/).at(-1)!.replace(UNWANTED, '').trim();
  return [...name].slice(0, MAX_NAME).join('').trim() || NAMELESS;
}

/** `srcset` of the WebP variants; variants of the same width are listed once. */
export function srcsetOf(picture: Pick<StoredPicture, 'hash'> & Size): string {
  const byWidth = new Map<number, string>();
  for (const variant of PICTURE_WIDTHS) {
    const { width } = variantSize(picture, variant);
    if (!byWidth.has(width)) byWidth.set(width, pictureUrl(picture.hash, variant, 'webp'));
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ');
}
