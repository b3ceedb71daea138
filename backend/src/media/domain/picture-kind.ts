/** The kinds of files that become pictures. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Brands of ISO media files (ISO/IEC 14496-12) that hold pictures. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export const NO_PICTURE =
  'This is not a picture that can be used; please send a JPEG, PNG, WebP, AVIF or GIF';

/** What a file is by its first bytes, whatever its name and announced type say. */
export function pictureKind(file: Uint8Array): { readonly kind: PictureKind } | { readonly refusal: string } {
  const at = (offset: number, length: number) =>
    String.fromCharCode(...file.subarray(offset, offset + length));
  if (file.length === 0) return { refusal: 'The file is empty; please choose a picture' };
  if (at(0, 3) === '\xff\xd8\xff') return { kind: 'jpeg' };
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png' };
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return { kind: 'gif' };
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return { kind: 'webp' };
  if (at(4, 4) === 'ftyp') {
    const brands = [at(8, 4), ...compatibleBrands(file)];
    if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return { kind: 'avif' };
    if (brands.some((brand) => HEIC_BRANDS.includes(brand)))
      return { refusal: 'A HEIC picture cannot be used; please save it as JPEG and send that' };
  }
  if (at(0, 5) === '%PDF-')
    return { refusal: 'A PDF cannot be used; please send a JPEG, PNG, WebP, AVIF or GIF' };
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!DOCTYPE svg|!--)/i.test(at(0, 200)))
    return { refusal: 'An SVG drawing cannot be used; please send a JPEG, PNG, WebP, AVIF or GIF' };
  return { refusal: NO_PICTURE };

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
export function sizeRefusal(kind: PictureKind, width: number, height: number): string | null {
  if (width > MAX_SIDE || height > MAX_SIDE)
    return `The picture is ${measure(width)} × ${measure(height)} pixels; a side may have at most ${measure(MAX_SIDE)}`;
  const pixels = width * height;
  if (pixels > MAX_PIXELS)
    return `The picture has ${measure(Math.round(pixels / 1e6))} megapixels; it may have at most ${MAX_PIXELS / 1e6}`;
  if (kind === 'avif' && pixels > MAX_AVIF_PIXELS)
    return `The picture has ${Math.round(pixels / 1e6)} megapixels; an AVIF may have at most ${MAX_AVIF_PIXELS / 1e6}, so please save it as JPEG and send that`;
  return null;
}

function measure(count: number): string {
  return count.toLocaleString('en');
}
