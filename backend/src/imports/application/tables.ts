import type { ReadLayout, ShownRow } from '../domain/import.js';
import type { Layout } from '../domain/layout.js';
import type { Samples } from '../domain/mapping.js';

/** A file that was read as a table. */
export interface Table extends ReadLayout {
  readonly encoding: string;
  /** Null for a vCard and a workbook. */
  readonly separator: string | null;
  readonly headings: string[];
  /** Some values of each column. */
  readonly samples: Samples;
  /** Of the file with what stands above the headings; none of a vCard. */
  readonly firstRows: readonly ShownRow[];
  /** Can be read once. */
  readonly rows: AsyncIterable<{ readonly row: number; readonly cells: readonly string[] }>;
}

/** Reads uploaded files. */
export abstract class Tables {
  /** What `use` makes of the table. Rejects a file that is none, and a layout that it does not have, in words. */
  abstract read<T>(path: string, layout: Layout, use: (table: Table) => Promise<T>): Promise<T>;
}
