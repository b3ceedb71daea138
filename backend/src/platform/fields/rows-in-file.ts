import { columnNames, type Field, type Fields, inPlaces } from './fields.js';
import { TIME } from './file-columns.js';

/** A column of a file. */
export interface ExportColumn {
  readonly heading: string;
  /** The column of the table, or the field of an item. */
  readonly from: string;
  /** What the README says about it. */
  readonly about: string;
  /** Whole centavos as `12500.50`, basis points as `25.5`, a list of words, the last digits of a sealed number, or one word for another. */
  readonly as?: 'masked' | 'amount' | 'percent' | 'tags' | Readonly<Record<string, string>>;
  /** The table whose row with that id has the value, and its column. */
  readonly of?: readonly [table: string, column: string];
}

/**
 * The rows of a table in a file of "Everything as files". Nothing is exported that is not a column here: no password, secret,
 * token or derived value. Several tables may have rows in one file, which has the columns of all of them.
 */
export interface RowsInFile {
  /** The name of the file. */
  readonly file: string;
  /** What the README says about the file, which one of its tables says. */
  readonly about?: string;
  /** The condition of the rows that are meant; all without it. */
  readonly where?: string;
  /** The column with a JSON list, each item of which is a row; its fields are columns. */
  readonly each?: string;
  readonly columns: readonly ExportColumn[];
}

type More = Pick<ExportColumn, 'as' | 'of'>;

export const column = (heading: string, from: string, about: string, more: More = {}): ExportColumn => ({
  heading,
  from,
  about,
  ...more,
});

export const NAME_OF_USER = { of: ['users', 'name'] } as const;
export const AMOUNT = { as: 'amount' } as const;
export const CURRENCY = column('Currency', 'currency', 'three letters, ISO 4217');
export const CREATED = column('Created (UTC)', 'createdAt', TIME);
export const CHANGED = column('Changed (UTC)', 'updatedAt', TIME);

/** The columns of history.csv, in which several tables have rows; those of what an entry is about follow. */
export const HISTORY = [
  column('Kind', 'actionType', 'word'),
  column('What', 'actionDetails', 'text'),
  column('By', 'performedByName', 'name'),
  CREATED,
  column('History ID', 'id', 'id'),
];

/** The columns of an entity's fields. */
function columnsFrom(fields: Fields): ExportColumn[] {
  return inPlaces(fields).flatMap(([name, field]) => {
    if (!field.files.everything) return [];
    const [heading, about] = field.files.everything;
    const [from = name, ...more] = columnNames(name, field);
    return [column(heading, from, about, moreOf(field)), ...(more.length > 0 ? [CURRENCY] : [])];
  });
}

/** A file of an entity. */
export const fileOf = (file: string, about: string, fields: Fields, where?: string): RowsInFile => ({
  file,
  about,
  ...(where && { where }),
  columns: columnsFrom(fields),
});

function moreOf({ type, items, of }: Field): More {
  if (of !== undefined) return { of: [of, 'name'] };
  if (type === 'list') return items ? { as: 'tags' } : {};
  return MORE[type] ?? {};
}

const MORE: Partial<Record<Field['type'], More>> = {
  user: NAME_OF_USER,
  money: AMOUNT,
  centavos: AMOUNT,
  sealed: { as: 'masked' },
};
