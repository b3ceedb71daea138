import { Injectable } from '@nestjs/common';
import { PublicContent } from '../../platform/http/public-content.js';
import { PictureChanges } from '../application/ports.js';
import { LoadedPictures } from './loaded-pictures.js';

@Injectable()
export class LoadedPictureChanges extends PictureChanges {
  constructor(
    private readonly pictures: LoadedPictures,
    private readonly content: PublicContent,
  ) {
    super();
  }

  override async announce(): Promise<void> {
    this.content.changed();
    await this.pictures.load();
  }
}
