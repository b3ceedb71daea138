import type { Said } from '../../platform/domain-error.js';

/** The kinds of files that become pictures. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Brands of ISO media files (ISO/IEC 14496-12) that hold pictures. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What a file is by its first bytes, whatever its name and announced type say. */
export function pictureKind(file: Uint8Array): { readonly kind: PictureKind } | { readonly refusal: Said } {
  const at = (offset: number, length: number) =>
    String.fromCharCode(...file.subarray(offset, offset + length));
  if (file.length === 0) return { refusal: 'picture.empty' };
  if (at(0, 3) === '\xff\xd8\xff') return { kind: 'jpeg' };
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png' };
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return { kind: 'gif' };
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return { kind: 'webp' };
  if (at(4, 4) === 'ftyp') {
    const brands = [at(8, 4), ...compatibleBrands(file)];
    if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return { kind: 'avif' };
    if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return { refusal: 'picture.heic' };
  }
  if (at(0, 5) === '%PDF-') return { refusal: 'picture.pdf' };
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!DOCTYPE svg|!--)/i.test(at(0, 200)))
    return { refusal: 'picture.svg' };
  return { refusal: 'picture.not-a-picture' };

  function compatibleBrands(bytes: Uint8Array): string[] {
    const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 200);
    const brands = [];
    for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(at(offset, 4));
    return brands;
  }
}

export const MAX_SIDE = 20_000;
export const MAX_PIXELS = 50_000_000;
/** An AVIF cannot be made smaller while it is read: its decoder holds several copies of the whole picture. */
const MAX_AVIF_PIXELS = 12_500_000;

/** Why a picture of that kind and size is refused; null when it is not. */
export function sizeRefusal(kind: PictureKind, width: number, height: number): Said | null {
  if (width > MAX_SIDE || height > MAX_SIDE) return ['picture.too-wide', { width, height, max: MAX_SIDE }];
  const pixels = width * height;
  const megapixels = Math.round(pixels / 1e6);
  if (pixels > MAX_PIXELS) return ['picture.too-many-pixels', { pixels: megapixels, max: MAX_PIXELS / 1e6 }];
  if (kind === 'avif' && pixels > MAX_AVIF_PIXELS)
    return ['picture.avif-too-large', { pixels: megapixels, max: MAX_AVIF_PIXELS / 1e6 }];
  return null;
}
