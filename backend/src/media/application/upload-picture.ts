import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import { fileNames } from '../domain/picture-files.js';
import { CENTRE, cleanName, type StoredPicture } from '../domain/stored-picture.js';
import { PictureFiles } from '../picture-files.js';
import { Pictures } from '../pictures.js';
import { PictureMaker } from './ports.js';
import { PictureWork } from './picture-work.js';
import { SqlPictures } from '../store/sql-pictures.js';

/** About 5 GB of files, and more than an office has; without a limit a stolen session could fill the disk. */
export const MAX_PICTURES = 5_000;

export interface Upload {
  readonly content: Buffer;
  /** As it was sent. */
  readonly name: string;
  readonly alt: string;
}

/** Adds a picture to the library. The same file again is the picture that is there already, unchanged. */
@Injectable()
export class UploadPicture {
  constructor(
    private readonly pictures: SqlPictures,
    private readonly maker: PictureMaker,
    private readonly files: PictureFiles,
    private readonly work: PictureWork,
    private readonly loaded: Pictures,
    private readonly clock: Clock,
  ) {}

  /** Throws `Invalid` for what is no picture, `Conflict` when the library is full, and `StorageFailed`; then nothing is stored. */
  async execute(
    upload: Upload,
    by: { readonly id: string },
  ): Promise<{ picture: StoredPicture; isNew: boolean }> {
    const hash = createHash('sha256').update(upload.content).digest('hex').slice(0, 32);
    const added = await this.work.run(async () => {
      const existing = await this.pictures.findByHash(hash);
      if (!existing) return this.add(hash, upload, by.id);
      await this.restoreFiles(existing, upload.content);
      return { picture: existing, isNew: false };
    });
    if (added.isNew) await this.loaded.announce();
    return added;
  }

  private async add(hash: string, { content, name, alt }: Upload, uploadedBy: string) {
    if ((await this.pictures.count()) >= MAX_PICTURES)
      throw new Conflict(['picture.library-full', { max: String(MAX_PICTURES) }]);
    const { width, height, files } = await this.maker.make(content, hash);
    const picture: StoredPicture = {
      ...{ id: newId(), hash, name: cleanName(name), alt, focalX: CENTRE, focalY: CENTRE },
      ...{ width, height, bytes: content.length, createdAt: this.clock.timestamp(), uploadedBy },
    };
    let isAdded: boolean;
    try {
      for (const file of files) await this.files.put(file.name, file.content);
      isAdded = await this.pictures.add(picture);
    } catch (error) {
      await this.removeUnused(hash, files);
      throw error;
    }
    // another replica added it at the same moment, with the same files
    const stored = isAdded ? null : await this.pictures.findByHash(hash);
    return { picture: stored ?? picture, isNew: isAdded };
  }

  /** Makes the files of a known picture again if the storage has lost one. */
  private async restoreFiles({ hash }: StoredPicture, content: Buffer): Promise<void> {
    for (const name of fileNames(hash)) {
      if (await this.files.open(name)) continue;
      const { files } = await this.maker.make(content, hash);
      for (const file of files) await this.files.put(file.name, file.content);
      return;
    }
  }

  private async removeUnused(hash: string, files: readonly { readonly name: string }[]): Promise<void> {
    const isUsed = await this.pictures.findByHash(hash).then(Boolean, () => true);
    if (isUsed) return;
    // a storage that failed may fail again; the first failure is the one to report
    for (const { name } of files) await this.files.remove(name).catch(() => undefined);
  }
}
