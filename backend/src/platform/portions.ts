const MAPPED_PIECE = 10;

/** A list in parts of at most that size, in its order; none of an empty list. */
export function* portions<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}

/** Maps values, some at a time, so that requests are answered in between. */
export async function mapInPieces<T, Other>(
  values: readonly T[],
  map: (value: T, place: number) => Other,
): Promise<Other[]> {
  const mapped: Other[] = [];
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % MAPPED_PIECE === 0) await breathe();
    mapped.push(map(value, place));
  }
  return mapped;
}

/** Lets what waits run, such as requests. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
