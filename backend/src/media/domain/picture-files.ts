/** The widths of the stored variants, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A taller picture is made narrower than its variant: WebP has at most 16,383 rows, and no page shows a longer one. */
const MAX_HEIGHT_PER_WIDTH = 4;

const FILE_NAME = /^([0-9a-f]{32})-(400|800|1600)\.(webp|jpg)$/;
const PATH = '/media/';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a variant of an upright picture. Nothing is enlarged. */
export function variantSize({ width, height }: Size, variant: PictureWidth): Size {
  const scale = Math.min(1, variant / width, (variant * MAX_HEIGHT_PER_WIDTH) / height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

export function fileName(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `${hash}-${width}.${format}`;
}

/** The names of all files of a picture; every one exists. */
export function fileNames(hash: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => fileName(hash, width, format)));
}

/** Whether this is the name of a file of a picture, and not a path or anything else. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** The address of a file on this site. */
export function pictureUrl(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `${PATH}${fileName(hash, width, format)}`;
}

/** What the addresses of all files of a picture begin with; no address of another picture does. */
export function urlPrefix(hash: string): string {
  return `${PATH}${hash}-`;
}

/** The hash in an address that `pictureUrl` can make; null for any other. */
export function hashInUrl(url: string): string | null {
  return url.startsWith(PATH) ? hashInName(url.slice(PATH.length)) : null;
}

/** The hash in the name of a file; null for any other name. */
export function hashInName(name: string): string | null {
  return FILE_NAME.exec(name)?.[1] ?? null;
}
