import type { Appointment } from './appointment.js';
import type { Subscription } from './subscription.js';

/**
 * Whom a field tells about: the person (an erasure blanks it, an export of the person has it), their case (an erasure
 * keeps it, the export has it) or the work of the office (kept, and in no export).
 */
type Subject = 'person' | 'case' | 'office';

const OF_EVERY_LEAD = {
  id: 'case',
  firstName: 'person',
  lastName: 'person',
  email: 'person',
  leadStatus: 'case',
  leadSource: 'office',
  ownerId: 'office',
  answeredAt: 'office',
  nextTaskDue: 'office',
  erasedAt: 'office',
  createdAt: 'case',
} as const;

/** Every field of a booking; one that is missing here does not compile. */
export const APPOINTMENT_FIELDS = {
  ...OF_EVERY_LEAD,
  phone: 'person',
  dateOfBirth: 'person',
  notes: 'person',
  visitorRequest: 'person',
  visitorTimeZone: 'person',
  preferredDate: 'case',
  meetingWay: 'case',
  meetingMinutes: 'case',
  preferredTime: 'case',
  serviceInterest: 'case',
  bookingStatus: 'case',
  productPurchased: 'case',
  premiumFrequency: 'case',
  premiumRate: 'case',
  soldOn: 'case',
  calendarSequence: 'office',
  cancelledAt: 'office',
} as const satisfies Record<keyof Appointment, Subject>;

/** Every field of a subscription; one that is missing here does not compile. */
export const SUBSCRIPTION_FIELDS = { ...OF_EVERY_LEAD } as const satisfies Record<
  keyof Subscription,
  Subject
>;

type FieldsAbout<Fields, S extends Subject> = {
  [Field in keyof Fields]: Fields[Field] extends S ? Field : never;
}[keyof Fields];

/** What an erasure blanks of a booking. */
export type PersonalDetails = Pick<Appointment, FieldsAbout<typeof APPOINTMENT_FIELDS, 'person'>>;

/** What an erasure blanks of a subscription. */
export type PersonalSubscription = Pick<Subscription, FieldsAbout<typeof SUBSCRIPTION_FIELDS, 'person'>>;

/** What an export of the person says about a booking. */
export type ExportedBooking = Pick<Appointment, FieldsAbout<typeof APPOINTMENT_FIELDS, 'person' | 'case'>>;

/** What an export of the person says about a subscription. */
export type ExportedSubscription = Pick<
  Subscription,
  FieldsAbout<typeof SUBSCRIPTION_FIELDS, 'person' | 'case'>
>;
