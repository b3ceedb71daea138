import { Injectable } from '@nestjs/common';
import { Logger } from '../platform/logger.js';
import { PublicContent } from '../platform/http/public-content.js';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { SqlPictures } from './infrastructure/sql-pictures.js';
import { hashInUrl } from './domain/picture-files.js';
import type { Picture } from './picture.js';
import { pictureOf } from './infrastructure/page-picture.js';

/** The whole library in memory: a few hundred bytes for each picture. Follows the changes of every replica. */
@Injectable()
export class Pictures {
  private byHash: ReadonlyMap<string, Picture> = new Map();
  private loading: Promise<void> | null = null;
  private isOutdated = false;

  constructor(
    private readonly pictures: SqlPictures,
    private readonly cache: PublicResponseCache,
    private readonly logger: Logger,
    private readonly content: PublicContent,
  ) {
    content.onChange(() => {
      this.load().catch((error: unknown) => this.logger.failure('the pictures could not be read', error));
    });
  }

  /** The picture that an address of this site (`/media/…`) names; null for any other address. Never waits. */
  find(url: string): Picture | null {
    const hash = hashInUrl(url);
    return hash === null ? null : (this.byHash.get(hash) ?? null);
  }

  /** Reads the library; resolves when everything that was committed before the call is known. */
  async load(): Promise<void> {
    if (this.loading) {
      // that read may have begun before the change
      this.isOutdated = true;
      return this.loading;
    }
    this.loading = this.read();
    return this.loading;
  }

  /** Call after the commit of a change; resolves when it is known here. */
  async announce(): Promise<void> {
    this.content.changed();
    await this.load();
  }

  private async read(): Promise<void> {
    try {
      do {
        this.isOutdated = false;
        const found = await this.pictures.all();
        const before = JSON.stringify([...this.byHash]);
        this.byHash = new Map(found.map((stored) => [stored.hash, pictureOf(stored)]));
        // pages made since the announcement show what was known until now
        if (JSON.stringify([...this.byHash]) !== before) this.cache.clear();
      } while (this.isOutdated);
    } finally {
      this.loading = null;
    }
  }
}
