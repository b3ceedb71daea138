import { pictureUrl, variantSize } from '../domain/picture-files.js';
import { srcsetOf, type StoredPicture } from '../domain/stored-picture.js';
import type { Picture } from '../picture.js';

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
