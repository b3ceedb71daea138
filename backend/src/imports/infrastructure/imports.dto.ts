import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.js';
import { applyDecorators } from '@nestjs/common';
import { rule } from '../../platform/http/field-rule.js';
import { OneOf, Text, WhenSentElse } from '../../platform/http/fields.js';
import { ObjectOf } from '../../platform/http/nested-fields.js';
import {
  type Counts,
  FAILURES,
  type Import,
  IMPORT_STATES,
  type ImportFailure,
  type ImportState,
  MOST_MAPPING_NAME,
  type Outcome,
  OUTCOMES,
  type ShownRow,
  type UndoCounts,
} from '../domain/import.js';
import { type FieldType, IMPORT_KINDS, type ImportField, type ImportKind } from '../domain/import-fields.js';
import {
  type Columns,
  DATE_ORDERS,
  type DateOrder,
  type ImportOptions,
  type Mapping,
  suggestMapping,
} from '../domain/mapping.js';
import { type Separator, SEPARATORS } from '../domain/layout.js';
import { SHOWN_SAMPLES } from '../domain/samples.js';
import { decisionOf } from '../domain/decision.js';
import { ImportLayoutBody, OtherRowsView, ShownRowView } from './layout.dto.js';
import { RowCandidateView, RowDecisionView, RowPersonView } from './decisions.dto.js';
import type { ImportRow } from './sql-import-rows.js';
import type { RowPeople } from './sql-row-decisions.js';
import type { SavedMapping } from './sql-import-mappings.js';
import { MOST_COLUMNS, MOST_HEADING } from './table-files.js';

const ON_MATCH = ['update', 'skip'] as const;
const TERMS_ARE = ['change', 'correction'] as const;

const nullableText = { type: String, nullable: true } as const;
const anyValue = { nullable: true } as const;

export class ImportUploadFields {
  @OneOf(IMPORT_KINDS) kind: ImportKind;
}

/** The form of an upload, for the API document. */
export class ImportUploadForm extends ImportUploadFields {
  @ApiProperty({ type: String, format: 'binary' }) file: unknown;
}

/** Fields, or null, by heading. */
function ColumnFields(): PropertyDecorator {
  const isColumns = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= MOST_COLUMNS &&
    Object.entries(value).every(
      ([heading, field]) =>
        heading.length <= MOST_HEADING &&
        (field === null || (typeof field === 'string' && field.length <= 40)),
    );
  return applyDecorators(
    ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } }),
    rule('field.object', isColumns),
  );
}

class ImportOptionsBody extends ImportLayoutBody {
  @OneOf(DATE_ORDERS, { optional: true }) dateOrder?: DateOrder | null;
  @Text({ max: 2, optional: true }) country?: string | null;
  @OneOf(ON_MATCH, { optional: true }) onMatch?: (typeof ON_MATCH)[number] | null;
  @OneOf(TERMS_ARE, { optional: true }) termsAre?: (typeof TERMS_ARE)[number] | null;
  @Text({ max: 200, optional: true }) consentBasis?: string | null;
  @Text({ max: 60, optional: true }) source?: string | null;
}

export class ImportMappingBody {
  @ColumnFields() columns: Columns;
  @WhenSentElse({}) @ObjectOf(ImportOptionsBody) options: ImportOptionsBody;
  @Text({ max: MOST_MAPPING_NAME, optional: true }) saveAs?: string | null;
}

export const mappingIn = ({ columns, options }: ImportMappingBody): Mapping => ({
  ...{ columns, options: given(options) },
});

/** Without what is null. */
export function given(options: object): Record<string, never> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== null && value !== undefined),
  ) as Record<string, never>;
}

class ImportColumnView {
  @ApiProperty() heading: string;
  @ApiProperty({ type: [String] }) samples: string[];
  @ApiProperty({ ...nullableText, description: 'The field that is guessed' }) suggested: string | null;
}

class ImportCountsView implements Counts {
  @ApiProperty() create: number;
  @ApiProperty() update: number;
  @ApiProperty() skip: number;
  @ApiProperty() conflict: number;
  @ApiProperty() wrong: number;
}

class UndoCountsView implements UndoCounts {
  @ApiProperty() undone: number;
  @ApiProperty() left: number;
}

class ImportOptionsView implements ImportOptions {
  @ApiPropertyOptional({ enum: DATE_ORDERS }) dateOrder?: DateOrder;
  @ApiPropertyOptional({ type: String }) country?: string;
  @ApiPropertyOptional({ enum: ON_MATCH }) onMatch?: (typeof ON_MATCH)[number];
  @ApiPropertyOptional({ enum: TERMS_ARE }) termsAre?: (typeof TERMS_ARE)[number];
  @ApiPropertyOptional({ type: String }) consentBasis?: string;
  @ApiPropertyOptional({ type: String }) source?: string;
  @ApiPropertyOptional({ enum: SEPARATORS }) separator?: Separator;
  @ApiPropertyOptional({ type: Number }) headingRow?: number;
  @ApiPropertyOptional({ type: String }) sheet?: string;
}

class MappingView implements Mapping {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', nullable: true } }) columns: Columns;
  @ApiProperty({ type: ImportOptionsView }) options: ImportOptionsView;
}

export class SavedMappingView extends MappingView implements SavedMapping {
  @ApiProperty() name: string;
}

