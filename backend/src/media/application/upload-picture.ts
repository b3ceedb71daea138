import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import { CENTRE, cleanName, type StoredPicture } from '../domain/stored-picture.js';
import { PictureStorage } from './picture-storage.js';
import { PictureUnits } from './picture-units.js';
import { type MadePicture, PictureRepository } from './ports.js';

/** About 5 GB of files, and more than an office has; without a limit a stolen session could fill the disk. */
export const MAX_PICTURES = 5_000;

export interface Upload {
  readonly content: Buffer;
  /** As it was sent. */
  readonly name: string;
  readonly alt: string;
}

interface Added {
  readonly picture: StoredPicture;
  readonly isNew: boolean;
}

/** Adds a picture to the library. The same file again is the picture that is there already, unchanged. */
@Injectable()
export class UploadPicture {
  constructor(
    private readonly units: PictureUnits,
    private readonly pictures: PictureRepository,
    private readonly storage: PictureStorage,
    private readonly clock: Clock,
  ) {}

  /** Throws `Invalid` for what is no picture, `Conflict` when the library is full, and `StorageFailed`; then nothing is stored. */
  execute(upload: Upload, by: { readonly id: string }): Promise<Added> {
    const hash = createHash('sha256').update(upload.content).digest('hex').slice(0, 32);
    return this.storage.alone(async () => {
      const existing = await this.pictures.findByHash(hash);
      if (!existing) return this.add(hash, upload, by.id);
      await this.storage.restore(hash, upload.content);
      return { picture: existing, isNew: false };
    });
  }

  private async add(hash: string, { content, name, alt }: Upload, uploadedBy: string): Promise<Added> {
    if ((await this.pictures.count()) >= MAX_PICTURES)
      throw new Conflict(['picture.library-full', { max: String(MAX_PICTURES) }]);
    const made = await this.storage.make(content, hash);
    const { width, height } = made;
    const picture: StoredPicture = {
      id: newId(),
      hash,
      name: cleanName(name),
      alt,
      focalX: CENTRE,
      focalY: CENTRE,
      width,
      height,
      bytes: content.length,
      createdAt: this.clock.timestamp(),
      uploadedBy,
    };
    try {
      return await this.store(picture, made);
    } catch (error) {
      // a storage that failed may fail again; the first failure is the one to report
      const isUsed = await this.pictures.findByHash(hash).then(Boolean, () => true);
      if (!isUsed) await this.storage.remove(hash);
      throw error;
    }
  }

  private async store(picture: StoredPicture, made: MadePicture): Promise<Added> {
    await this.storage.store(made);
    return this.units.run(async (unit) => {
      // another replica may have added it at the same moment, with the same files
      const existing = await this.pictures.findByHash(picture.hash, unit);
      if (!existing) await this.pictures.add(unit, picture);
      return { picture: existing ?? picture, isNew: !existing };
    });
  }
}
