import { Invalid } from '../domain-error.js';

const FORM = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The time of a field as it is stored; rejects a text without a time zone. */
export function parseMoment(field: string, label: string, text: string): string {
  const time = FORM.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new Invalid({ [field]: 'field.moment' }, { [field]: label });
  return new Date(time).toISOString();
}
