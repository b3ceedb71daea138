/** The placeholders of a list of values, as in `id IN (?, ?)`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** The condition that a row has one of these ids; no row has for an empty list. */
export function hasOneOf(ids: readonly string[]): string {
  return ids.length > 0 ? `id IN (${placeholders(ids)})` : '1 = 0';
}
