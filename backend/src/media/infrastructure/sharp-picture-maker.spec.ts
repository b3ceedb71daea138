import sharp from 'sharp';
import { Invalid } from '../../platform/domain-error.js';
import { animatedGif, bombPng, longGif, noise, plain, sidewaysPhoto } from '../testing/files.js';
import { SharpPictureMaker } from './sharp-picture-maker.js';

const HASH = 'ab'.repeat(16);
const maker = new SharpPictureMaker();
const make = (file: Buffer) => maker.make(file, HASH);

async function refusalOf(file: Buffer): Promise<string | undefined> {
  const error: unknown = await make(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Invalid)) throw new Error('It was not refused', { cause: error });
  return error.errors.file;
}

/** The colour in the middle of the picture, and at its top edge. */
async function colours(content: Buffer) {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const near = ([red, green, blue]: number[]) =>
    [red, green, blue].map((value) => (value! > 200 ? 'f' : value! < 55 ? '0' : '8')).join('');
  const x = info.width >> 1;
  return { top: near(at(x, 2)), middle: near(at(x, info.height >> 1)), bottom: near(at(x, info.height - 3)) };
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'of a %s file becomes WebP and JPEG in three widths',
    async (format) => {
      const made = await make(await plain(1800, 900).toFormat(format).toBuffer());
      expect([made.width, made.height]).toEqual([1800, 900]);
      expect(made.files.map(({ name }) => name)).toEqual(
        [400, 800, 1600].flatMap((width) => [`${HASH}-${width}.webp`, `${HASH}-${width}.jpg`]),
      );
      for (const { name, content } of made.files) {
        const [, width, extension] = /-(\d+)\.(\w+)$/.exec(name)!;
        expect(await sharp(content).metadata()).toMatchObject({
          format: extension === 'jpg' ? 'jpeg' : 'webp',
          width: Number(width),
          height: Number(width) / 2,
          space: 'srgb',
        });
      }
    },
  );

  it('is not enlarged', async () => {
    const made = await make(await plain(500, 300).png().toBuffer());
    const sizes = await Promise.all(made.files.map(({ content }) => sharp(content).metadata()));
    expect(sizes.map(({ width, height }) => `${width}×${height}`)).toEqual([
      '400×240',
      '400×240',
      '500×300',
      '500×300',
      '500×300',
      '500×300',
    ]);
  });

  it.each([
    [1, 1],
    [20_000, 3],
    [3, 20_000],
    [1000, 20_000],
  ])('of %i × %i pixels can be made', async (width, height) => {
    const made = await make(await plain(width, height).png().toBuffer());
    expect([made.width, made.height, made.files.length]).toEqual([width, height, 6]);
  });

  it('is turned upright, and no file tells where, by whom and with what it was taken', async () => {
    const photo = await sidewaysPhoto();
    expect(photo.includes('CANARY-PLACE')).toBe(true);
    const made = await make(photo);
    expect([made.width, made.height]).toEqual([60, 80]);
    for (const { content } of made.files) {
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
      expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 60, height: 80 });
      expect(content.includes('CANARY')).toBe(false);
      expect(content.includes('Exif')).toBe(false);
      expect(await colours(content)).toMatchObject({ top: 'f00', bottom: '00f' });
    }
  });

  it('of an animation is its first frame', async () => {
    for (const file of [
      await animatedGif(),
      await sharp(await animatedGif(), { animated: true })
        .webp()
        .toBuffer(),
    ]) {
      const { files, height } = await make(file);
      expect(height).toBe(40);
      for (const { content } of files) {
        expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
        expect((await colours(content)).middle).toBe('f00');
      }
    }
  });

  it('is white in JPEG where it is transparent, and stays transparent in WebP', async () => {
    const { files } = await make(await plain(100, 100, '#00000000').png().toBuffer());
    for (const { name, content } of files) {
      const isWebp = name.endsWith('.webp');
      expect((await sharp(content).metadata()).hasAlpha).toBe(isWebp);
      if (!isWebp) expect((await colours(content)).middle).toBe('fff');
    }
  });

  it.each([
    ['16 bits a channel', () => plain(50, 50, '#ff0000').toColourspace('rgb16').png().toBuffer()],
    ['greys', () => plain(50, 50, '#ffffff').greyscale().jpeg().toBuffer()],
    ['CMYK', () => plain(50, 50, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()],
  ])('with %s becomes sRGB', async (_, file) => {
    const { files } = await make(await file());
    for (const { content } of files)
      expect(await sharp(content).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  it('loses what is hidden behind its end', async () => {
    const script = '<script>CANARY</script>';
    const file = Buffer.concat([await noise(60, 40).jpeg().toBuffer(), Buffer.from(script)]);
    const { files } = await make(file);
    for (const { content } of files) expect(content.includes('CANARY')).toBe(false);
  });
});

describe('no picture', () => {
  const text = (content: string) => async () => Buffer.from(content, 'latin1');

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ['an empty file', text(''), /is empty/],
    ['text', text('name,price\n'), /not a picture/],
    [
      'an SVG',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /SVG drawing/,
    ],
    ['an SVG with a declaration', text('\xef\xbb\xbf<?xml version="1.0"?><svg/>'), /SVG drawing/],
    ['a page', text('<!DOCTYPE html><img src="a.jpg">'), /not a picture/],
    ['a PDF', text('%PDF-1.7\n%âãÏÓ'), /A PDF/],
    ['a TIFF', () => plain(20, 20).tiff().toBuffer(), /not a picture/],
    ['a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC/],
    ['a page that begins like a GIF', text('GIF89a/*<html><script>alert(1)</script>*/=1'), /damaged/],
    ['a page that begins like a JPEG', text('\xff\xd8\xff<html><script>alert(1)</script>'), /damaged/],
    ['a PDF that begins like a PNG', text('\x89PNG\r\n\x1a\n%PDF-1.7'), /damaged/],
    ['an AVIF without content', text('\0\0\0\x18ftypavif\0\0\0\0mif1avif'), /damaged/],
    ['a box of media without room for its brands', text('\0\0\0\x00ftyp'), /not a picture/],
  ])('is made of %s', async (_, file, sentence) => {
    expect(await refusalOf(await file())).toMatch(sentence);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is made of half a %s file', async (format) => {
    const whole = await noise(300, 300).toFormat(format).toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length >> 1))).toMatch(/damaged/);
  });

  it.each([
    [60_000, 60_000, /60,000 × 60,000 pixels; a side may have at most 20,000/],
    [20_001, 1, /a side may have/],
    [10_000, 5_001, /50 megapixels/],
  ])('is made of %i × %i pixels, and they are not decoded', async (width, height, sentence) => {
    const file = bombPng(width, height);
    expect(file.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(file)).toMatch(sentence);
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });
});

it('the frames after the first of an animation are not decoded', async () => {
  const file = await longGif(1000, 1000);
  expect(file.length).toBeLessThan(5e6);
  const { width, height } = await make(file);
  expect([width, height]).toEqual([1000, 1000]);
});
