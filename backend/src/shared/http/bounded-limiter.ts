import { type IRateLimiterOptions, RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Counts in memory for so many keys at the most: whoever invents new ones without end must not fill it. The key that
 * was counted longest ago is forgotten first.
 */
export class BoundedLimiter extends RateLimiterMemory {
  private readonly keys = new Set<string | number>();

  constructor(
    options: IRateLimiterOptions,
    private readonly mostKeys = 20_000,
  ) {
    super(options);
  }

  override consume(key: string | number, points?: number) {
    this.keep(key);
    return super.consume(key, points);
  }

  private keep(key: string | number): void {
    this.keys.delete(key);
    this.keys.add(key);
    if (this.keys.size <= this.mostKeys) return;
    const [oldest = ''] = this.keys;
    this.keys.delete(oldest);
    void this.delete(oldest);
  }
}
