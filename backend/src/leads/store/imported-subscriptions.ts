import { heldAddresses } from '../../holds/held-people.js';
import { affected, type Database, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { ImportRecord } from '../../platform/import-target.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { Subscription } from '../domain/subscription.js';
import { termsOf } from '../domain/lead-terms.js';
import type { SubscriptionRow } from './lead.tables.js';
import { nameOf } from '../../platform/values/name.js';

/** Those that are not erased. */
export async function subscriptionsBy(
  reader: Transaction,
  column: 'id' | 'emailKey',
  values: readonly string[],
): Promise<SubscriptionRow[]> {
  const wanted = [...new Set(values)].filter(Boolean);
  if (wanted.length === 0) return [];
  return reader.query(
    `SELECT * FROM subscriptions WHERE ${column} IN (${placeholders(wanted)}) AND erasedAt IS NULL`,
    wanted,
  );
}

/** What an import says of subscriptions, with when they left; in a unit of work they are locked until its end. */
export async function subscriptionRecords(
  tx: Transaction,
  { dialect }: Database,
  ids: readonly string[],
  leftAt: (id: string) => string | null,
): Promise<ReadonlyMap<string, ImportRecord>> {
  if (ids.length === 0) return new Map();
  const lock = tx.queryRunner && dialect === 'mysql' ? ' FOR UPDATE' : '';
  const rows = await tx.query<SubscriptionRow[]>(
    `SELECT * FROM subscriptions WHERE id IN (${placeholders(ids)}) AND erasedAt IS NULL ORDER BY id${lock}`,
    [...ids],
  );
  const held = await heldAddresses(tx);
  return new Map(
    rows.map((row) => {
      const { firstName, lastName, email } = row;
      const fields = { firstName, lastName, email, consentGivenAt: null, left: leftAt(row.id) };
      return [row.id, { name: nameOf(row), fields, isHeld: held.has(mailboxKey(email)) }];
    }),
  );
}

/** Those that have notes, tasks, a client, or a history besides what imports wrote. */
export async function usedSubscriptions(
  tx: Transaction,
  ids: readonly string[],
  byImports: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const places = placeholders(ids);
  const rows = await tx.query<{ id: string }[]>(
    `SELECT leadId AS id FROM activity_logs WHERE leadType = 'subscription' AND leadId IN (${places})
       AND actionDetails NOT IN (${placeholders(byImports)})
     UNION SELECT leadId FROM lead_notes WHERE leadType = 'subscription' AND leadId IN (${places})
     UNION SELECT id FROM subscriptions
       WHERE id IN (${places}) AND (clientId IS NOT NULL OR nextTaskDue < '9999')`,
    [...ids, ...byImports, ...ids, ...ids],
  );
  return rows.map(({ id }) => id);
}

/** Deletes subscriptions with their search terms and history. */
export async function deleteSubscriptions(
  tx: Transaction,
  subscriptions: readonly Subscription[],
): Promise<void> {
  for (const lead of subscriptions) {
    const terms = termsOf(lead);
    const sql = `DELETE FROM lead_terms WHERE term IN (${placeholders(terms)}) AND leadType = ? AND leadId = ?`;
    await affected(tx, sql, [...terms, lead.leadType, lead.id]);
  }
  const ids = subscriptions.map(({ id }) => id);
  const places = placeholders(ids);
  const ofLeads = `leadType = 'subscription' AND leadId IN (${places})`;
  await affected(tx, `DELETE FROM activity_logs WHERE ${ofLeads}`, ids);
  await affected(tx, `DELETE FROM subscriptions WHERE id IN (${places})`, ids);
}
