import type { EntitySchema } from 'typeorm';
import type { Appointment } from '../domain/appointment.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Statement } from '../../platform/database/database.js';
import type { Lead, LeadType } from '../domain/lead.js';
import { fieldsWhere, LEAD_FIELDS, type LeadField } from '../domain/lead-fields.js';
import type { Subscription } from '../domain/subscription.js';
import { searchText, termsOf } from '../domain/lead-terms.js';
import {
  type AppointmentRow,
  columnsOf,
  type StoredAppointment,
  type StoredSubscription,
  type SubscriptionRow,
} from './lead.tables.js';
import { mailboxKey } from '../../platform/values/email.js';
import { nameOrder } from '../../platform/values/search.js';

/** A lead as it is stored, without what is made of its fields. */
export type StoredLead = StoredAppointment | StoredSubscription;

/** The fields of which the stored value is another than the value. */
const CONVERTED: Readonly<Record<LeadType, readonly string[]>> = {
  appointment: fieldsWhere('appointment', isConverted),
  subscription: fieldsWhere('subscription', isConverted),
};

function isConverted({ storedAs, none }: LeadField): boolean {
  return storedAs === 'json' || typeof none === 'string';
}

/** The lead of a row. */
export function leadOf(leadType: 'appointment', row: StoredAppointment): Appointment;
export function leadOf(leadType: LeadType, row: StoredLead): Lead;
export function leadOf(leadType: LeadType, row: StoredLead): object {
  const lead: Record<string, unknown> = { ...row, leadType };
  for (const name of CONVERTED[leadType]) lead[name] = valueOf(LEAD_FIELDS[leadType][name]!, lead[name]);
  return lead;
}

function valueOf({ storedAs, none }: LeadField, stored: unknown): unknown {
  if (stored === none || stored === null) return null;
  return storedAs === 'json' ? parsed(stored as string) : stored;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // a row that another program changed must not make the whole list unreadable
    return null;
  }
}

function stored(lead: Appointment): StoredAppointment;
function stored(lead: Subscription): StoredSubscription;
function stored(lead: Lead): object {
  return Object.fromEntries(
    Object.entries(LEAD_FIELDS[lead.leadType]).map(([name, { storedAs, none }]) => {
      const value = valueIn(lead, name) ?? none;
      return [name, storedAs === 'json' && value ? JSON.stringify(value) : value];
    }),
  );
}

export function appointmentRow(lead: Appointment): AppointmentRow {
  const { visitorRequest, dateOfBirth, soldOn } = lead;
  const isClient = lead.leadStatus === 'Closed Sale' && lead.erasedAt === null;
  return {
    ...stored(lead),
    requestedAt: visitorRequest && visitorRequest.requestedAt,
    soldMonthDay: isClient && soldOn ? monthDay(soldOn) : null,
    clientBirthday: isClient && dateOfBirth ? monthDay(dateOfBirth) : null,
    searchText: searchText(lead),
    nameKey: nameOrder(lead),
  };
}

export function subscriptionRow(lead: Subscription): SubscriptionRow {
  // unique, also among the erased ones
  const emailKey = lead.erasedAt ? `erased:${lead.id}` : mailboxKey(lead.email);
  return { ...stored(lead), emailKey, searchText: searchText(lead), nameKey: nameOrder(lead) };
}

export function rowOf(lead: Lead): AppointmentRow | SubscriptionRow {
  return lead.leadType === 'appointment' ? appointmentRow(lead) : subscriptionRow(lead);
}

function monthDay(date: string): string {
  return date.slice(5);
}

/** The columns whose values differ, with the new ones. */
export function changedColumns<Row extends object>(
  table: EntitySchema<Row>,
  before: Row,
  after: Row,
): object {
  const changed = columnsOf(table).filter((column) => valueIn(before, column) !== valueIn(after, column));
  return Object.fromEntries(changed.map((column) => [column, valueIn(after, column)]));
}

function valueIn(row: object, column: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[column];
}

/** A single INSERT; `save()` would also read before and after. */
export function insertion<Row extends object>({ options: { name } }: EntitySchema<Row>, row: Row): Statement {
  const columns = Object.keys(row);
  const places = placeholders(columns);
  return {
    sql: `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`,
    parameters: Object.values(row) as unknown[],
  };
}

/** Adds the search terms of a lead. */
export function insertionOfTerms(lead: Lead, terms = termsOf(lead)): Statement {
  return {
    sql: `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    parameters: terms.flatMap((term) => [term, lead.leadType, lead.id]),
  };
}

/** Changes the search terms of a lead; each by its key, because no index leads to the terms of a lead. */
export function replacementOfTerms(before: Lead, after: Lead): Statement[] {
  const [old, wanted] = [termsOf(before), termsOf(after)];
  const removed = old.filter((term) => !wanted.includes(term));
  const added = wanted.filter((term) => !old.includes(term));
  const removal = {
    sql: `DELETE FROM lead_terms WHERE term IN (${placeholders(removed)}) AND leadType = ? AND leadId = ?`,
    parameters: [...removed, after.leadType, after.id],
  };
  return [
    ...(removed.length > 0 ? [removal] : []),
    ...(added.length > 0 ? [insertionOfTerms(after, added)] : []),
  ];
}
