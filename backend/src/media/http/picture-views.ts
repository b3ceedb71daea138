import { Injectable } from '@nestjs/common';
import { UserNames } from '../../users/user-names.js';
import { urlPrefix } from '../domain/picture-files.js';
import type { StoredPicture } from '../domain/stored-picture.js';
import { MediaUses } from '../media-uses.js';
import { mediaSummary, type MediaSummaryView, mediaView, type MediaView } from './media.dto.js';

/** Pictures with the names of those who uploaded them, and where they are used. */
@Injectable()
export class PictureViews {
  constructor(
    private readonly uses: MediaUses,
    private readonly names: UserNames,
  ) {}

  async one(picture: StoredPicture): Promise<MediaView> {
    const [names, uses] = await Promise.all([
      this.names.of([picture.uploadedBy]),
      this.uses.find(urlPrefix(picture.hash)),
    ]);
    return mediaView(picture, names, uses);
  }

  async summaries(pictures: readonly StoredPicture[]): Promise<MediaSummaryView[]> {
    const names = await this.names.of([...new Set(pictures.map(({ uploadedBy }) => uploadedBy))]);
    return pictures.map((picture) => mediaSummary(picture, names));
  }
}
