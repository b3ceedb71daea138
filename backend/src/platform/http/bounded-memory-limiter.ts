import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible';

/** An in-memory rate limiter with a maximum number of keys; over it, the least recently counted key is dropped. */
export class BoundedMemoryLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string | number>();

  constructor(
    options: IRateLimiterOptions,
    private readonly maxKeys = 20_000,
  ) {
    super(options);
  }

  override consume(key: string | number, points?: number) {
    this.touch(key);
    return super.consume(key, points);
  }

  private touch(key: string | number): void {
    this.keys.delete(key);
    this.keys.add(key);
    if (this.keys.size <= this.maxKeys) return;
    const [oldest = ''] = this.keys;
    this.keys.delete(oldest);
    void this.delete(oldest);
  }
}
