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
   * How it is written, read and stored: its column, its rules in a request body, its type in the API documents and in a file
   * to import, its input in the console. `lines` is a text with line breaks, `user` the id of a member of staff, `time` ISO 8601.
   */
  readonly type:
    'text' | 'lines' | 'email' | 'phone' | 'date' | 'choice' | 'user' | 'time' | 'number' | 'list';
  /** Characters of a text, items of a list: in bodies and imports. A text that may be over 1000 is stored as long text. */
  readonly max?: number;
  /** The words of a choice. */
  readonly choices?: readonly string[];
  /** Of the items of a list: their form, and what is said of any other. */
  readonly items?: { readonly form: RegExp; readonly said: Said };
  /** It may be null. A field that staff write and that is not optional has to be in a new record. */
  readonly optional?: true;
  /** What is stored for null, so that an index has these rows last. */
  readonly none?: string;
  /** What the API documents say about it. */
  readonly description?: string;
  /** Staff write it: it is in the bodies, the form, the merge and the import, and is called that there. */
  readonly label?: string;
  /** How people call it, with commas between: the headings by which an import knows it. */
  readonly headings?: string;
  /** Its name in an import, where it differs: a user is imported by name. */
  readonly importedAs?: string;
  /** How an emergency report names it: "Date of birth of a client". Null for what is in none. */
  readonly reported?: string | null;
  readonly files: FileColumns;
  /** Fields with a higher place come later in files and in the choice of a merge; 0 unless said. */
  readonly place?: number;
}

type FieldFor<Value> = Field &
  (null extends Value ? { readonly optional: true } : { readonly optional?: never; readonly none?: never }) &
  TypeFor<NonNullable<Value>> &
  (
    | { readonly label: string; readonly headings: string; readonly reported: string | null }
    | { readonly label?: never; readonly headings?: never; readonly reported?: never }
  );

type TypeFor<Value> = [Value] extends [string]
  ? { readonly type: Exclude<Field['type'], 'number' | 'list'> }
  : { readonly type: [Value] extends [number] ? 'number' : 'list' };

/** The list of the fields of an entity, in the order of its responses. One that is missing does not compile. */
export type FieldsFor<Entity> = { readonly [Name in keyof Entity]-?: FieldFor<Entity[Name]> };
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

/** The value of a field that is left out or emptied. */
export const emptyValue = ({ type }: Field): null | readonly string[] => (type === 'list' ? [] : null);

/** The entity as its columns hold it. */
export function rowFrom<Entity>(fields: FieldsFor<Entity>, entity: Entity): Record<string, unknown> {
  return eachOf(fields, entity, (value, { type, none = null }) =>
    type === 'list' ? JSON.stringify(value) : (value ?? none),
  );
}

/** The entity that a row holds; other columns are left out. */
export function entityFrom<Entity>(fields: FieldsFor<Entity>, row: object): Entity {
  return eachOf(fields, row, (value, { type, none }) => {
    if (type === 'list') return JSON.parse(value as string) as unknown;
    return none !== undefined && value === none ? null : value;
  }) as Entity;
}

function eachOf(fields: Fields, of: unknown, made: (value: unknown, field: Field) => unknown) {
  const values = of as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, made(values[name], field)]));
}
