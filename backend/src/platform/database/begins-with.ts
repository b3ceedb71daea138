/** The condition that a column begins with a text, which an index of the column answers; compared by code points. */
export function beginsWith(
  column: string,
  text: string,
): { readonly sql: string; readonly values: string[] } {
  return { sql: `${column} >= ? AND ${column} < ?`, values: [text, `${text}\u{10ffff}`] };
}
