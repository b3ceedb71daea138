import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Logger } from '../../platform/logger.js';
import { PublicContent } from '../../platform/http/public-content.js';
import { PublicResponseCache } from '../../platform/http/response-cache.js';
import { ReloadedValue } from '../../platform/reloaded-value.js';
import { PictureRepository } from '../application/ports.js';
import { type Picture, pictureOf } from '../domain/page-picture.js';
import { hashInUrl } from '../domain/picture-files.js';
import { Pictures } from '../pictures.js';

/** A few hundred bytes for each picture. */
@Injectable()
export class LoadedPictures extends Pictures {
  private readonly byHash: ReloadedValue<ReadonlyMap<string, Picture>>;

  constructor(
    pictures: PictureRepository,
    cache: PublicResponseCache,
    logger: Logger,
    private readonly content: PublicContent,
  ) {
    super();
    this.byHash = new ReloadedValue<ReadonlyMap<string, Picture>>(
      new Map(),
      async () => new Map((await pictures.all()).map((stored) => [stored.hash, pictureOf(stored)])),
      (before) => {
        // pages made since the announcement show what was known until now
        if (!isDeepStrictEqual(before, this.byHash.current)) cache.clear();
      },
    );
    content.onChange(() => {
      this.load().catch((error: unknown) => logger.failure('the pictures could not be read', error));
    });
  }

  override find(url: string): Picture | null {
    const hash = hashInUrl(url);
    return hash === null ? null : (this.byHash.current.get(hash) ?? null);
  }

  /** Reads the library; resolves when everything that was committed before the call is known. */
  load(): Promise<void> {
    return this.byHash.reload();
  }

  override async announce(): Promise<void> {
    this.content.changed();
    await this.load();
  }
}
