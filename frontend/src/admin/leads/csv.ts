import { csvCell } from '@contract';
import type { Lead } from '../../shared/api-types';
import { CSV_COLUMNS, valueOf } from './leadFields';

/** The header line of the file. The BOM marks it as UTF-8 for spreadsheets. */
export const CSV_HEADER = `\uFEFF${CSV_COLUMNS.map(({ heading }) => heading).join(',')}\r\n`;

/** A lead as one line of the file. A column of what the lead does not have is empty. */
export function csvLine(lead: Lead): string {
  const cells = CSV_COLUMNS.map(({ name, text, encode = csvCell }) =>
    name in lead ? encode((text ? text(lead) : valueOf(lead, name)) ?? '') : '',
  );
  return `${cells.join(',')}\r\n`;
}
