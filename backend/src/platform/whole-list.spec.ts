import { pagesOf } from './testing/whole-list.js';
import { mapList, wholeList } from './whole-list.js';

/** A list of the numbers up to `count`, three a page; `read` lists the requested cursors. */
async function numbers(count: number) {
  const read: (number | null)[] = [];
  const list = await wholeList(async (after: number | null) => {
    read.push(after);
    const rows = Array.from(
      { length: Math.min(3, count - (after ?? 0)) },
      (_, index) => (after ?? 0) + index,
    );
    return { rows, next: rows.length === 3 ? rows.at(-1)! + 1 : null };
  });
  return { list, read };
}

describe('a list of any length', () => {
  it.each([
    [0, [[]]],
    [2, [[0, 1]]],
    [3, [[0, 1, 2], []]],
    [7, [[0, 1, 2], [3, 4, 5], [6]]],
  ])('of %d rows has them all, page by page', async (count, pages) => {
    expect(await pagesOf((await numbers(count)).list)).toEqual(pages);
    expect(await pagesOf(mapList((await numbers(count)).list, String))).toEqual(
      pages.map((page) => page.map(String)),
    );
  });

  it('reads a page only when it is consumed', async () => {
    const { list, read } = await numbers(100);
    expect(read).toEqual([null]);
    const rest = list.rest![Symbol.asyncIterator]();
    await rest.next();
    expect(read).toEqual([null, 3]);
    await rest.return!();
    expect(await rest.next()).toMatchObject({ done: true });
    expect(read).toEqual([null, 3]);
  });
});
