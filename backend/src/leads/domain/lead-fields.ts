import type { Appointment } from './appointment.js';
import type { Lead, LeadType } from './lead.js';
import type { Subscription } from './subscription.js';

/** How the search of the list finds a value, in the order of the searched text. */
export const SEARCH_FORMS = ['words', 'email', 'phone', 'reference'] as const;
export type SearchForm = (typeof SEARCH_FORMS)[number];

/** Stored instead of a missing `nextTaskDue`, so that an index has the leads without a task last. */
export const NO_TASK_DUE = '9999-12-31';

/** Characters that people and staff can write. */
export const LEAD_LENGTHS = { name: 100, notes: 2000, productPurchased: 200, premiumRate: 50 } as const;

/** What is said about a field of a lead besides the type of its value. */
export interface LeadField {
  /** Every signed-in user may read it, or it never leaves the server. */
  readonly audience: 'staff' | 'server';
  /**
   * Whom it tells about: the person (an erasure replaces it by `erased`, an export of the person has it), their case (an
   * erasure keeps it, the export has it) or the work of the office (kept, and in no export).
   */
  readonly about: 'person' | 'case' | 'office';
  readonly erased?: unknown;
  /** Its value in a new lead; without it, who adds the lead says the value. */
  readonly initial?: unknown;
  /** Short text unless said. */
  readonly storedAs?: 'long text' | 'number' | 'json';
  /** What is stored for null; a field without it is never null. */
  readonly none?: string | null;
  readonly searchedAs?: SearchForm;
  /** Its name in the history when staff correct it; a field without a label is not corrected. */
  readonly label?: string;
}

type StoredFor<Value> = [Value] extends [string]
  ? { readonly storedAs?: 'long text' }
  : { readonly storedAs: [Value] extends [number] ? 'number' : 'json' };

type FieldFor<Value> = LeadField & { readonly initial?: Value } & (
    | { readonly about: 'person'; readonly erased: Value }
    | { readonly about: 'case' | 'office'; readonly erased?: never }
  ) &
  (null extends Value ? { readonly none: string | null } : { readonly none?: never }) &
  StoredFor<NonNullable<Value>>;

/** Every field of a lead; one that is missing does not compile. */
type FieldsFor<L extends Lead> = { readonly [Name in Exclude<keyof L, 'leadType'>]: FieldFor<L[Name]> };

const PERSON = { audience: 'staff', about: 'person' } as const;
const CASE = { audience: 'staff', about: 'case' } as const;
const OFFICE = { audience: 'staff', about: 'office' } as const;
const EMPTY = { none: null, initial: null } as const;

const FIRST_NAME = { ...PERSON, erased: 'Erased', searchedAs: 'words', label: 'first name' } as const;
const LAST_NAME = { ...PERSON, erased: 'person', searchedAs: 'words', label: 'last name' } as const;
const EMAIL = { ...PERSON, erased: '', searchedAs: 'email', label: 'e-mail' } as const;

const CARE = {
  ownerId: { ...OFFICE, ...EMPTY },
  answeredAt: { ...OFFICE, ...EMPTY },
  nextTaskDue: { ...OFFICE, none: NO_TASK_DUE, initial: null },
  clientId: { ...PERSON, erased: null, ...EMPTY },
  erasedAt: { ...OFFICE, ...EMPTY },
  createdAt: CASE,
} as const;

/**
 * The one list of the fields of a booking, in the order of responses. Columns, rows, responses, erasure, the export of the
 * person, search and corrections derive from it.
 */
