import { Injectable } from '@nestjs/common';
import { Logger } from '../platform/logger.js';
import { readDrawnCover } from './drawn-covers.js';
import { fileName, hashInUrl, type Size } from './domain/picture-files.js';
import { PictureFiles, readPictureFile } from './picture-files.js';
import { Pictures } from './pictures.js';

/** A JPEG of a picture, and the size of the largest variant, in pixels. */
export interface EnclosedPicture extends Size {
  readonly content: Buffer;
}

/** Pictures that are sent along with a message. */
@Injectable()
export class EnclosedPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: PictureFiles,
    private readonly logger: Logger,
  ) {}

  /**
   * A picture of the library in that width, in pixels, or a drawn cover. Null for any other address, and when the file
   * cannot be read.
   */
  async read(url: string, variant: 400 | 800 = 400): Promise<EnclosedPicture | null> {
    const [picture, hash] = [this.pictures.find(url), hashInUrl(url)];
    try {
      if (!picture || hash === null) return await readDrawnCover(url);
      const content = await readPictureFile(this.files, fileName(hash, variant, 'jpg'));
      return content && { content, width: picture.width, height: picture.height };
    } catch (error) {
      this.logger.failure('a picture could not be enclosed', error);
      return null;
    }
  }
}
