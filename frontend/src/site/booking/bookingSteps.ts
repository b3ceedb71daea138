import { PREFERRED_TIME_LABELS, type PreferredTime } from '@contract';
import { dayName } from './dayNames';
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

/** The values of a completed step in one line. */
export function stepSummary(step: number, values: Readonly<Partial<Record<BookingField, string>>>): string {
  const { firstName = '', lastName = '', email, phone, preferredDate = '', preferredTime } = values;
  if (step === 0) return [`${firstName} ${lastName}`, email, phone].join(' · ');
  return `${dayName(preferredDate)} · ${PREFERRED_TIME_LABELS[preferredTime as PreferredTime]}`;
}
