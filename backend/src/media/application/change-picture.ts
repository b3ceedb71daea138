import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { PictureDetails, StoredPicture } from '../domain/stored-picture.js';
import { PictureUnits } from './picture-units.js';
import { PictureRepository } from './ports.js';

/** Staff correct the text and the focal point of a picture. Rejects an unknown one. */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly units: PictureUnits,
    private readonly pictures: PictureRepository,
  ) {}

  execute(id: string, details: Partial<PictureDetails>): Promise<StoredPicture> {
    return this.units.run(async (unit) => {
      const picture = await lockedPicture(this.pictures, unit, id);
      return this.pictures.update(unit, { ...picture, ...details });
    });
  }
}

/** Locks a picture. Rejects an unknown one. */
export async function lockedPicture(
  pictures: PictureRepository,
  unit: Unit,
  id: string,
): Promise<StoredPicture> {
  const picture = await pictures.lock(unit, id);
  if (!picture) throw noSuchPicture();
  return picture;
}

export function noSuchPicture(): NotFound {
  return new NotFound('picture.unknown');
}
