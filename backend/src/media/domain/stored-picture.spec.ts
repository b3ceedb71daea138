import { pictureOf } from './page-picture.js';
import { aStoredPicture } from '../testing/builders.js';
import { fileNames, hashInUrl, isFileName, urlPrefix, variantSize } from './picture-files.js';
import { cleanName, srcsetOf } from './stored-picture.js';

const HASH = '0123456789abcdef0123456789abcdef';

describe('the name of an uploaded file', () => {
  it.each([
    ['office.jpg', 'office.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\photos\\me.jpg', 'me.jpg'],
    ['a\u0000b\u0007\u0085.jpg', 'ab.jpg'],
    ['\u202egpj.exe\u2066', 'gpj.exe'],
    ['a\u2028b\ud800c\ufdd0', 'abc'],
    ['ñ 保险 😀.jpg', 'ñ 保险 😀.jpg'],
    ['😀'.repeat(200), '😀'.repeat(120)],
    ['', 'picture'],
    ['folder/', 'picture'],
    [' \u200b ', 'picture'],
  ])('%j is shown as %j', (sent, shown) => expect(cleanName(sent)).toBe(shown));
});

describe('the address of a picture', () => {
  it('names its picture', () => {
    for (const name of fileNames(HASH)) {
      expect(isFileName(name)).toBe(true);
      expect(hashInUrl(`/media/${name}`)).toBe(HASH);
      expect(`/media/${name}`.startsWith(urlPrefix(HASH))).toBe(true);
    }
  });

  it.each([
    '',
    '/',
    '/media/',
    `/media/${HASH}`,
    `/media/${HASH}-500.webp`,
    `/media/${HASH}-400.png`,
    `/media/${HASH.toUpperCase()}-400.webp`,
    `/media/x${HASH}-400.webp`,
    `/media/${HASH}-400.webp?x`,
    `/media/${HASH}-400.webp\n`,
    `https://a.example/media/${HASH}-400.webp`,
    `media/${HASH}-400.webp`,
  ])('is not %j', (url) => expect(hashInUrl(url)).toBeNull());
});

describe('the variants of a picture', () => {
  it.each([
    [2000, 1000, '400×200 800×400 1600×800'],
    [500, 300, '400×240 500×300 500×300'],
    [1, 1, '1×1 1×1 1×1'],
    [20_000, 3, '400×1 800×1 1600×1'],
    [1000, 20_000, '80×1600 160×3200 320×6400'],
  ])('of %i × %i pixels are %s', (width, height, sizes) => {
    const variants = ([400, 800, 1600] as const).map((variant) => variantSize({ width, height }, variant));
    expect(variants.map((size) => `${size.width}×${size.height}`).join(' ')).toBe(sizes);
  });

  it('are listed once for each width', () => {
    const picture = aStoredPicture({ hash: HASH, width: 500, height: 300 });
    expect(srcsetOf(picture)).toBe(`/media/${HASH}-400.webp 400w, /media/${HASH}-800.webp 500w`);
  });

  it('are cropped around the focal point', () =>
    expect(pictureOf(aStoredPicture({ focalX: 0.333, focalY: 1 })).position).toBe('33.3% 100%'));
});
