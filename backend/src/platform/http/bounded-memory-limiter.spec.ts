import { BoundedMemoryLimiter } from './bounded-memory-limiter.js';

describe('the in-memory limiter', () => {
  it('drops only the least recently counted key when there are too many', async () => {
    const limiter = new BoundedMemoryLimiter({ points: 5, duration: 60 }, 3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await limiter.consume(key);
    const counted = async (key: string) => (await limiter.get(key))?.consumedPoints;
    expect([await counted('a'), await counted('b'), await counted('c'), await counted('d')]).toEqual([
      2,
      undefined,
      1,
      1,
    ]);
  });
});
