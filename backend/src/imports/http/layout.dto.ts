import { ApiProperty } from '../../platform/http/api-docs.js';
import { OneOf, Text } from '../../platform/http/fields.js';
import { WholeNumber } from '../../platform/http/whole-number-field.js';
import type { OtherRows, ShownRow } from '../domain/import.js';
import { type Separator, SEPARATORS } from '../domain/layout.js';
import { MOST_SHEET_NAME } from '../infrastructure/workbook-parts.js';

/** A file of 20 MB has no more. */
const MOST_HEADING_ROW = 20_000_000;

/** How the file is laid out; what is left out stays as it was read. */
export class ImportLayoutBody {
  @OneOf(SEPARATORS, { optional: true }) separator?: Separator | null;
  @WholeNumber({ min: 1, max: MOST_HEADING_ROW, optional: true }) headingRow?: number | null;
  @Text({ max: MOST_SHEET_NAME, optional: true }) sheet?: string | null;
}

export class OtherRowsView implements OtherRows {
  @ApiProperty() count: number;
  @ApiProperty({ type: [Number], description: 'The numbers of the first ones' }) rows: readonly number[];
}

export class ShownRowView implements ShownRow {
  @ApiProperty() row: number;
  @ApiProperty({ type: [String] }) cells: readonly string[];
}
