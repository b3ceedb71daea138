import { shownValue } from '../../platform/fields/sealed.js';
import { ApiProperty, ApiPropertyOptional, nullableText } from '../../platform/http/api-docs.js';
import { OneOf } from '../../platform/http/fields.js';
import {
  type Counts,
  FAILURES,
  type Import,
  IMPORT_STATES,
  type ImportFailure,
  type ImportState,
  type Outcome,
  OUTCOMES,
  type ShownRow,
  type UndoCounts,
} from '../domain/import.js';
import { type FieldType, IMPORT_KINDS, type ImportField, type ImportKind } from '../domain/import-fields.js';
import { suggestMapping } from '../domain/mapping.js';
import type { ColumnWord, ColumnWords } from '../domain/column-words.js';
import { unusedLeaving } from '../domain/leaving.js';
import type { LeftOut, Notice } from '../domain/read-record.js';
import { SHOWN_SAMPLES } from '../domain/samples.js';
import { decisionOf } from '../domain/decision.js';
import { OtherRowsView, ShownRowView } from './layout.dto.js';
import { RowCandidateView, RowDecisionView, RowPersonView } from './decisions.dto.js';
import { type ImportRow, noticesOf } from '../domain/import-row.js';
import type { RowPeople } from '../application/show-people.js';
import { MappingView } from './mapping.dto.js';

const anyValue = {
  oneOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
  nullable: true,
};

export class ImportUploadFields {
  @OneOf(IMPORT_KINDS) kind: ImportKind;
}

/** The form of an upload, for the API document. */
export class ImportUploadForm extends ImportUploadFields {
  @ApiProperty({ type: String, format: 'binary' }) file: unknown;
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

class LeftOutView implements LeftOut {
  @ApiProperty({ description: 'Cells that cannot be read' }) unreadable: number;
  @ApiProperty({ description: 'People who are not confirmed, because it is not known who of the file left' })
  notConfirmed: number;
}

class UndoCountsView implements UndoCounts {
  @ApiProperty() undone: number;
  @ApiProperty() left: number;
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
  @ApiProperty({ type: [String], description: 'Columns of a file of subscribers that say who left' })
  leavingColumns: string[];
  @ApiProperty({ type: [String], description: 'Those that fill no field: then nobody is confirmed' })
  leavingUnused: string[];
  @ApiProperty({ description: 'Rows that the present step has passed' }) done: number;
  @ApiProperty({ type: ImportCountsView }) counts: ImportCountsView;
  @ApiProperty({ type: LeftOutView, description: 'Of rows that were checked and are not wrong' })
  leftOut: LeftOutView;
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
  @ApiPropertyOptional({ type: Boolean }) rejects?: boolean;
  @ApiPropertyOptional({ type: Boolean }) several?: boolean;
}

class ColumnWordView implements ColumnWord {
  @ApiProperty({ description: 'As it stands in the first of its cells' }) value: string;
  @ApiProperty() rows: number;
  @ApiProperty({ ...nullableText, description: 'What it means; null to leave its cells empty' })
  choice: string | null;
  @ApiProperty({ description: 'False for an unknown word that has no meaning yet' }) isDecided: boolean;
}

export class ColumnWordsView implements ColumnWords {
  @ApiProperty() heading: string;
  @ApiProperty() field: string;
  @ApiProperty({ type: [String] }) choices: readonly string[];
  @ApiProperty({ type: [ColumnWordView], description: 'At most 200, the most frequent first' })
  values: readonly ColumnWord[];
  @ApiProperty({ description: 'Rows with further words' }) moreRows: number;
}

class RowProblemView {
  @ApiProperty({ description: 'Empty for the row as a whole' }) field: string;
  @ApiProperty() code: string;
  @ApiProperty() message: string;
}

class RowNoticeView extends RowProblemView implements Notice {
  declare code: Notice['code'];
  @ApiProperty({ description: 'The beginning of what stands there' }) value: string;
}

export class ImportRowView {
  @ApiProperty({ description: 'Its number in the file' }) row: number;
  @ApiProperty({ enum: OUTCOMES, nullable: true }) outcome: Outcome | null;
  @ApiProperty({ type: [String] }) cells: readonly string[];
  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { from: anyValue, to: anyValue },
      required: ['from', 'to'],
    },
  })
  fields: ImportRow['changes'];
  @ApiProperty({ type: [RowProblemView] }) errors: readonly RowProblemView[];
  @ApiProperty({ type: [RowNoticeView], description: 'Cells that are left out, and why' })
  notices: readonly Notice[];
  @ApiProperty({ type: [RowCandidateView] }) candidates: readonly RowCandidateView[];
  @ApiProperty({
    type: RowPersonView,
    nullable: true,
    description: 'Whom it is about, where there are candidates',
  })
  person: RowPersonView | null;
  @ApiProperty({ type: RowDecisionView, nullable: true }) decision: RowDecisionView | null;
  @ApiProperty({ type: Boolean, nullable: true }) undone: boolean | null;
  @ApiProperty({ type: 'object', additionalProperties: anyValue, nullable: true }) left: ImportRow['left'];
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

export function rowView(row: ImportRow, of: Import, people: RowPeople): ImportRowView {
  const { cells, outcome, problems: errors, undone } = row;
  const fields = Object.fromEntries(
    Object.entries(row.changes).map(([name, { from, to }]) => [
      name,
      { from: shownValue(from), to: shownValue(to) },
    ]),
  );
  const left =
    row.left &&
    Object.fromEntries(Object.entries(row.left).map(([name, value]) => [name, shownValue(value)]));
  const candidates = row.candidates.map((one) => ({ ...one, person: people.records.get(one.id) ?? null }));
  const person = people.rows.get(row.row) ?? null;
  const decision = decisionOf(row.choice);
  const notices = noticesOf(of, row);
  return {
    row: row.row,
    outcome,
    cells,
    fields,
    errors,
    notices,
    candidates,
    person,
    decision,
    undone,
    left,
  };
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
    firstRows,
    dateOrderUnclear,
    leavingColumns: unusedLeaving(shown.kind, headings, {}),
    leavingUnused: unusedLeaving(shown.kind, headings, shown.mapping?.columns ?? columns),
    columns: headings.map((heading, place) => ({
      heading,
      samples: samples[place]!.slice(0, SHOWN_SAMPLES),
      suggested: columns[heading] ?? null,
    })),
  };
}
