import { readConfig } from '../config.js';
import { rejectionOf } from '../testing/domain-errors.js';
import { CursorPages, type Place, rowsWithin } from './cursor-pages.js';

const pages = new CursorPages(readConfig({ SESSION_SECRET: 'a secret for tests that is long enough' }));
const other = new CursorPages(readConfig({ SESSION_SECRET: 'another secret that is long enough, too' }));

/** Numbers from 9 down, as a list whose place is the number. */
const read = (after: Place | null, limit: number) => {
  const numbers = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].filter((number) => number < Number(after?.[0] ?? 10));
  return Promise.resolve(rowsWithin(numbers.slice(0, limit + 1), limit, (number) => [String(number)]));
};
const page = (query: object, list = 'numbers', of = pages) =>
  of.page(list, { ...query }, read, (number) => ({ number }));
const numbersOf = ({ data }: { data: { number: number }[] }) => data.map(({ number }) => number);

describe('pages with cursors', () => {
  it('follow each other until the last one, which has no cursor', async () => {
    const first = await page({ limit: '4' });
    expect(numbersOf(first)).toEqual([9, 8, 7, 6]);
    const second = await page({ limit: '4', cursor: first.nextCursor });
    expect(numbersOf(second)).toEqual([5, 4, 3, 2]);
    const last = await page({ limit: '4', cursor: second.nextCursor });
    expect(last).toEqual({ data: [{ number: 1 }, { number: 0 }], nextCursor: null });
  });

  it('have no cursor when the rows end with the page', async () => {
    expect((await page({ limit: '10' })).nextCursor).toBeNull();
    expect(numbersOf(await page({}))).toHaveLength(10);
  });

  it.each(['0', '101', '-1', '1.5', 'ten', '', '1e2'])('reject the limit %p', async (limit) => {
    expect(await rejectionOf(page({ limit }))).toMatchObject({ errors: { limit: expect.any(String) } });
  });

  it('reject a cursor that was changed, and one of another list or secret', async () => {
    const { nextCursor } = await page({ limit: '4' });
    const [text = '', signature = ''] = nextCursor!.split('.');
    const forged = Buffer.from('["3"]').toString('base64url');
    const changed = [
      `${forged}.${signature}`,
      text,
      `${text}.`,
      `${nextCursor}.x`,
      `x${nextCursor}`,
      '',
      '.',
    ];
    for (const cursor of changed)
      expect(await rejectionOf(page({ cursor }))).toMatchObject({ errors: { cursor: expect.any(String) } });
    for (const [list, of] of [['letters', pages] as const, ['numbers', other] as const])
      expect(await rejectionOf(page({ cursor: nextCursor }, list, of))).toMatchObject({
        errors: { cursor: expect.stringContaining('nextCursor') },
      });
  });
});
