import { Readable } from 'node:stream';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PictureStorage } from '../application/picture-storage.js';
import { PictureUnits } from '../application/picture-units.js';
import { type MadePicture, PictureMaker, PictureRepository } from '../application/ports.js';
import { fileNames } from '../domain/picture-files.js';
import type { StoredPicture } from '../domain/stored-picture.js';
import { type PictureFile, PictureFiles } from '../picture-files.js';
import { Pictures } from '../pictures.js';

export class InMemoryPictures extends PictureRepository {
  stored: StoredPicture[];

  constructor(...stored: readonly StoredPicture[]) {
    super();
    this.stored = [...stored];
  }

  override async find(id: string): Promise<StoredPicture | null> {
    return this.stored.find((picture) => picture.id === id) ?? null;
  }

  override async findByHash(hash: string): Promise<StoredPicture | null> {
    return this.stored.find((picture) => picture.hash === hash) ?? null;
  }

  override async all(): Promise<StoredPicture[]> {
    return this.stored;
  }

  override async count(): Promise<number> {
    return this.stored.length;
  }

  override lock(_unit: Unit, id: string): Promise<StoredPicture | null> {
    return this.find(id);
  }

  override async add(_unit: Unit, picture: StoredPicture): Promise<void> {
    this.stored.push(picture);
  }

  override async update(_unit: Unit, picture: StoredPicture): Promise<StoredPicture> {
    this.stored = this.stored.map((stored) => (stored.id === picture.id ? picture : stored));
    return picture;
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored = this.stored.filter((picture) => picture.id !== id);
  }
}

/** Files in memory. While `failure` is set, none can be stored or removed. */
export class InMemoryPictureFiles extends PictureFiles {
  readonly contents = new Map<string, Buffer>();
  failure: Error | null = null;

  override async prepare(): Promise<void> {}

  override async put(name: string, content: Buffer): Promise<void> {
    if (this.failure) throw this.failure;
    this.contents.set(name, content);
  }

  override async open(name: string): Promise<PictureFile | null> {
    const content = this.contents.get(name);
    return content ? { bytes: content.length, stream: () => Readable.from([content]) } : null;
  }

  override async remove(name: string): Promise<void> {
    if (this.failure) throw this.failure;
    this.contents.delete(name);
  }

  override async storedBefore(): Promise<string[]> {
    return [...this.contents.keys()];
  }
}

/** Makes files that contain their names, and counts how often. */
export class FakePictureMaker extends PictureMaker {
  made = 0;

  override async make(_file: Buffer, hash: string): Promise<MadePicture> {
    this.made += 1;
    const files = fileNames(hash).map((name) => ({ name, content: Buffer.from(name) }));
    return { width: 2000, height: 1000, files };
  }
}

/** Knows no picture; counts the changes. */
export class RecordingPictures extends Pictures {
  announced = 0;

  override find(): null {
    return null;
  }

  override async announce(): Promise<void> {
    this.announced += 1;
  }
}

/** A library in memory, and what the use cases need of it. */
export function aLibrary(...stored: readonly StoredPicture[]) {
  const pictures = new InMemoryPictures(...stored);
  const files = new InMemoryPictureFiles();
  const maker = new FakePictureMaker();
  const shown = new RecordingPictures();
  const storage = new PictureStorage(maker, files);
  return { pictures, files, maker, shown, storage, units: new PictureUnits(new PassingUnitOfWork(), shown) };
}
