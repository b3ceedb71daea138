import { rowsInPieces } from './rows-in-pieces.js';

describe('the rows of a list in pieces', () => {
  const NUMBERS = [1, 2, 3, 4, 5, 6];
  const readUpTo = async (last: number) => {
    const asked: number[] = [];
    const pieces: (readonly number[])[] = [];
    const read = async (after: number) => {
      asked.push(after);
      return NUMBERS.filter((one) => one > after && one <= last).slice(0, 2);
    };
    for await (const piece of rowsInPieces(2, 0, (one) => one, read)) pieces.push(piece);
    return { asked, pieces };
  };

  it.each([
    ['none', 0, [0], []],
    ['less than a piece', 1, [0], [[1]]],
    [
      'whole pieces',
      4,
      [0, 2, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['some more', 5, [0, 2, 4], [[1, 2], [3, 4], [5]]],
  ])('are all of them, each once: %s', async (_, last, asked, pieces) => {
    expect(await readUpTo(last)).toEqual({ asked, pieces });
  });

  it('are read only as far as they are wanted', async () => {
    let reads = 0;
    const read = async (after: number) => [after + (reads += 1)];
    for await (const [one] of rowsInPieces(1, 0, (row: number) => row, read)) if (one! > 2) break;
    expect(reads).toBe(2);
  });
});
