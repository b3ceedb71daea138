import type { Picture } from './domain/page-picture.js';

export type { Picture } from './domain/page-picture.js';

/** The whole library in memory. Follows the changes of every replica. */
export abstract class Pictures {
  /** The picture that an address of this site (`/media/…`) names; null for any other address. Never waits. */
  abstract find(url: string): Picture | null;

  /** Call after the commit of a change; resolves when it is known here. */
  abstract announce(): Promise<void>;
}
