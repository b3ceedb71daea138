/** The placeholders of a list of values, as in `id IN (?, ?)`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
