import type { PictureFiles } from '../media/picture-files.js';

/** Stores the pictures of a backup; `undo` removes those that were not there before. */
export class RestoredPictures {
  private readonly added: string[] = [];

  constructor(private readonly files: PictureFiles) {}

  /** A file that is there already is replaced: it may be damaged, and the name says that it is the same picture. */
  async put(name: string, content: Buffer): Promise<void> {
    const isNew = (await this.files.open(name)) === null;
    await this.files.put(name, content);
    if (isNew) this.added.push(name);
  }

  /** The restore has failed already; a file that cannot be removed does no harm. */
  async undo(): Promise<void> {
    for (const name of this.added.splice(0)) await this.files.remove(name).catch(() => undefined);
  }
}
