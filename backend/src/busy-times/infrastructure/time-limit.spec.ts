import { eachInTime } from './time-limit.js';

const endless = (): never => {
  for (;;);
};

/** What becomes of each item, in the order in which it is known. */
function outcomes(items: readonly string[], work: (item: string) => string) {
  const found: (readonly [string, string | undefined])[] = [];
  eachInTime(items, 30, work, (item, result) => found.push([item, result]));
  return found;
}

describe('work that has a time limit for each item', () => {
  it('goes on after one without an end, which gets no result', () => {
    const work = (item: string) => (item === 'endless' ? endless() : item.toUpperCase());
    expect(outcomes(['a', 'endless', 'b'], work)).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['endless', undefined],
    ]);
  });

  it('gives each result once, although an item was ended halfway and is tried again', () => {
    const tried: string[] = [];
    const work = (item: string) => {
      tried.push(item);
      return item === 'slow' && tried.length < 3 ? endless() : item.toUpperCase();
    };
    expect(outcomes(['a', 'slow', 'b'], work)).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['slow', 'SLOW'],
    ]);
    expect(tried).toEqual(['a', 'slow', 'b', 'slow']);
  });

  it('ends many endless items, of which each gets no result once', () => {
    const items = Array.from({ length: 50 }, (_, item) => `item ${item}`);
    const found = outcomes(items, endless);
    expect(found.every(([, result]) => result === undefined)).toBe(true);
    expect(found.map(([item]) => item).sort()).toEqual([...items].sort());
  });

  it('ends with an error of the work', () =>
    expect(() =>
      outcomes(['a'], () => {
        throw new Error('No such zone');
      }),
    ).toThrow('No such zone'));
});
