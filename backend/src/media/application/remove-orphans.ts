import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { fileNames, hashInName } from '../domain/picture-files.js';
import { PictureFiles } from '../picture-files.js';
import { PictureStorage } from './picture-storage.js';
import { PictureRepository } from './ports.js';

const DAY_MS = 24 * 3_600_000;

/** What became of the files that belong to no picture. */
export interface Orphans {
  readonly removed: readonly string[];
  /** Too many to have been left by crashes: nothing was removed. */
  readonly tooMany: boolean;
}

/**
 * Removes the files of pictures that are not in the library, as a crash during an upload or a deletion leaves them, once
 * they are older than a day. When there are more such pictures than the library has, the storage is perhaps that of
 * another database, and nothing is removed.
 */
@Injectable()
export class RemoveOrphans {
  constructor(
    private readonly pictures: PictureRepository,
    private readonly storage: PictureStorage,
    private readonly files: PictureFiles,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Orphans> {
    const files = await this.files.storedBefore(this.aDayAgo());
    const known = new Set((await this.pictures.all()).map(({ hash }) => hash));
    const hashes = new Set(files.flatMap((name) => hashInName(name) ?? []));
    const orphans = [...hashes].filter((hash) => !known.has(hash));
    if (orphans.length > known.size) return { removed: [], tooMany: true };
    const removed: string[] = [];
    for (const hash of orphans) removed.push(...(await this.storage.alone(() => this.remove(hash))));
    return { removed, tooMany: false };
  }

  /** Unless the same picture is being uploaded again, or was since the files were listed. */
  private async remove(hash: string): Promise<readonly string[]> {
    const old = new Set(await this.files.storedBefore(this.aDayAgo()));
    const names = fileNames(hash);
    for (const name of names) if (!old.has(name) && (await this.files.open(name))) return [];
    if (await this.pictures.findByHash(hash)) return [];
    const removed = names.filter((name) => old.has(name));
    for (const name of removed) await this.files.remove(name);
    return removed;
  }

  private aDayAgo(): Date {
    return new Date(this.clock.now().getTime() - DAY_MS);
  }
}
