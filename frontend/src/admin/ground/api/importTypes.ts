// Short names for what the API of the imports sends and takes.
import type { components } from '@/shared/api-schema';

type Schema = components['schemas'];

export type Import = Schema['ImportView'];
export type ImportKind = Import['kind'];
export type ImportState = Import['state'];
export type Mapping = Schema['MappingView'];
export type NamedMapping = Schema['SavedMappingView'];
/** The field for each heading of the file; null for a column that is left out. */
export type Columns = Mapping['columns'];
export type ImportOptions = Mapping['options'];
/** How staff say that a file is laid out. */
export type Layout = Schema['ImportLayoutBody'];
export type ImportField = Schema['ImportFieldView'];
export type ColumnWords = Schema['ColumnWordsView'];
export type ColumnWord = ColumnWords['values'][number];
/** What the words of columns mean, by heading and word; null to leave the cells empty. */
export type Meanings = NonNullable<ImportOptions['meanings']>;
export type UndoPreview = Schema['UndoPreviewView'];

export type DecidedAs = Schema['RowDecisionView']['as'];
export type RowPerson = Schema['RowPersonView'];
export type Outcome = NonNullable<ImportRow['outcome']>;
export type ImportRow = Schema['ImportRowView'];
/** Amounts are whole centavos. */
export type ImportValue = ImportRow['fields'][string]['from'];
