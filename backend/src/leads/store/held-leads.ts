import { assertNotHeld, heldAddresses } from '../../holds/held-people.js';
import { type Transaction, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Reading } from '../../platform/unit-of-work.js';
import type { LeadRef } from '../domain/lead.js';
import { LEAD_TABLES } from './lead.tables.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Rejects when the person of one of the leads is under a legal hold. */
export async function assertLeadsNotHeld(tx: Transaction, refs: readonly LeadRef[]): Promise<void> {
  for (const { leadType, leadId } of refs) {
    const sql = `SELECT email FROM ${LEAD_TABLES[leadType].name} WHERE id = ?`;
    const leads = await tx.query<{ email: string }[]>(sql, [leadId]);
    await assertNotHeld(
      tx,
      leads.map(({ email }) => mailboxKey(email)),
    );
  }
}

/** Those of the leads whose address is under a legal hold. */
export async function heldLeads(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const tx = transactionOf(reading);
  const addresses = await heldAddresses(tx);
  const held = new Set<string>();
  for (const { name } of Object.values(LEAD_TABLES)) {
    const sql = `SELECT id, email FROM ${name} WHERE id IN (${placeholders(ids)})`;
    for (const { id, email } of await tx.query<{ id: string; email: string }[]>(sql, [...ids]))
      if (addresses.has(mailboxKey(email))) held.add(id);
  }
  return held;
}
