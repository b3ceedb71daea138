/** Reads a stream in pieces of a given size. */
export class ByteQueue {
  private readonly chunks: AsyncIterator<Buffer>;
  private waiting: Buffer[] = [];
  private size = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** Fewer bytes than requested only at the end of the stream. */
  async upTo(count: number): Promise<Buffer> {
    while (this.size < count) {
      const next = await this.chunks.next();
      if (next.done) break;
      this.waiting.push(next.value);
      this.size += next.value.length;
    }
    const all = this.waiting.length === 1 ? this.waiting[0]! : Buffer.concat(this.waiting);
    const taken = all.subarray(0, count);
    const left = all.subarray(taken.length);
    this.waiting = left.length > 0 ? [left] : [];
    this.size = left.length;
    return taken;
  }

  /** As it arrives: the source may pause for long. */
  async *rest(): AsyncGenerator<Buffer> {
    yield* this.waiting;
    for (let next = await this.chunks.next(); !next.done; next = await this.chunks.next()) yield next.value;
  }
}
