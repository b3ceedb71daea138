import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { fileNames } from '../domain/picture-files.js';
import { PictureFiles } from '../picture-files.js';
import { type MadePicture, PictureMaker } from './ports.js';

/** Makes the files of pictures, and stores them. */
@Injectable()
export class PictureStorage {
  private readonly limit = pLimit(1);

  constructor(
    private readonly maker: PictureMaker,
    private readonly files: PictureFiles,
  ) {}

  /** Runs work one after the other, so that the memory of one picture is enough and no two touch the same files. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.limit(work);
  }

  /** Throws `Invalid` for what is no picture. */
  make(content: Buffer, hash: string): Promise<MadePicture> {
    return this.maker.make(content, hash);
  }

  async store({ files }: MadePicture): Promise<void> {
    for (const { name, content } of files) await this.files.put(name, content);
  }

  /** Makes the files of a known picture again if the storage has lost one. */
  async restore(hash: string, content: Buffer): Promise<void> {
    for (const name of fileNames(hash)) {
      if (await this.files.open(name)) continue;
      await this.store(await this.make(content, hash));
      return;
    }
  }

  /** Returns the files that the storage did not delete. */
  async remove(hash: string): Promise<string[]> {
    const left: string[] = [];
    for (const name of fileNames(hash)) await this.files.remove(name).catch(() => left.push(name));
    return left;
  }
}
