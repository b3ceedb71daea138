import type { Said } from '../sentences/said.js';

/** Whose cell in which files a field is: the heading and what the README of "Everything as files" says about it. */
export interface FileColumns {
  readonly everything: readonly [heading: string, about: string] | null;
  /** The heading in the file of the console's list. */
  readonly list: string | null;
}

/** What is said of a field of an entity. Each property says what derives from it. */
export interface Field {
  /**
   * Whom it tells about: the person (the column is personal data, the person's export has it), their case (the export has it)
   * or the work of the office (in no export of a person).
   */
  readonly about: 'person' | 'case' | 'office';
  /**
   * How it is written, read and stored: its columns, its rules in a request body, its type in the API documents and in a file
   * to import, its input in the console. `code` is a number that names something, `lines` a text with line breaks, `record` the
   * id of another record and `user` that of a member of staff, `party` the id of a client or a name, `named` the name of a
   * record whose id is stored, `month` `YYYY-MM`, `time` ISO 8601, `centavos` a whole number of them, `money` an amount and its
   * currency, `messenger` the name of a page or profile, `sealed` a number of the person that is stored sealed,
   * shown by its last digits, and as a whole by an act of its own.
   */
  readonly type:
    | (
        | 'text'
        | 'code'
        | 'lines'
        | 'email'
        | 'phone'
        | 'messenger'
        | 'sealed'
        | 'date'
        | 'month'
        | 'choice'
        | 'record'
        | 'user'
        | 'party'
        | 'named'
        | 'time'
      )
    | ('number' | 'centavos' | 'money' | 'list');
  /**
   * In bodies and imports: characters of a text, items of a list, the largest number. A text that may be over 1000 is stored as
   * long text.
   */
  readonly max?: number;
  /** How many digits a sealed number may have. */
  readonly digits?: readonly number[];
  /** The words of a choice. */
  readonly choices?: readonly string[];
  /** Of the items of a list of texts: their form, and what is said of any other. A list without it is one of objects. */
  readonly items?: { readonly form: RegExp; readonly said: Said };
  /** It may be null. A field that staff write and that is not optional has to be in a new record. */
  readonly optional?: true;
  /** What is left out of a new record is filled in. */
  readonly usual?: true;
  /** What is stored for null, so that an index has these rows last. */
  readonly none?: string;
  /** Its column, where that has another name. */
  readonly column?: string;
  /** The table of the names of a `named` one. */
  readonly of?: string;
  /** What the API documents say about it. */
  readonly description?: string;
  /** Staff write it: it is in the bodies, the form, the merge and the import, and is called that there. */
  readonly label?: string;
  /** Its label in an import, where it differs. */
  readonly importLabel?: string;
  /** In the console's form it stands below a fold. */
  readonly folded?: true;
  /** Sensitive personal information (RA 10173): a record with such a value counts as one in reports of breaches. */
  readonly sensitive?: true;
  /** Staff write it by an act of its own: it is in no body of the whole record. */
  readonly apart?: true;
  /** How people call it, with commas between: the headings by which an import knows it. Null for what is not imported. */
  readonly headings?: string | null;
  /** As `ImportField` says: it is not required in a file, and a cell that cannot be read rejects its row. */
  readonly rejects?: true;
  /** Its name in an import, where it differs: a user is imported by name. */
  readonly importedAs?: string;
  /** How an emergency report names it: "Date of birth of a client". Null for what is in none. */
  readonly reported?: string | null;
  readonly files: FileColumns;
  /** Fields with a higher place come later in files and in the choice of a merge; 0 unless said. */
  readonly place?: number;
}

/** An amount with its currency, as two columns. */
interface Money {
  readonly amount: number;
  readonly currency: string;
}

type FieldFor<Value, Said extends keyof Field> = Field &
  (null extends Value ? { readonly optional: true } : { readonly optional?: never; readonly none?: never }) &
  TypeFor<NonNullable<Value>> &
  (
    | Required<Pick<Field, 'label' | 'headings' | Said>>
    | { readonly label?: never; readonly headings?: never; readonly reported?: never }
  );

