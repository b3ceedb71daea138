import { pictureUrl, variantSize } from './picture-files.js';
import { srcsetOf, type StoredPicture } from './stored-picture.js';

/** A picture of the library as a page shows it. */
export interface Picture {
  /** The largest WebP variant: a path of this site, `/media/{hash}-1600.webp`. */
  readonly url: string;
  /** The JPEG of 800 px, for mails and for programs that share links. */
  readonly jpeg: string;
  /** All WebP variants, as `srcset` lists them. */
  readonly srcset: string;
  /** Size of the largest variant, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string;
  /** The focal point as a CSS `object-position`, such as `50% 30%`. */
  readonly position: string;
}

/** The picture as pages show it. */
export function pictureOf(stored: StoredPicture): Picture {
  const { hash, alt, focalX, focalY } = stored;
  return {
    url: pictureUrl(hash, 1600, 'webp'),
    jpeg: pictureUrl(hash, 800, 'jpg'),
    srcset: srcsetOf(stored),
    ...variantSize(stored, 1600),
    alt,
    position: `${percent(focalX)} ${percent(focalY)}`,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`;
}
