import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { Invalid } from '../../platform/domain-error.js';
import type { Said } from '../../platform/sentences/said.js';
import { type MadePicture, PictureMaker } from '../application/ports.js';
import { fileName, PICTURE_WIDTHS, type Size, variantSize } from '../domain/picture-files.js';
import { MAX_PIXELS, pictureKind, type PictureKind, sizeRefusal } from '../domain/picture-kind.js';

const WEBP = { quality: 80 };
const JPEG = { quality: 82, progressive: true };
const WHITE = '#ffffff';

/** No picture within the limits takes this long. */
const TIMEOUT_SECONDS = 20;

const FORMATS: Readonly<Record<PictureKind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};
/** The readers of libvips for these formats; every other one is switched off. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((reader) => `VipsForeignLoad${reader}Buffer`);

type SharpModule = (typeof import('sharp'))['default'];
let loaded: Promise<SharpModule> | undefined;

/** libvips is loaded for the first picture: most processes never make one. */
const loadSharp = () =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

@Injectable()
export class SharpPictureMaker extends PictureMaker {
  override async make(file: Buffer, hash: string): Promise<MadePicture> {
    const found = pictureKind(file);
    if ('refusal' in found) throw refused(found.refusal);
    const sharp = await loadSharp();
    const size = uprightSize(await metadataOf(sharp, file, found.kind));
    const options: SharpOptions = { pages: 1, limitInputPixels: MAX_PIXELS, failOn: 'error' };
    const largest = variantSize(size, 1600);
    const { data, info } = await sharp(file, options)
      .autoOrient()
      .resize({ ...largest, fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw unreadable(error);
      });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const files: { name: string; content: Buffer }[] = [];
    for (const variant of PICTURE_WIDTHS) {
      const scaled = () => pixels().resize({ ...variantSize(size, variant), fit: 'fill' });
      files.push({ name: fileName(hash, variant, 'webp'), content: await encoded(scaled().webp(WEBP)) });
      const opaque = scaled().flatten({ background: WHITE });
      files.push({ name: fileName(hash, variant, 'jpg'), content: await encoded(opaque.jpeg(JPEG)) });
    }
    return { ...size, files };
  }
}

function encoded(image: Sharp): Promise<Buffer> {
  return image.timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
}

/** Reads the header only, so that a small file which announces a huge picture costs nothing. */
async function metadataOf(sharp: SharpModule, file: Buffer, kind: PictureKind): Promise<Metadata> {
  const metadata = await sharp(file, { pages: 1, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('picture.unreadable');
    });
  // a HEIF container that names AVIF may hold pictures of other codecs
  const isKind = metadata.format === FORMATS[kind] && (kind !== 'avif' || metadata.compression === 'av1');
  if (!isKind) throw refused('picture.not-a-picture');
  const refusal = sizeRefusal(kind, metadata.width, metadata.height);
  if (refusal) throw refused(refusal);
  return metadata;
}

function uprightSize({ autoOrient: { width, height } }: Metadata): Size {
  return { width, height };
}

function refused(said: Said): Invalid {
  return new Invalid({ file: said });
}

/** Every error of the decoder is about the file; its own words are no sentence for a person. */
function unreadable(error: unknown): Invalid {
  const words = error instanceof Error ? error.message : '';
  if (words.startsWith('timeout')) return refused('picture.time');
  return refused(/memory/i.test(words) ? 'picture.memory' : 'picture.unreadable');
}
