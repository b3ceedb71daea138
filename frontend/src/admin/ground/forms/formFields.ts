import { formatDate } from '../dates/dates';
import type { Words } from '../drafts/differences';
import type { FieldProps } from './Field';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The values of a form in words, for a conflict. */
export const fieldWords = (
  fields: readonly Pick<FieldProps, 'name' | 'label' | 'type' | 'choices'>[],
  values: object,
): Words =>
  fields.map(({ name, label, type, choices }) => {
    const value = (values as Readonly<Record<string, string>>)[name] ?? '';
    const words = choices?.[value] ?? (value || 'Nothing');
    return [label, type === 'date' && value ? formatDate(value) : words];
  });
