import type { Picture } from './picture.js';

/** Port of the library of pictures for pages. */
export abstract class Pictures {
  /** The picture that an address of this site (`/media/…`) names; null for any other address. Never waits. */
  abstract find(url: string): Picture | null;
}
