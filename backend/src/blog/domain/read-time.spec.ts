import { readTimeOf } from './read-time.js';

const words = (count: number) => 'word '.repeat(count);

describe('the read time', () => {
  it.each([
    ['', '1 min read'],
    ['One.', '1 min read'],
    [words(299), '1 min read'],
    [words(300), '2 min read'],
    [words(1000), '5 min read'],
    [`${words(290)} ![](/media/a-b-c-d-e-f-g-h-i-j-k-l-m.webp)`, '1 min read'],
    [
      `${words(290)} [link](https://a.example/one/two/three/four/five/six/seven/eight/nine/ten/e)`,
      '1 min read',
    ],
    [`${words(290)}${'| --- '.repeat(50)}`, '1 min read'],
    ["it's ".repeat(299), '1 min read'],
    ['₱1,250.50 '.repeat(400), '2 min read'],
  ])('of %p is “%s”', (content, readTime) => expect(readTimeOf(content)).toBe(readTime));

  it.each(['](', '[', "a'", '] ('])('is found fast in 200 kB of %j', (part) => {
    expect(readTimeOf(part.repeat(100_000))).toMatch(/^\d+ min read$/);
  });
});
