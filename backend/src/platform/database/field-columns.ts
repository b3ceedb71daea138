import type { EntitySchemaColumnOptions } from 'typeorm';
import { type Field, type Fields, namesWhere } from '../fields/fields.js';

/** The columns of the fields; `id` is the primary key. */
export function columnsOf<List extends Fields>(
  fields: List,
): Record<keyof List & string, EntitySchemaColumnOptions> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name === 'id' ? ID : columnOf(field)]),
  ) as Record<keyof List & string, EntitySchemaColumnOptions>;
}

/** The columns that tell about the person. */
export const personalColumns = <List extends Fields>(fields: List) =>
  namesWhere(fields, ({ about }) => about === 'person');

const ID = { type: 'varchar', length: 36, primary: true } as const;

function columnOf({ type, max = 0, optional, none }: Field): EntitySchemaColumnOptions {
  const isNullable = optional === true && none === undefined;
  if (type === 'number') return { type: 'int', nullable: isNullable };
  return { type: type === 'list' || max > 1000 ? 'text' : 'varchar', nullable: isNullable };
}
