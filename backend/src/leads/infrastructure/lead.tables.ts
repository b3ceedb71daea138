import { EntitySchema } from 'typeorm';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { Subscription } from '../domain/subscription.js';

/** `searchText` is what the list's search looks through: name, e-mail and phone in lower case. */
export type AppointmentRow = Appointment & { readonly searchText: string };
export type SubscriptionRow = Subscription & { readonly searchText: string; readonly emailKey: string };

/** A count kept in the transaction of each change; see lead-counters.ts. Traits that do not apply are ''. */
export interface LeadCounterRow {
  readonly scope: 'bucket' | 'month' | 'day' | 'hour';
  readonly period: string;
  readonly leadType: string;
  readonly leadStatus: string;
  readonly bookingStatus: string;
  readonly serviceInterest: string;
  readonly premiumFrequency: string;
  readonly leads: number;
}

/** A submission that was stored, and the receipt it was given; hashes and no values of it. */
export interface SubmissionRow {
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

export const Appointments = new EntitySchema<AppointmentRow>({
  name: 'appointments',
  columns: {
    id,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    dateOfBirth: text,
    preferredDate: text,
    preferredTime: text,
    serviceInterest: text,
    notes: { type: 'text', nullable: true },
    bookingStatus: text,
    leadStatus: text,
    leadSource: text,
    productPurchased: nullableText,
    premiumFrequency: nullableText,
    premiumRate: nullableText,
    createdAt: text,
    searchText: text,
  },
});

export const Subscriptions = new EntitySchema<SubscriptionRow>({
  name: 'subscriptions',
  columns: {
    id,
    firstName: text,
    lastName: nullableText,
    email: text,
    emailKey: text,
    leadStatus: text,
    leadSource: text,
    createdAt: text,
    searchText: text,
  },
});

export const LeadNotes = new EntitySchema<LeadNote>({
  name: 'lead_notes',
  columns: {
    id,
    leadId: text,
    leadType: text,
    note: { type: 'text' },
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

export const IdempotencyKeys = new EntitySchema<SubmissionRow>({
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
