import type { WholeList } from '../whole-list.js';

/** All pages of a list, in order. */
export async function pagesOf<T>({ first, rest }: WholeList<T>): Promise<(readonly T[])[]> {
  const pages = [first];
  for await (const page of rest ?? []) pages.push(page);
  return pages;
}

/** All rows of a list, in order. */
export async function rowsOf<T>(list: WholeList<T> | null): Promise<T[]> {
  if (!list) throw new Error('There is no list');
  return (await pagesOf(list)).flat();
}
