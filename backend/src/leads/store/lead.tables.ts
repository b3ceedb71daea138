import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import { column, CREATED, HISTORY } from '../../platform/fields/rows-in-file.js';
import type { ActivityEntry } from '../domain/activity.js';
import type { Appointment } from '../domain/appointment.js';
import type { BookingLink } from '../domain/booking-link.js';
import type { LeadNote } from '../domain/lead-note.js';
import type { LeadType } from '../domain/lead.js';
import {
  type APPOINTMENT_FIELDS,
  fieldsWhere,
  LEAD_FIELDS,
  type LeadField,
  type SUBSCRIPTION_FIELDS,
} from '../domain/lead-fields.js';
import type { Subscription } from '../domain/subscription.js';
import { LEAD_ID, leadsFileOf } from './leads-file.js';

/** The stored form of a lead's fields. */
type StoredFields<Fields, L> = {
  readonly [Name in keyof Fields & keyof L]: Fields[Name] extends { storedAs: 'json' }
    ? string | null
    : Fields[Name] extends { none: string }
      ? Exclude<L[Name], null>
      : L[Name];
};
export type StoredAppointment = StoredFields<typeof APPOINTMENT_FIELDS, Appointment>;
export type StoredSubscription = StoredFields<typeof SUBSCRIPTION_FIELDS, Subscription>;

/** A booking with the columns that are made of its fields. `searchText` is what the search of the list looks through. */
export type AppointmentRow = StoredAppointment & {
  /** Of the open request. */
  readonly requestedAt: string | null;
  /** `MM-DD` of the sale to a client, who is a lead with a closed sale. */
  readonly soldMonthDay: string | null;
  /** `MM-DD` of the birth date of a client. */
  readonly clientBirthday: string | null;
  readonly searchText: string;
  /** By what lists are sorted by name (`nameOrder`). */
  readonly nameKey: string;
};
export type SubscriptionRow = StoredSubscription & {
  readonly searchText: string;
  readonly nameKey: string;
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

function columnsFor(leadType: LeadType): Record<string, EntitySchemaColumnOptions> {
  return Object.fromEntries(
    Object.entries(LEAD_FIELDS[leadType]).map(([name, field]) => [
      name,
      name === 'id' ? id : columnFor(field),
    ]),
  );
}

function columnFor({ storedAs, none }: LeadField): EntitySchemaColumnOptions {
  const type = storedAs === 'number' ? 'int' : storedAs ? 'text' : 'varchar';
  return { type, nullable: none === null };
}

/** As the fields themselves say whom they tell about. */
function personalColumns<Row>(leadType: LeadType): (keyof Row & string)[] {
  return fieldsWhere(leadType, ({ about }) => about === 'person') as (keyof Row & string)[];
}

export const Appointments = new Table<AppointmentRow>({
  name: 'appointments',
  holds: {
    person: [...personalColumns<AppointmentRow>('appointment'), 'clientBirthday', 'searchText', 'nameKey'],
  },
  exported: {
    files: [leadsFileOf('appointment')],
    leftOut: {
      'derived from other columns': [
        'nextTaskDue',
        'soldMonthDay',
        'clientBirthday',
        'searchText',
        'nameKey',
        'requestedAt',
      ],
      'counts what invitations were sent': ['calendarSequence'],
      'null in the rows that are exported': ['erasedAt'],
    },
  },
  columns: {
    ...columnsFor('appointment'),
    requestedAt: nullableText,
    soldMonthDay: nullableText,
    clientBirthday: nullableText,
    searchText: text,
    nameKey: text,
  },
});

export const Subscriptions = new Table<SubscriptionRow>({
  name: 'subscriptions',
  holds: {
    person: [...personalColumns<SubscriptionRow>('subscription'), 'searchText', 'nameKey', 'emailKey'],
  },
  exported: {
    files: [leadsFileOf('subscription')],
    leftOut: {
      'derived from other columns': ['nextTaskDue', 'searchText', 'nameKey', 'emailKey'],
      'null in the rows that are exported': ['erasedAt'],
    },
  },
  columns: { ...columnsFor('subscription'), searchText: text, nameKey: text, emailKey: text },
});

/** The table of each kind of lead. */
export const LEAD_TABLES: Readonly<Record<LeadType, { readonly name: string }>> = {
  appointment: { name: 'appointments' },
  subscription: { name: 'subscriptions' },
};

/** The columns of a table, in the order of its definition. */
export function columnsOf<Row extends object>({ options }: EntitySchema<Row>): string[] {
  return Object.keys(options.columns);
}

export const BookingLinks = new Table<BookingLink>({
  name: 'booking_links',
  holds: { person: ['appointmentId'] },
  exported: { notExported: 'hashes of links of this site' },
  columns: { tokenHash: { ...text, primary: true }, appointmentId: text, createdAt: text },
});

export const LeadNotes = new Table<LeadNote>({
  name: 'lead_notes',
  holds: { person: ['leadId', 'note'], others: { staff: ['createdByName'] } },
  exported: {
    files: [
      {
        file: 'notes.csv',
        about: 'What staff wrote about leads and clients.',
        columns: [
          column('Note', 'note', 'text with lines'),
          column('Channel', 'channel', 'how the person was reached'),
          column('Written By', 'createdByName', 'name'),
          CREATED,
          column('Note ID', 'id', 'id'),
          LEAD_ID,
        ],
      },
    ],
    leftOut: { 'said by the id': ['leadType'], 'ids of staff, whose names are exported': ['createdBy'] },
  },
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

export const ActivityLogs = new Table<ActivityEntry>({
  name: 'activity_logs',
  holds: { person: ['leadId', 'actionDetails'], others: { staff: ['performedByName'] } },
  exported: {
    files: [
      {
        file: 'history.csv',
        about: 'What happened to leads and clients, besides the notes.',
        columns: [...HISTORY, LEAD_ID],
      },
    ],
    leftOut: { 'said by the id': ['leadType'], 'ids of staff, whose names are exported': ['performedBy'] },
  },
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

/** The forms by which a lead is found, such as its address and the words of its name. */
export const LeadTerms = new Table<{ term: string; leadType: LeadType; leadId: string }>({
  name: 'lead_terms',
  holds: { person: ['term', 'leadId'] },
  exported: { notExported: 'forms to search' },
  columns: {
    term: { ...text, primary: true },
    leadType: { ...text, primary: true },
    leadId: { ...text, primary: true },
  },
});

export const LeadCounters = new Table<LeadCounterRow>({
  name: 'lead_counters',
  holds: { noPerson: 'counts' },
  exported: { notExported: 'counts of exported rows' },
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

/** The tables of which an erasure empties the rows of a person, or removes them. */
export const ERASED_TABLES = [
  'appointments',
  'subscriptions',
  'lead_notes',
  'lead_terms',
  'activity_logs',
  'booking_links',
];
