import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import type { RowsInFile } from '../fields/rows-in-file.js';

/** Columns by what holds for them. */
type By<Column extends string> = Readonly<Record<string, readonly Column[]>>;

/**
 * What a table has of people whom the office advises: the columns in which something of one may stand, or why there are
 * none. Columns of names and free text that have nothing of them are named too, as `others` or `texts`. `staff` says what a
 * table has of the people who work here; it ends with their account.
 */
export type Holds<Column extends string = string> =
  | { readonly person: readonly Column[]; readonly others?: By<Column> }
  | { readonly staff: string }
  | { readonly noPerson: string; readonly texts?: readonly Column[] };

/**
 * The files of the export of everything that its rows are in, and the columns that none of them has, by why they are left
 * out; or why the whole table is.
 */
export type Exported<Column extends string = string> =
  { readonly files: readonly RowsInFile[]; readonly leftOut?: By<Column> } | { readonly notExported: string };

interface Declared<Column extends string> {
  readonly holds: Holds<Column>;
  readonly exported: Exported<Column>;
}

/** The tables that modules export. */
export const tablesIn = (...modules: readonly object[]): Table<object>[] =>
  modules.flatMap((module) =>
    Object.values(module).filter((one): one is Table<object> => one instanceof Table),
  );

/** The names of the tables that have the column. */
export const namesWith = (column: string, tables: readonly Table<object>[]): string[] =>
  tables.filter(({ options }) => column in options.columns).map(({ options }) => options.name);

/** A table with what it holds, and what an export leaves out of it. */
export class Table<T extends object> extends EntitySchema<T> {
  readonly holds: Holds;
  readonly exported: Exported;

  constructor({ holds, exported, ...options }: EntitySchemaOptions<T> & Declared<keyof T & string>) {
    super(options);
    this.holds = holds;
    this.exported = exported;
  }
}
