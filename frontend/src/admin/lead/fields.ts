import type { BookingLead, Lead } from '../../shared/api-types';
import { LEAD_INPUTS, type LeadInput, valueOf } from '../leads/leadFields';

/** The values of a form about a person or a booking, as text; a missing value is ''. */
export type DetailValues = Readonly<Record<string, string>>;

export type DetailField = LeadInput & { readonly name: string };

/** The field of a booking with that name. */
export const bookingField = (name: keyof BookingLead): DetailField =>
  LEAD_INPUTS.find((field) => field.name === name)!;

/** The fields that staff correct. The last name of a subscriber is optional. */
export function fieldsOf(lead: Lead): readonly DetailField[] {
  if (lead.leadType === 'appointment') return LEAD_INPUTS;
  return LEAD_INPUTS.filter(({ name }) => name in lead).map((field) =>
    field.name === 'lastName' ? { ...field, optional: true } : field,
  );
}

export function valuesOf(lead: Lead): DetailValues {
  return Object.fromEntries(fieldsOf(lead).map(({ name }) => [name, valueOf(lead, name) ?? '']));
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