export class ImportView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: IMPORT_KINDS }) kind: ImportKind;
  @ApiProperty() fileName: string;
  @ApiProperty({ enum: IMPORT_STATES }) state: ImportState;
  @ApiProperty() encoding: string;
  @ApiProperty({ ...nullableText, description: 'Null of a vCard and a workbook' }) separator: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The row of the headings; null of a vCard' })
  headingRow: number | null;
  @ApiProperty({ ...nullableText, description: 'The sheet of a workbook that was read' }) sheet:
    string | null;
  @ApiProperty({ type: [String], description: 'Those that can be chosen' }) sheets: readonly string[];
  @ApiProperty({ type: OtherRowsView, description: 'Rows with letters that were read as Windows-1252' })
  otherRows: OtherRowsView;
  @ApiProperty({
    type: [ShownRowView],
    description: 'Of the file, with what is above the headings, while it can be read anew; else none',
  })
  firstRows: readonly ShownRowView[];
  @ApiProperty({ description: 'Without the one of the headings' }) rows: number;
  @ApiProperty({ type: [ImportColumnView] }) columns: ImportColumnView[];
  @ApiProperty({ ...nullableText, description: 'The source whose headings they are' }) preset: string | null;
  @ApiProperty({ description: 'A column of dates can be read in two ways' }) dateOrderUnclear: boolean;
  @ApiProperty({ type: MappingView, nullable: true }) mapping: MappingView | null;
  @ApiProperty({ description: 'Rows that the present step has passed' }) done: number;
  @ApiProperty({ type: ImportCountsView }) counts: ImportCountsView;
  @ApiProperty({ type: UndoCountsView, nullable: true }) undo: UndoCountsView | null;
  @ApiProperty({ enum: FAILURES, nullable: true }) failure: ImportFailure | null;
  @ApiProperty() createdAt: string;
  @ApiProperty() createdByName: string;
  @ApiProperty(nullableText) appliedAt: string | null;
  @ApiProperty({ description: 'When the file and its rows are removed' }) expiresAt: string;
}

export class ImportFieldView implements ImportField {
  @ApiProperty() name: string;
  @ApiProperty() label: string;
  @ApiProperty({ type: String }) type: FieldType;
  @ApiPropertyOptional({ type: Boolean }) required?: boolean;
  @ApiPropertyOptional({ type: Number }) maxLength?: number;
  @ApiPropertyOptional({ type: Boolean }) lines?: boolean;
  @ApiPropertyOptional({ type: Number }) max?: number;
  @ApiPropertyOptional({ type: [String] }) choices?: readonly string[];
  @ApiPropertyOptional({ type: String }) partOf?: string;
}

class RowProblemView {
  @ApiProperty({ description: 'Empty for the row as a whole' }) field: string;
  @ApiProperty() code: string;
  @ApiProperty() message: string;
}

export class ImportRowView {
  @ApiProperty({ description: 'Its number in the file' }) row: number;
  @ApiProperty({ enum: OUTCOMES, nullable: true }) outcome: Outcome | null;
  @ApiProperty({ type: [String] }) cells: readonly string[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', properties: { from: anyValue, to: anyValue } },
  })
  fields: ImportRow['changes'];
  @ApiProperty({ type: [RowProblemView] }) errors: readonly RowProblemView[];
  @ApiProperty({ type: [RowCandidateView] }) candidates: readonly RowCandidateView[];
  @ApiProperty({
    type: RowPersonView,
    nullable: true,
    description: 'Whom it is about, where there are candidates',
  })
  person: RowPersonView | null;
  @ApiProperty({ type: RowDecisionView, nullable: true }) decision: RowDecisionView | null;
  @ApiProperty({ type: Boolean, nullable: true }) undone: boolean | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) left: ImportRow['left'];
}

class RowLeftView {
  @ApiProperty() row: number;
  @ApiProperty() name: string;
  @ApiProperty() reason: string;
}

export class UndoPreviewView implements UndoCounts {
  @ApiProperty() undone: number;
  @ApiProperty() left: number;
  @ApiProperty({ type: [RowLeftView], description: 'The first hundred of which something is left' })
  rows: RowLeftView[];
}

export function rowView(row: ImportRow, people: RowPeople): ImportRowView {
  const { cells, outcome, changes: fields, problems: errors, undone, left } = row;
  const candidates = row.candidates.map((one) => ({ ...one, person: people.records.get(one.id) ?? null }));
  const person = people.rows.get(row.row) ?? null;
  const decision = decisionOf(row.choice);
  return { row: row.row, outcome, cells, fields, errors, candidates, person, decision, undone, left };
}

/** `samples` are values of each column, and `firstRows` those of the file while it is kept. */
export function importView(
  { headings, createdBy: _, samples: __, again: ___, ...shown }: Import,
  samples: readonly (readonly string[])[],
  firstRows: readonly ShownRow[],
): ImportView {
  const { columns, dateOrderUnclear } = suggestMapping(shown.kind, headings, samples);
  return {
    ...shown,
    ...{ firstRows, dateOrderUnclear },
    columns: headings.map((heading, place) => ({
      heading,
      samples: samples[place]!.slice(0, SHOWN_SAMPLES),
      suggested: columns[heading] ?? null,
    })),
  };
}
