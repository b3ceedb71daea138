import { assertNotHeld } from '../../holds/held-people.js';
import type { Transaction } from '../../platform/database/database.js';
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
