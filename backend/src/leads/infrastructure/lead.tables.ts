import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { LeadType } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';

/** Stored instead of a missing `nextTaskDue`, so that an index has the leads without a task last. */
export const NO_TASK_DUE = '9999-12-31';

/** `searchText` is what the search of the list looks through: name, e-mail, phone and reference in lower case. */
export type AppointmentRow = Omit<Appointment, 'visitorRequest' | 'dateOfBirth' | 'nextTaskDue'> & {
  /** As JSON. */
  readonly visitorRequest: string | null;
  /** Of the open request. */
  readonly requestedAt: string | null;
  /** '' when it is unknown. */
  readonly dateOfBirth: string;
  /** `NO_TASK_DUE` when there is none. */
  readonly nextTaskDue: string;
  /** `MM-DD` of the sale to a client, who is a lead with a closed sale. */
  readonly soldMonthDay: string | null;
  /** `MM-DD` of the birth date of a client. */
  readonly clientBirthday: string | null;
  readonly searchText: string;
};
export type SubscriptionRow = Omit<Subscription, 'nextTaskDue'> & {
  /** `NO_TASK_DUE` when there is none. */
  readonly nextTaskDue: string;
  readonly searchText: string;
  readonly emailKey: string;
};

/** A counter updated in the transaction of each change (lead-counters.ts). Traits that do not apply are ''. */
export interface LeadCounterRow {
  readonly scope: 'bucket' | 'unanswered' | 'owner' | 'waiting' | 'month' | 'day' | 'hour';
  /** The month, day or hour; for `owner` and `waiting` the id of the owner. */
  readonly period: string;
  readonly leadType: string;
  readonly leadStatus: string;
  readonly bookingStatus: string;
  readonly serviceInterest: string;
  readonly premiumFrequency: string;
  readonly leads: number;
}

/** A stored idempotency token and its result; contains hashes, no values of the request. */
export interface IdempotencyKeyRow {
  readonly keyHash: string;
  readonly fingerprint: string;
  readonly sentAt: string;
  readonly leadId: string;
  readonly leadCreatedAt: string;
  readonly isNew: boolean;
}

const id = { type: 'varchar', length: 36, primary: true } as const;
const text = { type: 'varchar' } as const;
const nullableText = { type: 'varchar', nullable: true } as const;

type Column = EntitySchemaColumnOptions & { readonly audience: 'staff' | 'server' };

/** A column that every signed-in user may read. */
const staff = (options: EntitySchemaColumnOptions): Column => ({ ...options, audience: 'staff' });
/** A column that never leaves the server. */
const server = (options: EntitySchemaColumnOptions): Column => ({ ...options, audience: 'server' });

// the one list of a lead's columns: reading, storing and responding derive from it
const appointmentColumns: Record<keyof AppointmentRow, Column> = {
  id: staff(id),
  firstName: staff(text),
  lastName: staff(text),
  email: staff(text),
  phone: staff(text),
  dateOfBirth: staff(text),
  preferredDate: staff(text),
  preferredTime: staff(text),
  serviceInterest: staff(text),
  notes: staff({ type: 'text', nullable: true }),
  bookingStatus: staff(text),
  leadStatus: staff(text),
  leadSource: staff(text),
  productPurchased: staff(nullableText),
  premiumFrequency: staff(nullableText),
  premiumRate: staff(nullableText),
  soldOn: staff(nullableText),
  soldMonthDay: server(nullableText),
  clientBirthday: server(nullableText),
  visitorTimeZone: staff(nullableText),
  meetingWay: staff(nullableText),
  meetingMinutes: staff({ type: 'int', nullable: true }),
  calendarSequence: server({ type: 'int' }),
  visitorRequest: staff({ type: 'text', nullable: true }),
  requestedAt: server(nullableText),
  cancelledAt: staff(nullableText),
  ownerId: staff(nullableText),
  answeredAt: staff(nullableText),
  nextTaskDue: staff(text),
  erasedAt: staff(nullableText),
  createdAt: staff(text),
  searchText: server(text),
};

const subscriptionColumns: Record<keyof SubscriptionRow, Column> = {
  id: staff(id),
  firstName: staff(text),
  lastName: staff(nullableText),
  email: staff(text),
  emailKey: server(text),
  leadStatus: staff(text),
  leadSource: staff(text),
  ownerId: staff(nullableText),
  answeredAt: staff(nullableText),
  nextTaskDue: staff(text),
  erasedAt: staff(nullableText),
  createdAt: staff(text),
  searchText: server(text),
};

export const Appointments = new EntitySchema<AppointmentRow>({
  name: 'appointments',
  columns: appointmentColumns,
});

export const Subscriptions = new EntitySchema<SubscriptionRow>({
  name: 'subscriptions',
  columns: subscriptionColumns,
});

/** The table of each kind of lead, and the columns of it that staff may read. */
export const LEAD_TABLES: Readonly<Record<LeadType, { name: string; staffColumns: readonly string[] }>> = {
  appointment: { name: 'appointments', staffColumns: forStaff(appointmentColumns) },
  subscription: { name: 'subscriptions', staffColumns: forStaff(subscriptionColumns) },
};

function forStaff(columns: Readonly<Record<string, Column>>): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.audience === 'staff');
}

/** The columns of a table, in the order of its definition. */
export function columnsOf<Row extends object>({ options }: EntitySchema<Row>): string[] {
  return Object.keys(options.columns);
}

export const BookingLinks = new EntitySchema<BookingLink>({
  name: 'booking_links',
  columns: { tokenHash: { ...text, primary: true }, appointmentId: text, createdAt: text },
});

export const LeadNotes = new EntitySchema<LeadNote>({
  name: 'lead_notes',
  columns: {
    id,
    leadId: text,
    leadType: text,
    note: { type: 'text' },
    channel: nullableText,
    createdBy: text,
    createdByName: text,
    createdAt: text,
  },
});

export const ActivityLogs = new EntitySchema<ActivityEntry>({
  name: 'activity_logs',
  columns: {
    id,
    leadId: text,
    leadType: text,
    actionType: text,
    actionDetails: text,
    performedBy: nullableText,
    performedByName: text,
    createdAt: text,
  },
});

export const LeadCounters = new EntitySchema<LeadCounterRow>({
  name: 'lead_counters',
  columns: {
    scope: { ...text, primary: true },
    period: { ...text, primary: true },
    leadType: { ...text, primary: true },
    leadStatus: { ...text, primary: true },
    bookingStatus: { ...text, primary: true },
    serviceInterest: { ...text, primary: true },
    premiumFrequency: { ...text, primary: true },
    leads: { type: 'int' },
  },
});

export const IdempotencyKeys = new EntitySchema<IdempotencyKeyRow>({
  name: 'idempotency_keys',
  columns: {
    keyHash: { ...text, primary: true },
    fingerprint: text,
    sentAt: text,
    leadId: text,
    leadCreatedAt: text,
    isNew: { type: 'boolean' },
  },
});
