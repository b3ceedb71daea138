/** A page of rows, and the cursor of the next page; null after the last. */
export interface ListPage<T, Cursor> {
  readonly rows: readonly T[];
  readonly next: Cursor | null;
}

/** A list of any length with one page in memory: each page is read after the previous one is consumed. */
export interface WholeList<T> {
  readonly first: readonly T[];
  /** The pages after the first; null when there are none. */
  readonly rest: AsyncIterable<readonly T[]> | null;
}

/** Starts a list. `read` returns the page after the cursor. */
export async function wholeList<T, Cursor>(
  read: (after: Cursor | null) => Promise<ListPage<T, Cursor>>,
): Promise<WholeList<T>> {
  const { rows, next } = await read(null);
  return { first: rows, rest: next === null ? null : pagesAfter(next, read) };
}

async function* pagesAfter<T, Cursor>(
  start: Cursor,
  read: (after: Cursor | null) => Promise<ListPage<T, Cursor>>,
): AsyncGenerator<readonly T[]> {
  let after: Cursor | null = start;
  while (after !== null) {
    const page: ListPage<T, Cursor> = await read(after);
    yield page.rows;
    after = page.next;
  }
}

/** Maps each row of a list. */
export function mapList<T, Other>({ first, rest }: WholeList<T>, map: (row: T) => Other): WholeList<Other> {
  return { first: first.map(map), rest: rest && mapPages(rest, map) };
}

async function* mapPages<T, Other>(pages: AsyncIterable<readonly T[]>, map: (row: T) => Other) {
  for await (const rows of pages) yield rows.map(map);
}
