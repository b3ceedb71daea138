/** Fields that only the rows of a page have. */
export const PAGE_FIELDS: readonly string[] = ['notesCount', 'lastNote', 'clash', 'outsideHours'];

/** The rows of a page as a whole list has them. */
export function asInWholeLists<Row extends object>(rows: readonly Row[]): Row[] {
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !PAGE_FIELDS.includes(name))) as Row,
  );
}
