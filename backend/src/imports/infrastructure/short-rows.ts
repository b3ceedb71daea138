/** Kinds of cells that stand in columns of their own. */
const KINDS = [/^[^\s@]+@[^\s@.]+\.\S+$/, /^[+(]?\d[\d\s().\-/]{5,40}$/];

/**
 * Tells short rows whose last cells are empty, as many programs write them, from parts of a row that a line break without
 * quotes has broken: in those an address or a number stands where whole rows have none.
 */
export class ColumnKinds {
  /** The columns in which each kind was seen. */
  private readonly seen = KINDS.map(() => new Set<number>());

  /** From a row with a cell for each heading. */
  learn(cells: readonly string[]): void {
    cells.forEach((cell, place) => kindsOf(cell).forEach((kind) => this.seen[kind]!.add(place)));
  }

  fits(cells: readonly string[]): boolean {
    return cells.every((cell, place) =>
      kindsOf(cell).every((kind) => this.seen[kind]!.size === 0 || this.seen[kind]!.has(place)),
    );
  }
}

/** Characters of a cell that is looked at. */
const LONGEST = 100;

function kindsOf(cell: string): number[] {
  if (cell === '' || cell.length > LONGEST) return [];
  const text = cell.trim();
  return KINDS.flatMap((pattern, kind) => (pattern.test(text) ? [kind] : []));
}
