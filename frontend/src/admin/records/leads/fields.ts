import type { BookingLead, EnteredBooking, Lead } from '@/shared/api-types';
import { changedDetails, type DetailValues, entered } from '@/admin/ground/forms/details';
import type { FieldProps } from '@/admin/ground/forms/Field';
import { LEAD_INPUTS, valueOf } from './leadFields';

/** The field of a booking with that name. */
export const bookingField = (name: keyof BookingLead): FieldProps =>
  LEAD_INPUTS.find((field) => field.name === name)!;

/** The fields that staff correct. The last name of a subscriber is optional. */
export function fieldsOf(lead: Lead): readonly FieldProps[] {
  if (lead.leadType === 'appointment') return LEAD_INPUTS;
  return LEAD_INPUTS.filter(({ name }) => name in lead).map((field) =>
    field.name === 'lastName' ? { ...field, optional: true } : field,
  );
}

export function valuesOf(lead: Lead): DetailValues {
  return Object.fromEntries(fieldsOf(lead).map(({ name }) => [name, valueOf(lead, name) ?? '']));
}

/** The corrections of a lead: the fields that differ from the stored values. */
export const corrections = (before: DetailValues, after: DetailValues) =>
  changedDetails(before, after, { meetingMinutes: (value) => (value.trim() ? Number(value) : null) });

/** The body of a booking by staff. */
export function newBooking(values: DetailValues): EnteredBooking {
  const body: object = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, entered(value)]),
  );
  return body as EnteredBooking;
}
