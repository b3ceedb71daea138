import { type EntityManager, type EntitySchema, type FindManyOptions, In } from 'typeorm';
import { followHolds } from '../../holds/held-people.js';
import { runAll, type Statement } from '../../platform/database/database.js';
import type { Lead, LeadRef, LeadType } from '../domain/lead.js';
import { changedColumns, leadOf, replacementOfTerms, rowOf, type StoredLead } from './lead-rows.js';
import { Appointments, LEAD_TABLES, type SubscriptionRow, Subscriptions } from './lead.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

/** A lead and its row, locked until the unit of work ends. */
export interface LockedLead {
  readonly ref: LeadRef;
  readonly row: object;
  readonly lead: Lead;
}

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
    const options = {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      ...rowLock,
    } as FindManyOptions<StoredLead>;
    for (const row of await tx.find(tableOf(leadType), options))
      locked.push({ ref: { leadType, leadId: row.id }, row, lead: leadOf(leadType, row) });
  }
  return locked;
}

/** The subscription with that address, locked; null without one. */
export async function lockSubscribed(
  tx: EntityManager,
  rowLock: object,
  emailKey: string,
): Promise<SubscriptionRow | null> {
  const known = await tx.findOneBy(Subscriptions, { emailKey });
  if (!known || Object.keys(rowLock).length === 0) return known;
  // by its id: the row stays when the person is erased at this moment, and no longer has the address
  const current = await tx.findOne(Subscriptions, { where: { id: known.id }, ...rowLock });
  return current?.emailKey === emailKey ? current : null;
}

/** Stores the columns that differ, and the search terms when they do. Legal holds follow a corrected address. */
export async function updateLead(tx: EntityManager, locked: LockedLead, after: Lead): Promise<void> {
  await runAll(tx, updateOf(locked, after));
  await followHolds(tx, mailboxKey(locked.lead.email), mailboxKey(after.email));
}

/** The statements that do so. */
export function updateOf({ ref, row, lead }: LockedLead, after: Lead): Statement[] {
  const { leadType, leadId } = ref;
  const table = tableOf(leadType);
  const changed = changedColumns<object>(table, row, rowOf(after));
  const isMoved = rowKey(after) !== rowKey(lead);
  // a second subscription of a mailbox keeps a key of its own, because that of its address is unique
  const columns = Object.keys(changed).filter((column) => column !== 'emailKey' || isMoved);
  if (columns.length === 0) return [];
  const update = {
    sql: `UPDATE ${LEAD_TABLES[leadType].name} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
    parameters: [...columns.map((column) => (changed as Record<string, unknown>)[column]), leadId],
  };
  return [update, ...('searchText' in changed ? replacementOfTerms(lead, after) : [])];
}

const rowKey = ({ erasedAt, email }: Lead) => (erasedAt === null ? mailboxKey(email) : erasedAt);

function tableOf(leadType: LeadType): EntitySchema<StoredLead> {
  return leadType === 'appointment' ? Appointments : Subscriptions;
}
