import { breathe } from '../portions.js';

/**
 * All rows of a list in the order of a key, in pieces of that size: `read` returns the next ones behind the key of the last.
 * Requests are answered in between. An empty list has no piece.
 */
export async function* rowsInPieces<Row, Key extends string | number>(
  size: number,
  start: Key,
  keyOf: (row: Row) => Key,
  read: (after: Key) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = start; ;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = keyOf(rows.at(-1)!);
    await breathe();
  }
}
