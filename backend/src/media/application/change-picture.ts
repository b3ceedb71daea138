import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import type { PictureDetails, StoredPicture } from '../domain/stored-picture.js';
import { Pictures } from '../pictures.js';
import { SqlPictures } from '../store/sql-pictures.js';

/** Staff correct the text and the focal point of a picture. */
@Injectable()
export class ChangePicture {
  constructor(
    private readonly pictures: SqlPictures,
    private readonly loaded: Pictures,
  ) {}

  async execute(id: string, details: Partial<PictureDetails>): Promise<StoredPicture> {
    const changed = await this.pictures.change(id, details);
    if (!changed) throw noSuchPicture();
    await this.loaded.announce();
    return changed;
  }
}

export function noSuchPicture(): NotFound {
  return new NotFound('picture.unknown');
}
