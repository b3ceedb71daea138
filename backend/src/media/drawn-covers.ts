import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EnclosedPicture } from './enclosed-pictures.js';

const BUILT = resolve(import.meta.dirname, '../../../frontend/dist/site/covers');
const DRAWN = /^\/covers\/([\w-]+)\.svg$/;
const SIZE = { width: 800, height: 450 };

/** The JPEG of a cover that comes with the product as a drawing; null for any other address. Rejects without the file. */
export async function readDrawnCover(url: string, folder = BUILT): Promise<EnclosedPicture | null> {
  const name = DRAWN.exec(url)?.[1];
  return name === undefined ? null : { content: await readFile(resolve(folder, `${name}.jpg`)), ...SIZE };
}
