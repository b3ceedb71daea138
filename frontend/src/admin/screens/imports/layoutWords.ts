import { listed } from '@/admin/records/people/personWords';
import type { Import, Layout } from '@/admin/ground/api/importTypes';

export const SEPARATOR_NAMES: Readonly<Record<NonNullable<Layout['separator']>, string>> = {
  ',': 'Commas',
  ';': 'Semicolons',
  '\t': 'Tabs',
  '|': 'Vertical bars |',
};
const SEPARATORS: Partial<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};
const ENCODINGS: Partial<Record<string, string>> = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252' };

/** How the file was read. */
export function readAs({ encoding, separator, sheet }: Import): string {
  if (sheet !== null) return `Read as the sheet “${sheet}” of an Excel workbook.`;
  const shape =
    separator === null
      ? 'an address book, vCard'
      : `a table with ${SEPARATORS[separator] ?? separator} between the columns`;
  return `Read as ${shape} (${ENCODINGS[encoding] ?? encoding}).`;
}

/** `The headings are in row 3, and semicolons stand between the columns.` */
export function laidOut({ headingRow, separator, sheet, sheets }: Import): string {
  const more =
    sheets.length > 1
      ? ` of the sheet “${sheet}”, one of ${sheets.length}`
      : separator === null
        ? ''
        : `, and ${SEPARATORS[separator] ?? separator} stand between the columns`;
  return `The headings are in row ${headingRow}${more}.`;
}

/** That letters were read in another way, and where. */
export function otherLetters({ count, rows }: Import['otherRows']): string {
  const named = rows.map(String);
  const more = count - rows.length;
  const where = `${count === 1 ? 'Row' : 'Rows'} ${listed(more > 0 ? [...named, `${more} more`] : named)}`;
  return `${where} ${count === 1 ? 'has' : 'have'} letters that are not UTF-8; they were read as Windows-1252. Look whether names such as Peña are right there.`;
}