type TypeFor<Value> = [Value] extends [string]
  ? { readonly type: Exclude<Field['type'], 'number' | 'centavos' | 'money' | 'list'> }
  : [Value] extends [number]
    ? { readonly type: 'number' | 'centavos' }
    : { readonly type: [Value] extends [Money] ? 'money' : 'list' };

/**
 * The list of the fields of an entity, in the order of its responses. One that is missing does not compile, nor one that staff
 * write and of which not all is said.
 */
export type FieldsFor<Entity, Said extends keyof Field = never> = {
  readonly [Name in keyof Entity]-?: FieldFor<Entity[Name], Said>;
};
export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields of which that is said. */
export type NamesWith<List, Said> = {
  [Name in keyof List]: List[Name] extends Said ? Name : never;
}[keyof List];

/** The names of the fields for which that holds, in the order of the list. */
export function namesWhere<List extends Fields>(
  fields: List,
  holds: (field: Field) => boolean,
): (keyof List & string)[] {
  return Object.keys(fields).filter((name) => holds(fields[name]!));
}

/** The fields with their names, as files and merges have them. */
export function inPlaces(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields).sort(([, one], [, other]) => (one.place ?? 0) - (other.place ?? 0));
}

/** Whether a text is a month: `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/.test(text);

/** The value of a field that is left out or emptied. */
export const emptyValue = ({ type }: Field): null | readonly string[] => (type === 'list' ? [] : null);

/** The names of the fields that may be empty. */
type Emptied<List> = NamesWith<List, { readonly optional: true } | { readonly type: 'list' }>;

/** All that may be empty, empty. */
export function emptyOf<Entity, List extends Fields>(
  fields: List,
): Pick<Entity, Emptied<List> & keyof Entity> {
  const names = namesWhere(fields, ({ optional, type }) => optional === true || type === 'list');
  return Object.fromEntries(names.map((name) => [name, emptyValue(fields[name]!)])) as Pick<
    Entity,
    Emptied<List> & keyof Entity
  >;
}

/** The fields of those names. */
export function pick<Entity, Name extends keyof Entity>(
  entity: Entity,
  names: readonly Name[],
): Pick<Entity, Name> {
  return Object.fromEntries(names.map((name) => [name, entity[name]])) as Pick<Entity, Name>;
}

const MONEY = ['amount', 'currency'] as const satisfies readonly (keyof Money)[];

/** The columns of a field: those of the name and the amount are called so in each table. */
export const columnNames = (name: string, { type, column = name }: Field): readonly string[] =>
  type === 'money' ? MONEY : [column];

/** The entity as its columns hold it, without those of names. */
export function rowFrom<Entity>(fields: FieldsFor<Entity>, entity: Entity): Record<string, unknown> {
  const values = entity as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]) => {
      const value = values[name];
      const { type, column = name, none = null } = field;
      if (type === 'named') return [];
      if (type === 'money') return Object.entries(value as Money);
      return [[column, type === 'list' ? JSON.stringify(value) : (value ?? none)]];
    }),
  );
}

/** The entity that a row holds, with the names that it was read with; other columns are left out. */
export function entityFrom<Entity>(fields: FieldsFor<Entity>, row: object): Entity {
  const columns = row as Readonly<Record<string, unknown>>;
  const valueOf = (name: string, { type, column = name, none }: Field): unknown => {
    if (type === 'named') return columns[name];
    if (type === 'money') return { amount: Number(columns.amount), currency: columns.currency };
    const value = columns[column];
    if (type === 'centavos') return value === null ? null : Number(value);
    if (type === 'list') return JSON.parse(value as string) as unknown;
    return none !== undefined && value === none ? null : value;
  };
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, valueOf(name, field)]),
  ) as Entity;
}
