import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/domain-error.js';
import { fileNames, urlPrefix } from '../domain/picture-files.js';
import { type MediaUse, MediaUses } from '../media-uses.js';
import { PictureFiles } from '../picture-files.js';
import { noSuchPicture } from './change-picture.js';
import { Pictures } from '../pictures.js';
import { PictureWork } from './picture-work.js';
import { SqlPictures } from '../store/sql-pictures.js';

const MAX_NAMED = 3;

/** Deletes a picture that is shown nowhere, with its files. */
@Injectable()
export class DeletePicture {
  constructor(
    private readonly pictures: SqlPictures,
    private readonly uses: MediaUses,
    private readonly files: PictureFiles,
    private readonly work: PictureWork,
    private readonly loaded: Pictures,
  ) {}

  /** Rejects a picture that is shown somewhere. Returns the files that the storage did not delete; no page names them. */
  async execute(id: string): Promise<{ readonly left: readonly string[] }> {
    const left = await this.work.run(async () => {
      const picture = await this.pictures.find(id);
      if (!picture) throw noSuchPicture();
      const uses = await this.uses.find(urlPrefix(picture.hash));
      if (uses.length > 0) throw new Conflict(['picture.used', { places: placesOf(uses) }]);
      if (!(await this.pictures.remove(id))) throw noSuchPicture();
      return this.removeFiles(picture.hash);
    });
    await this.loaded.announce();
    return { left };
  }

  private async removeFiles(hash: string): Promise<string[]> {
    const left: string[] = [];
    for (const name of fileNames(hash)) await this.files.remove(name).catch(() => left.push(name));
    return left;
  }
}

function placesOf(uses: readonly MediaUse[]): string {
  const named = uses.slice(0, MAX_NAMED).map(({ label }) => `“${label}”`);
  const more = uses.length - named.length;
  // British English has no comma before "and"
  return new Intl.ListFormat('en-GB').format([...named, ...(more > 0 ? [`${more} more`] : [])]);
}
