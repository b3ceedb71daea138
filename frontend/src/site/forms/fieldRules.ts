/** What is wrong with a form, by field: one sentence each. A field that is fine has no entry. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Says what is wrong with a trimmed value, or nothing. */
export type FieldRule = (value: string) => string | undefined;

export type FieldRules<F extends string> = Readonly<Record<F, FieldRule>>;

// Deliberately loose: it catches slips of the finger, the server decides.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^[+0-9 ()\-.]{7,20}$/;

export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;
export const PHONE_LIMIT = 20;
export const NOTES_LIMIT = 2000;

/** Refuses what is blank or longer than the limit. */
export function required(label: string, limit = Infinity): FieldRule {
  return (value) => {
    if (value === '') return `${label} is required`;
    return value.length > limit ? `${label} must be at most ${limit} characters long` : undefined;
  };
}

/** Refuses what cannot be an e-mail address. */
export const emailRule: FieldRule = (value) =>
  required('Email', EMAIL_LIMIT)(value) ?? (EMAIL.test(value) ? undefined : 'Email must be an email address');

/** Refuses what cannot be a phone number: 7 to 20 of digits, spaces and + ( ) - . */
export const phoneRule: FieldRule = (value) =>
  required('Phone')(value) ?? (PHONE.test(value) ? undefined : 'Phone must have 7 to 20 digits');

/** Checks every field in its order; an empty answer means that the form may be sent. */
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
