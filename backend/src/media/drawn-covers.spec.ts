import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDrawnCover } from './drawn-covers.js';

const COVERS = join(import.meta.dirname, '../../../frontend/public/covers');

it('every drawn cover has a small JPEG of the size that mails declare', async () => {
  const drawn = readdirSync(COVERS).filter((name) => name.endsWith('.svg'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const name of drawn) {
    const { content, width, height } = (await readDrawnCover(`/covers/${name}`, COVERS))!;
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect({ name, isSmall: content.length <= 40_960 }).toEqual({ name, isSmall: true });
  }
});

it.each([
  '/media/a-1600.webp',
  '/covers/../og.svg',
  '/covers/two-houses.jpg',
  'https://a.example/covers/a.svg',
])('%s is no drawn cover', async (url) => {
  expect(await readDrawnCover(url, COVERS)).toBeNull();
});
