import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/domain-error.js';
import { urlPrefix } from '../domain/picture-files.js';
import { type MediaUse, MediaUses } from '../media-uses.js';
import { lockedPicture, noSuchPicture } from './change-picture.js';
import { PictureStorage } from './picture-storage.js';
import { PictureUnits } from './picture-units.js';
import { PictureRepository } from './ports.js';

const MAX_NAMED = 3;

/** Deletes a picture that is shown nowhere, with its files. */
@Injectable()
export class DeletePicture {
  constructor(
    private readonly units: PictureUnits,
    private readonly pictures: PictureRepository,
    private readonly uses: MediaUses,
    private readonly storage: PictureStorage,
  ) {}

  /**
   * Rejects an unknown picture, and one that is shown somewhere. Returns the files that the storage did not delete; no page
   * names them.
   */
  execute(id: string): Promise<{ readonly left: readonly string[] }> {
    return this.storage.alone(async () => {
      const picture = await this.pictures.find(id);
      if (!picture) throw noSuchPicture();
      const uses = await this.uses.find(urlPrefix(picture.hash));
      if (uses.length > 0) throw new Conflict(['picture.used', { places: placesOf(uses) }]);
      await this.units.run(async (unit) => {
        await lockedPicture(this.pictures, unit, id);
        await this.pictures.remove(unit, id);
      });
      return { left: await this.storage.remove(picture.hash) };
    });
  }
}

function placesOf(uses: readonly MediaUse[]): string {
  const named = uses.slice(0, MAX_NAMED).map(({ label }) => `“${label}”`);
  const more = uses.length - named.length;
  // British English has no comma before "and"
  return new Intl.ListFormat('en-GB').format([...named, ...(more > 0 ? [`${more} more`] : [])]);
}
