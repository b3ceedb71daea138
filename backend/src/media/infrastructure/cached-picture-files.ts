import { Readable } from 'node:stream';
import { type PictureFile, PictureFiles, readPictureFile } from '../picture-files.js';

const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** A picture that was deleted on another replica is sent for at most this time. */
const MAX_AGE_MS = 300_000;

interface Cached {
  readonly content: Buffer;
  readonly readAt: number;
}

/** Keeps the files that were read last in memory, and reads a file once for all who ask for it at the same time. */
export class CachedPictureFiles extends PictureFiles {
  /** The one that was used last is at the end. */
  private readonly cached = new Map<string, Cached>();
  private readonly reading = new Map<string, Promise<Buffer | null>>();
  private bytes = 0;

  constructor(
    private readonly files: PictureFiles,
    private readonly maxBytes = MAX_CACHED_BYTES,
  ) {
    super();
  }

  override prepare(): Promise<void> {
    return this.files.prepare();
  }

  override async put(name: string, content: Buffer): Promise<void> {
    this.forget(name);
    await this.files.put(name, content);
  }

  override async open(name: string): Promise<PictureFile | null> {
    const found = this.fresh(name) ?? (await this.read(name));
    if (!found) return null;
    this.keep(name, found);
    const { content } = found;
    return { bytes: content.length, stream: () => Readable.from([content]) };
  }

  override async remove(name: string): Promise<void> {
    await this.files.remove(name);
    this.forget(name);
  }

  override storedBefore(moment: Date): Promise<string[]> {
    return this.files.storedBefore(moment);
  }

  private fresh(name: string): Cached | null {
    const cached = this.cached.get(name);
    return cached && performance.now() - cached.readAt < MAX_AGE_MS ? cached : null;
  }

  private async read(name: string): Promise<Cached | null> {
    const reading =
      this.reading.get(name) ?? readPictureFile(this.files, name).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
    const content = await reading;
    return content && { content, readAt: performance.now() };
  }

  private keep(name: string, found: Cached): void {
    this.forget(name);
    if (found.content.length > this.maxBytes) return;
    this.cached.set(name, found);
    this.bytes += found.content.length;
    for (const oldest of this.cached.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.forget(oldest);
    }
  }

  private forget(name: string): void {
    this.bytes -= this.cached.get(name)?.content.length ?? 0;
    this.cached.delete(name);
  }
}
