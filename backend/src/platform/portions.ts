/** A list in parts of at most that size, in its order; none of an empty list. */
export function* portions<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
