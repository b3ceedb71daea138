import type { Import } from './import.js';
import type { ImportOptions } from './mapping.js';

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** How staff say that a file is laid out; what they do not say is guessed, and what the file does not have counts for nothing. */
export interface Layout {
  readonly separator?: Separator | undefined;
  /** The row of the headings, from 1. */
  readonly headingRow?: number | undefined;
  readonly sheet?: string | undefined;
}

type Read = Pick<Import, 'separator' | 'headingRow' | 'sheet'>;

export const layoutOf = ({ separator, headingRow, sheet }: ImportOptions): Layout => ({
  separator,
  headingRow,
  sheet,
});

/** Whether the file was read so. */
export function isReadAs(read: Read, { separator, headingRow, sheet }: Layout): boolean {
  const isSame = (was: unknown, wanted: unknown) => was === null || wanted === undefined || was === wanted;
  return (
    isSame(read.separator, separator) && isSame(read.headingRow, headingRow) && isSame(read.sheet, sheet)
  );
}

/** The layout with what it does not say as the file was read. In another sheet, or with another separator, the headings are guessed. */
export function wholeLayout(read: Read, { separator, headingRow, sheet }: Layout): Layout {
  const isOther = !isReadAs(read, { separator, sheet });
  return {
    separator: separator ?? (read.separator as Separator | null) ?? undefined,
    headingRow: headingRow ?? (isOther ? undefined : (read.headingRow ?? undefined)),
    sheet: sheet ?? read.sheet ?? undefined,
  };
}
