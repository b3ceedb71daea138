import { type EntityManager, type EntitySchema, type FindManyOptions, In } from 'typeorm';
import { runAll } from '../../platform/database/database.js';
import type { Lead, LeadRef, LeadType } from '../domain/lead.js';
import type { Appointment } from '../domain/appointment.js';
import type { Subscription } from '../domain/subscription.js';
import {
  appointmentRow,
  changedColumns,
  leadOf,
  replacementOfTerms,
  type StoredLead,
  subscriptionRow,
} from './lead-rows.js';
import { Appointments, Subscriptions } from './lead.tables.js';

/** A lead and its row, locked until the unit of work ends. */
export interface LockedLead {
  readonly ref: LeadRef;
  readonly row: object;
  readonly lead: Lead;
}

type Row = StoredLead & { readonly id: string };

/** Reads and locks the leads that exist: first bookings, then subscriptions, by id, so that two units cannot deadlock. */
export async function lockLeads(
  tx: EntityManager,
  rowLock: object,
  refs: readonly LeadRef[],
): Promise<LockedLead[]> {
  const locked: LockedLead[] = [];
  for (const leadType of ['appointment', 'subscription'] as const) {
    const ids = refs.filter((ref) => ref.leadType === leadType).map(({ leadId }) => leadId);
    if (ids.length === 0) continue;
    const options = { where: { id: In(ids) }, order: { id: 'ASC' }, ...rowLock } as FindManyOptions<Row>;
    for (const row of await tx.find(tableOf(leadType), options))
      locked.push({ ref: { leadType, leadId: row.id }, row, lead: leadOf(row) });
  }
  return locked;
}

/** Stores the columns that differ, and the search terms when they do. */
export async function updateLead(
  tx: EntityManager,
  { ref, row, lead }: LockedLead,
  after: Lead,
): Promise<void> {
  const { leadType, leadId } = ref;
  const table = tableOf(leadType);
  const newRow =
    leadType === 'appointment'
      ? appointmentRow(after as Appointment)
      : subscriptionRow(after as Subscription);
  const changed = changedColumns<object>(table, row, newRow);
  if (Object.keys(changed).length > 0) await tx.update(table, leadId, changed);
  if ('searchText' in changed) await runAll(tx, replacementOfTerms(leadType, lead, after));
}

function tableOf(leadType: LeadType): EntitySchema<Row> {
  return leadType === 'appointment' ? Appointments : Subscriptions;
}
