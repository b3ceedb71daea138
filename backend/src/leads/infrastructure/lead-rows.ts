import type { EntityManager, EntitySchema } from 'typeorm';
import type { Appointment, VisitorRequest } from '../domain/appointment.js';
import type { Lead, LeadType } from '../domain/lead.js';
import type { Subscription } from '../domain/subscription.js';
import { searchText, termsOf } from './lead-terms.js';
import { type AppointmentRow, columnsOf, type SubscriptionRow } from './lead.tables.js';

/** A lead as it is stored. */
export type StoredLead = Omit<AppointmentRow, 'searchText'> | Subscription;

/** The lead of a row, in which the visitor's request is JSON. */
export function leadOf(row: StoredLead): Lead {
  return 'visitorRequest' in row ? { ...row, visitorRequest: requestOf(row.visitorRequest) } : row;
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
  const { visitorRequest } = lead;
  return {
    ...lead,
    visitorRequest: visitorRequest && JSON.stringify(visitorRequest),
    searchText: searchText(lead),
  };
}

export function subscriptionRow(lead: Subscription): SubscriptionRow {
  const emailKey = lead.email.normalize('NFKC').toLowerCase();
  return { ...lead, emailKey, searchText: searchText(lead) };
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
export async function insert<Row extends object>(
  tx: EntityManager,
  { options: { name } }: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  await tx.query(
    `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`,
    Object.values(row) as unknown[],
  );
}

/** Adds the search terms of a lead. */
export async function insertTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  const terms = termsOf(lead);
  await tx.query(
    `INSERT INTO lead_terms (term, leadType, leadId) VALUES ${terms.map(() => '(?, ?, ?)').join(', ')}`,
    terms.flatMap((term) => [term, leadType, lead.id]),
  );
}

export async function replaceTerms(tx: EntityManager, leadType: LeadType, lead: Lead): Promise<void> {
  await tx.query('DELETE FROM lead_terms WHERE leadType = ? AND leadId = ?', [leadType, lead.id]);
  await insertTerms(tx, leadType, lead);
}
