import { type Field, inPlaces, tagsText } from '@contract';
import { formatIsoDateTime } from '../dates/dates';
import type { CsvColumn } from './exportList';

interface EntityCsv<T> {
  /** The words of choices, and the names of users, by field. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The cells of fields that are not written by their type. */
  readonly cells?: Readonly<Record<string, CsvColumn<T>[1]>>;
  /** Columns of no field; they stand behind the field with that name. */
  readonly beside?: Readonly<Record<string, readonly CsvColumn<T>[]>>;
}

/** The columns of the file of a list: those of the fields that have one, in their places. */
export const csvColumns = <T extends object>(
  fields: Readonly<Record<string, Field>>,
  { words = {}, cells = {}, beside = {} }: EntityCsv<T>,
): readonly CsvColumn<T>[] =>
  inPlaces(fields).flatMap(([name, { type, files }]): CsvColumn<T>[] => {
    const cell = (record: T) => textOf(record[name as keyof T] as Value, type, words[name]);
    const own = files.list === null ? [] : [[files.list, cells[name] ?? cell] as const];
    return [...own, ...(beside[name] ?? [])];
  });

type Value = string | number | readonly string[] | { readonly amount: number } | null | undefined;

/** An amount that spreadsheets read as a number, as in "Everything as files". */
export const plainAmount = (centavos: number) => (centavos / 100).toFixed(2);

function textOf(value: Value, type: Field['type'], words?: Readonly<Record<string, string>>) {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return 'amount' in value ? plainAmount(value.amount) : tagsText(value);
  if (type === 'centavos') return plainAmount(Number(value));
  const text = String(value);
  if (words) return words[text];
  return type === 'time' ? formatIsoDateTime(text) : text;
}
