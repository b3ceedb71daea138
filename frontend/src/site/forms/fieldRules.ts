import { addressIn, LONGEST_PHONE, PHONE, readPhone } from '@contract';

/** Errors by field; valid fields have no entry. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Returns the error of a trimmed value, or undefined. */
export type FieldRule = (value: string) => string | undefined;

export type FieldRules<F extends string> = Readonly<Record<F, FieldRule>>;

export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;
export const NOTES_LIMIT = 2000;

/** Rejects blank values and values longer than the limit. */
export function required(label: string, limit = Infinity): FieldRule {
  return (value) => {
    if (value === '') return `${label} is required`;
    return atMost(label, limit)(value);
  };
}

/** Rejects values longer than the limit, in code points as on the server. */
export function atMost(label: string, limit: number): FieldRule {
  return (value) =>
    value.length > limit && [...value].length > limit
      ? `${label} must be at most ${limit.toLocaleString('en')} characters long`
      : undefined;
}

/** Rejects values that are not in the list. */
export function oneOf(label: string, values: readonly string[]): FieldRule {
  return (value) =>
    required(label)(value) ??
    (values.includes(value) ? undefined : `${label} must be one of: ${values.join(', ')}`);
}

/** Rejects invalid e-mail addresses. */
export const emailRule: FieldRule = (value) => {
  const address = addressIn(value);
  return (
    required('Email', EMAIL_LIMIT)(address ?? value) ??
    (address === null ? 'Email must be an email address' : undefined)
  );
};

/** Rejects invalid phone numbers: 7 to 20 digits, spaces and + ( ) - . with at least one digit. */
export const phoneRule: FieldRule = (value) =>
  required('Phone', LONGEST_PHONE)(readPhone(value)) ??
  (PHONE.test(readPhone(value))
    ? undefined
    : 'Phone must be a phone number of 7 to 20 digits, spaces and + ( ) - .');

/** Checks all fields in the order of the rules; an empty result means that the form is valid. */
export function checkFields<F extends string>(
  rules: FieldRules<F>,
  values: Readonly<Record<F, string>>,
): FieldErrors<F> {
  const errors: FieldErrors<F> = {};
  for (const field of Object.keys(rules) as F[]) {
    const error = rules[field](values[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
