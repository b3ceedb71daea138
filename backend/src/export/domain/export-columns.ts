import { type Fields, inPlaces } from '../../platform/fields/fields.js';
import type { ExportColumn } from './export-file.js';

type More = Pick<ExportColumn, 'as' | 'of'>;

export const column = (
  heading: string,
  from: ExportColumn['from'],
  about: string,
  more: More = {},
): ExportColumn => ({
  ...{ heading, from, about },
  ...more,
});
export const NAME_OF_USER = { of: ['users', 'name'] } as const;
export const AMOUNT = { as: 'amount' } as const;
export const day = 'day, YYYY-MM-DD';
export const time = 'time, ISO 8601 UTC';
export const currency = column('Currency', 'currency', 'three letters, ISO 4217');
export const created = column('Created (UTC)', 'createdAt', time);
export const changed = column('Changed (UTC)', 'updatedAt', time);

/** The columns of an entity's fields. */
export function columnsFrom(fields: Fields): ExportColumn[] {
  return inPlaces(fields).flatMap(([name, { type, files }]) => {
    if (!files.everything) return [];
    const [heading, about] = files.everything;
    return [column(heading, name, about, MORE[type])];
  });
}

const MORE: Readonly<Record<string, More>> = { user: NAME_OF_USER, list: { as: 'tags' } };