export const APPOINTMENT_FIELDS = {
  id: { ...CASE, searchedAs: 'reference' },
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
  phone: { ...PERSON, erased: '', searchedAs: 'phone', label: 'phone' },
  dateOfBirth: { ...PERSON, erased: null, none: '', label: 'date of birth' },
  preferredDate: CASE,
  preferredTime: CASE,
  serviceInterest: { ...CASE, label: 'service' },
  notes: { ...PERSON, erased: null, none: null, storedAs: 'long text', label: 'notes' },
  calculation: { ...PERSON, erased: null, ...EMPTY, storedAs: 'long text' },
  bookingStatus: { ...CASE, initial: 'Pending' },
  outcome: { ...CASE, ...EMPTY },
  leadStatus: { ...CASE, initial: 'New' },
  leadSource: { ...OFFICE, initial: 'booking' },
  productPurchased: { ...CASE, ...EMPTY },
  premiumFrequency: { ...CASE, ...EMPTY },
  premiumRate: { ...CASE, ...EMPTY },
  soldOn: { ...CASE, ...EMPTY },
  visitorTimeZone: { ...PERSON, erased: null, ...EMPTY },
  meetingWay: { ...CASE, ...EMPTY, label: 'how we meet' },
  meetingMinutes: { ...CASE, ...EMPTY, storedAs: 'number', label: 'length' },
  calendarSequence: { audience: 'server', about: 'office', initial: 0, storedAs: 'number' },
  visitorRequest: { ...PERSON, erased: null, ...EMPTY, storedAs: 'json' },
  cancelledAt: { ...OFFICE, ...EMPTY },
  ...CARE,
} as const satisfies FieldsFor<Appointment>;

/** The same for a subscription. */
export const SUBSCRIPTION_FIELDS = {
  id: CASE,
  firstName: FIRST_NAME,
  lastName: { ...LAST_NAME, ...EMPTY },
  email: EMAIL,
  leadStatus: { ...CASE, initial: 'New' },
  leadSource: { ...OFFICE, initial: 'subscription' },
  ...CARE,
} as const satisfies FieldsFor<Subscription>;

export const LEAD_FIELDS: Readonly<Record<LeadType, Readonly<Record<string, LeadField>>>> = {
  appointment: APPOINTMENT_FIELDS,
  subscription: SUBSCRIPTION_FIELDS,
};

type AppointmentFields = typeof APPOINTMENT_FIELDS;
type SubscriptionFields = typeof SUBSCRIPTION_FIELDS;

/** The names of the fields of which that is said. */
type NamesWith<Fields, Said> = {
  [Name in keyof Fields]: Fields[Name] extends Said ? Name : never;
}[keyof Fields];

/** What staff read of a booking. */
export type StaffAppointment = Pick<Appointment, NamesWith<AppointmentFields, { audience: 'staff' }>>;
/** What staff read of a subscription. */
export type StaffSubscription = Pick<Subscription, NamesWith<SubscriptionFields, { audience: 'staff' }>>;

/** What an export of the person says about a booking. */
export type ExportedBooking = Pick<Appointment, NamesWith<AppointmentFields, { about: 'person' | 'case' }>>;
/** What an export of the person says about a subscription. */
export type ExportedSubscription = Pick<
  Subscription,
  NamesWith<SubscriptionFields, { about: 'person' | 'case' }>
>;

/** What staff correct of a booking. */
export type BookingDetails = Pick<Appointment, NamesWith<AppointmentFields, { label: string }>>;
/** What staff correct of a subscription. */
export type SubscriptionDetails = Pick<Subscription, NamesWith<SubscriptionFields, { label: string }>>;

type Attribute = 'initial' | 'erased' | 'label';

/** This attribute of the fields that have it, by the names of the fields. */
export function attributesOf<Fields extends Readonly<Record<string, LeadField>>, A extends Attribute>(
  fields: Fields,
  attribute: A,
): { [Name in NamesWith<Fields, Record<A, unknown>>]: Fields[Name] extends Record<A, infer V> ? V : never };
export function attributesOf(fields: Readonly<Record<string, LeadField>>, attribute: Attribute): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (attribute in field ? [[name, field[attribute]]] : [])),
  );
}

/** The names of the fields of a kind of lead of which that holds, in the order of the list. */
export function fieldsWhere(leadType: LeadType, holds: (field: LeadField) => boolean): string[] {
  return Object.entries(LEAD_FIELDS[leadType]).flatMap(([name, field]) => (holds(field) ? [name] : []));
}
