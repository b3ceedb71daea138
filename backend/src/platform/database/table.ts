import { EntitySchema, type EntitySchemaOptions } from 'typeorm';

/**
 * What a table has of people whom the office advises: the columns in which something of one may stand, or why there are
 * none. `staff` says what a table has of the people who work here; it ends with their account.
 */
export type Holds<Column extends string = string> =
  { readonly person: readonly Column[] } | { readonly staff: string } | { readonly noPerson: string };

/** A table with what it holds. */
export class Table<T extends object> extends EntitySchema<T> {
  readonly holds: Holds;

  constructor({ holds, ...options }: EntitySchemaOptions<T> & { readonly holds: Holds<keyof T & string> }) {
    super(options);
    this.holds = holds;
  }
}
