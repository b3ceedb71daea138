import fs from 'node:fs';

/** Captures what the process writes to stdout and stderr: through the logger, the streams or the console. */
export class CapturedOutput {
  private readonly pieces: string[] = [];

  constructor() {
    const keep = (piece: unknown) =>
      this.pieces.push(Buffer.isBuffer(piece) ? piece.toString() : String(piece));
    const original = fs.writeSync;
    jest.spyOn(fs, 'writeSync').mockImplementation((file: number, piece: string, ...rest: []) => {
      if (file !== 1 && file !== 2) return original(file, piece, ...rest);
      keep(piece);
      return Buffer.byteLength(piece);
    });
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((piece) => keep(piece) > 0);
    for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
      jest.spyOn(console, method).mockImplementation((...pieces) => pieces.forEach(keep));
  }

  get text(): string {
    return this.pieces.join('');
  }

  get lines(): string[] {
    return this.text.split('\n').filter((line) => line !== '');
  }

  /** Restores the original output. */
  release(): void {
    jest.restoreAllMocks();
  }
}
