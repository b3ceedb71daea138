/** The largest file that the server takes, in megabytes. */
const MAX_MEGABYTES = 10;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** What the file dialog of the browser offers. */
export const ACCEPTED_TYPES = TYPES.join(',');

/** Says early why the server will not take a file; null for one to try. The server decides by the content. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !TYPES.includes(type)) return 'Pictures are JPEG, PNG, WebP, AVIF or GIF files.';
  if (size > MAX_MEGABYTES * 1024 * 1024)
    return `The file is larger than ${MAX_MEGABYTES} MB. A smaller copy is enough for the site.`;
  return size === 0 ? 'The file is empty.' : null;
}

/** The files of a drop or of the clipboard; empty for text. */
export function filesIn(transfer: DataTransfer | null): File[] {
  return Array.from(transfer?.files ?? []);
}

/** A description to begin with, from the name of a file: `two-houses_2.jpg` gives `two houses 2`. */
export function wordsOfName(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The small variant of a picture of the library; every other address as it is. */
export function smallVariant(url: string): string {
  return url.replace(/^(\/media\/[^/]+)-\d+\.\w+$/, '$1-400.webp');
}

/** `1.4 MB`, `320 kB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
