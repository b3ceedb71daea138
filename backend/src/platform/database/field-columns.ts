import type { EntitySchemaColumnOptions } from 'typeorm';
import { columnNames, type Field, type Fields } from '../fields/fields.js';
import { id } from './columns.js';

/** The columns in which the fields are stored. */
type ColumnsOf<List> = {
  [Name in keyof List]: List[Name] extends { readonly type: 'money' }
    ? 'amount' | 'currency'
    : List[Name] extends { readonly column: infer Column }
      ? Column
      : Name;
}[keyof List] &
  string;

/** A column of a whole number of centavos. */
export const CENTAVOS = {
  type: 'bigint',
  transformer: {
    from: (stored: number | string | null) => (stored === null ? null : Number(stored)),
    to: (amount: number | null) => amount,
  },
} as const;

/** The columns of the fields; `id` is the primary key. */
export function columnsOf<List extends Fields>(
  fields: List,
): Record<ColumnsOf<List>, EntitySchemaColumnOptions> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (name === 'id') return [[name, id]];
      return columnNames(name, field).map((column) => [column, columnOf(field, column)]);
    }),
  ) as Record<ColumnsOf<List>, EntitySchemaColumnOptions>;
}

/** The columns that tell about the person. */
export const personalColumns = <List extends Fields>(fields: List) =>
  Object.entries(fields)
    .filter(([, { about }]) => about === 'person')
    .flatMap(([name, field]) => columnNames(name, field)) as ColumnsOf<List>[];

function columnOf({ type, max = 0, optional, none }: Field, column: string): EntitySchemaColumnOptions {
  const nullable = optional === true && none === undefined;
  if (type === 'number') return { type: 'int', nullable };
  if (type === 'centavos' || column === 'amount') return { ...CENTAVOS, nullable };
  const isLong = type === 'list' || (type !== 'money' && max > 1000);
  return { type: isLong ? 'text' : 'varchar', nullable };
}
