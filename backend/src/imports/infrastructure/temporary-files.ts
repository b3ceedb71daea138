import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadedFiles } from '../application/ports.js';

/** Files in the folder for temporary files, each in a folder that only this process reads. */
export class TemporaryFiles extends UploadedFiles {
  override async *read(path: string, size: number): AsyncGenerator<Buffer> {
    const file = await open(path);
    try {
      for (let place = 0; ; place += size) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, place);
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  }

  override async write<T>(pieces: AsyncIterable<Buffer>, use: (path: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'import-'));
    try {
      const path = join(folder, 'file');
      const file = await open(path, 'w', 0o600);
      try {
        for await (const piece of pieces) await file.write(piece);
      } finally {
        await file.close();
      }
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
