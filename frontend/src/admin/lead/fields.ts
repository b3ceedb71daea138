import type { Lead } from '../../shared/api-types';

/** The values of a form about a person or a booking, as text; a missing value is ''. */
export type DetailValues = Readonly<Record<string, string>>;

export interface DetailField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'service' | 'lines' | 'meeting' | 'minutes';
  readonly optional?: boolean;
}

const PERSON: readonly DetailField[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'E-mail', type: 'email' },
];

export const BOOKING_FIELDS: readonly DetailField[] = [
  ...PERSON,
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'dateOfBirth', label: 'Date of birth', type: 'date', optional: true },
  { name: 'serviceInterest', label: 'Service', type: 'service' },
  { name: 'notes', label: 'Message', type: 'lines', optional: true },
];

/** How one booking takes place; empty: as usual. */
const MEETING_FIELDS: readonly DetailField[] = [
  { name: 'meetingWay', label: 'How we meet', type: 'meeting' },
  { name: 'meetingMinutes', label: 'Length in minutes', type: 'minutes', optional: true },
];

export const SUBSCRIPTION_FIELDS: readonly DetailField[] = PERSON.map((field) =>
  field.name === 'lastName' ? { ...field, optional: true } : field,
);

export function fieldsOf(lead: Lead): readonly DetailField[] {
  return lead.leadType === 'appointment' ? [...BOOKING_FIELDS, ...MEETING_FIELDS] : SUBSCRIPTION_FIELDS;
}

export function valuesOf(lead: Lead): DetailValues {
  const stored = lead as unknown as Readonly<Record<string, string | number | null>>;
  return Object.fromEntries(fieldsOf(lead).map(({ name }) => [name, String(stored[name] ?? '')]));
}

/** The fields that differ from the stored values; an emptied field is null. */
export function changedDetails(
  before: DetailValues,
  after: DetailValues,
): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value.trim() !== before[name])
      .map(entered)
      .map(([name, value]) => [name, name === 'meetingMinutes' && value !== null ? Number(value) : value]),
  );
}

/** The body of a booking by staff. */
export function newBooking(values: DetailValues): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(entered));
}

/** A field as it is sent: trimmed, null when it is empty. */
function entered([name, value]: [string, string]): [string, string | null] {
  return [name, value.trim() || null];
}
