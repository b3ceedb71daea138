import {
  type Counts,
  type Import,
  type ImportFailure,
  type ImportState,
  NO_LAYOUT,
  type ReadLayout,
  NONE_LEFT_OUT,
  type UndoCounts,
} from '../domain/import.js';
import type { ImportKind } from '../domain/import-fields.js';
import type { Mapping } from '../domain/mapping.js';
import type { ImportTableRow } from './import.tables.js';

type Stored = Omit<
  ImportTableRow,
  'position' | 'startedAt' | 'startedBy' | 'startedByName' | 'leasedBy' | 'leasedUntil'
>;

export function importOf(row: ImportTableRow): Import {
  const { kind, state, delimiter, headings, samples, layout, mapping, rowCount, counts, failure, ...rest } =
    row;
  const { undo, again, leftOut, ...outcomes } = JSON.parse(counts) as Counts & {
    undo: UndoCounts | null;
    again?: boolean;
    leftOut?: Import['leftOut'];
  };
  return {
    id: rest.id,
    fileName: rest.fileName,
    encoding: rest.encoding,
    preset: rest.preset,
    done: rest.done,
    createdAt: rest.createdAt,
    createdBy: rest.createdBy,
    createdByName: rest.createdByName,
    appliedAt: rest.appliedAt,
    expiresAt: rest.expiresAt,
    kind: kind as ImportKind,
    state: state as ImportState,
    separator: delimiter,
    ...(layout === null ? NO_LAYOUT : (JSON.parse(layout) as ReadLayout)),
    headings: JSON.parse(headings) as string[],
    samples: samples === null ? null : (JSON.parse(samples) as string[][]),
    mapping: mapping === null ? null : (JSON.parse(mapping) as Mapping),
    rows: rowCount,
    counts: outcomes,
    leftOut: leftOut ?? NONE_LEFT_OUT,
    undo,
    again: again === true,
    failure: failure as ImportFailure | null,
  };
}

export function rowOf({
  separator,
  headings,
  samples,
  headingRow,
  sheet,
  sheets,
  otherRows,
  mapping,
  rows,
  counts,
  leftOut,
  undo,
  again,
  ...rest
}: Import): Stored {
  return {
    ...rest,
    delimiter: separator,
    headings: JSON.stringify(headings),
    samples: samples && JSON.stringify(samples),
    layout: JSON.stringify({ headingRow, sheet, sheets, otherRows } satisfies ReadLayout),
    mapping: mapping && JSON.stringify(mapping),
    rowCount: rows,
    counts: JSON.stringify({ ...counts, leftOut, undo, again }),
  };
}
