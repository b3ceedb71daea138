export { DAY as day, TIME as time } from '../../platform/fields/file-columns.js';
import { columnNames, type Field, type Fields, inPlaces } from '../../platform/fields/fields.js';
import { TIME } from '../../platform/fields/file-columns.js';
import type { ExportColumn } from './export-file.js';

type More = Pick<ExportColumn, 'as' | 'of'>;

export const column = (
  heading: string,
  from: ExportColumn['from'],
  about: string,
  more: More = {},
): ExportColumn => ({
  heading,
  from,
  about,
  ...more,
});
export const NAME_OF_USER = { of: ['users', 'name'] } as const;
export const AMOUNT = { as: 'amount' } as const;
export const currency = column('Currency', 'currency', 'three letters, ISO 4217');
export const created = column('Created (UTC)', 'createdAt', TIME);
export const changed = column('Changed (UTC)', 'updatedAt', TIME);

/** The columns of an entity's fields. */
export function columnsFrom(fields: Fields): ExportColumn[] {
  return inPlaces(fields).flatMap(([name, field]) => {
    if (!field.files.everything) return [];
    const [heading, about] = field.files.everything;
    const [from = name, ...more] = columnNames(name, field);
    return [column(heading, from, about, moreOf(field)), ...(more.length > 0 ? [currency] : [])];
  });
}

function moreOf({ type, items, of }: Field): More {
  if (of !== undefined) return { of: [of, 'name'] };
  if (type === 'list') return items ? { as: 'tags' } : {};
  return MORE[type] ?? {};
}

const MORE: Partial<Record<Field['type'], More>> = { user: NAME_OF_USER, money: AMOUNT, centavos: AMOUNT };
