import type { ErrorCode } from '../../platform/domain-error.js';

/** In which order a date says its parts where that cannot be seen: 3/4/2026. */
export const DATE_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface ImportOptions {
  readonly dateOrder?: DateOrder;
  /** ISO 3166 alpha-2: phone numbers without the code of a country are numbers of this one; PH when it is left out. */
  readonly country?: string;
  /** What happens to a record that is there already; update when it is left out. */
  readonly onMatch?: 'update' | 'skip';
  /** Why the office may write to the subscribers of the file. */
  readonly consentBasis?: string;
  /** Where the file comes from: the preset, or a name for a file made by hand. Ids are those of one source. */
  readonly source?: string;
}

/** Which field a column fills, by its heading; null for none. */
export type Columns = Readonly<Record<string, string | null>>;

export interface Mapping {
  readonly columns: Columns;
  readonly options: ImportOptions;
}

/** What is guessed from the headings and some values. */
export interface SuggestedMapping {
  /** The source whose headings they are; null for a file made by hand. */
  readonly preset: string | null;
  readonly columns: Record<string, string | null>;
  /** A column of dates can be read with the day or with the month first. */
  readonly dateOrderUnclear: boolean;
}

/**
 * By field. Days are `YYYY-MM-DD`; times ISO 8601 UTC, or local (`YYYY-MM-DDTHH:MM:SS`, without Z) where the file names no
 * zone; amounts whole centavos. A field whose cell is empty is left out.
 */
export type RecordFields = Record<string, string | number | boolean | string[]>;

/** What is wrong with a cell. */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  readonly message: string;
}

/** A row of the file as a record. A field with an error is left out of `fields`. */
export interface ReadRecord {
  readonly fields: RecordFields;
  readonly errors: readonly FieldError[];
}
