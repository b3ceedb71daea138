import type { EntitySchema } from 'typeorm';
import type { Appointment, VisitorRequest } from '../domain/appointment.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Statement } from '../../platform/database/database.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { searchText, termsOf } from './lead-terms.js';
import { type AppointmentRow, columnsOf, NO_TASK_DUE, type SubscriptionRow } from './lead.tables.js';

/** A lead as it is stored. */
export type StoredLead =
  | Omit<AppointmentRow, 'searchText' | 'requestedAt' | 'soldMonthDay' | 'clientBirthday'>
  | Omit<SubscriptionRow, 'searchText' | 'emailKey'>;

/** The lead of a row. */
export function leadOf(row: StoredLead): Lead {
  const nextTaskDue = row.nextTaskDue === NO_TASK_DUE ? null : row.nextTaskDue;
  if (row.leadSource === 'subscription') return { ...row, nextTaskDue };
  const { dateOfBirth, visitorRequest } = row;
  return {
    ...row,
    dateOfBirth: dateOfBirth || null,
    visitorRequest: requestOf(visitorRequest),
    nextTaskDue,
  };
}

function requestOf(json: string | null): VisitorRequest | null {
  if (json === null) return null;
  try {
    return JSON.parse(json) as VisitorRequest;
  } catch {
    // a row that another program changed must not make the whole list unreadable
    return null;
  }
}

export function appointmentRow(lead: Appointment): AppointmentRow {
  const { visitorRequest, dateOfBirth, soldOn, nextTaskDue } = lead;
  const isClient = lead.leadStatus === 'Closed Sale' && lead.erasedAt === null;
  return {
    ...lead,
    dateOfBirth: dateOfBirth ?? '',
    visitorRequest: visitorRequest && JSON.stringify(visitorRequest),
    requestedAt: visitorRequest && visitorRequest.requestedAt,
    nextTaskDue: nextTaskDue ?? NO_TASK_DUE,
    soldMonthDay: isClient && soldOn ? monthDay(soldOn) : null,
    clientBirthday: isClient && dateOfBirth ? monthDay(dateOfBirth) : null,
    searchText: searchText(lead),
  };
}

export function subscriptionRow(lead: Subscription): SubscriptionRow {
  // unique, also among the erased ones
  const emailKey = lead.erasedAt ? `erased:${lead.id}` : lead.email.normalize('NFKC').toLowerCase();
  return {
    ...lead,
    emailKey,
    nextTaskDue: lead.nextTaskDue ?? NO_TASK_DUE,
    searchText: searchText(lead),
  };
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
export function insertionOfTerms(leadType: LeadType, lead: Lead, terms = termsOf(lead)): Statement {
  return {
    sql: `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    parameters: terms.flatMap((term) => [term, leadType, lead.id]),
  };
}

/** Changes the search terms of a lead; each by its key, because no index leads to the terms of a lead. */
export function replacementOfTerms(leadType: LeadType, before: Lead, after: Lead): Statement[] {
  const [old, wanted] = [termsOf(before), termsOf(after)];
  const removed = old.filter((term) => !wanted.includes(term));
  const added = wanted.filter((term) => !old.includes(term));
  const removal = {
    sql: `DELETE FROM lead_terms WHERE term IN (${placeholders(removed)}) AND leadType = ? AND leadId = ?`,
    parameters: [...removed, leadType, after.id],
  };
  return [
    ...(removed.length > 0 ? [removal] : []),
    ...(added.length > 0 ? [insertionOfTerms(leadType, after, added)] : []),
  ];
}
