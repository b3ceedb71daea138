import type { Field } from '@contract';
import type { FieldProps } from './Field';

type FieldList = Readonly<Record<string, Field>>;
type Written<List> = keyof {
  [Name in keyof List as List[Name] extends { readonly label: string } ? Name : never]: Name;
} &
  string;

/** The names of the fields that staff write. */
export const writtenFields = <List extends FieldList>(fields: List) =>
  Object.keys(fields).filter((name) => fields[name]!.label !== undefined) as Written<List>[];

/** What they are called on the screen. */
export const labelsOf = <List extends FieldList>(fields: List) =>
  Object.fromEntries(writtenFields(fields).map((name) => [name, fields[name]!.label])) as Readonly<
    Record<Written<List>, string>
  >;

const FORM_TYPES: Partial<Record<Field['type'], FieldProps['type']>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  month: 'month',
  lines: 'lines',
  number: 'number',
};

/** Whether a new record can be without it. */
export const isOptional = ({ optional, usual, type }: Field) =>
  optional === true || usual === true || type === 'list';

/** The words of a choice as the screen shows them. */
export const choiceWords = ({ choices = [] }: Field): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));

/** The input of a field; a list is a text with commas. */
export function fieldOf(name: string, field: Field): FieldProps {
  const { label = name, type } = field;
  return {
    name,
    label: type === 'list' ? `${label}, with commas between them` : label,
    type: FORM_TYPES[type],
    ...(type === 'choice'
      ? { choices: { '': 'Not known', ...choiceWords(field) } }
      : { optional: isOptional(field) }),
  };
}
