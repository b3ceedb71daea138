import type { BookingField } from './bookingRules';

interface BookingStep {
  /** Label of the step indicator. */
  readonly label: string;
  readonly title: string;
  readonly fields: readonly BookingField[];
}

/** The groups of the form; on a phone they are its steps. */
export const BOOKING_STEPS: readonly BookingStep[] = [
  {
    label: 'You',
    title: 'About you',
    fields: ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth'],
  },
  { label: 'When', title: 'When suits you', fields: ['preferredDate', 'preferredTime'] },
  { label: 'What', title: 'What it is about', fields: ['serviceInterest', 'notes'] },
];

export function stepOf(field: BookingField): number {
  return BOOKING_STEPS.findIndex(({ fields }) => fields.includes(field));
}
