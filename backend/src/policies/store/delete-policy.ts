import type { ClientRecords } from '../../clients/client-records.js';
import { affected, type Database, type Transaction, unitOf } from '../../platform/database/database.js';
import { namesWith, tablesIn } from '../../platform/database/table.js';
import { bookEntriesOf, moveEntries } from './book-counters.js';
import { instalmentOf } from './policy-rows.js';
import * as policyTables from './policy.tables.js';

const { Policies, Premiums } = policyTables;
const TABLES = tablesIn(policyTables);
const OF_POLICY = namesWith('policyId', TABLES);
const OF_PREMIUM = namesWith('premiumId', TABLES);
/** What is deleted with a policy, and its own table. */
export const DELETED_TABLES = ['policies', ...OF_POLICY, ...OF_PREMIUM];
/** Of those of a policy, the ones with rows only where staff have used it. */
export const OF_USE = OF_POLICY.filter((name) => !['premiums', 'policy_versions'].includes(name));

/** Deletes a policy with all that belongs to it. The caller has locked it, and updates what its client has then. */
export async function deletePolicy(
  tx: Transaction,
  database: Database,
  clients: ClientRecords,
  id: string,
): Promise<void> {
  const policy = await tx.findOneBy(Policies, { id });
  const premiums = await tx.findBy(Premiums, { policyId: id });
  for (const table of OF_PREMIUM)
    await affected(
      tx,
      `DELETE FROM ${table} WHERE premiumId IN (SELECT id FROM premiums WHERE policyId = ?)`,
      [id],
    );
  for (const table of OF_POLICY) await affected(tx, `DELETE FROM ${table} WHERE policyId = ?`, [id]);
  await clients.forgetPolicy(unitOf(tx), id);
  await affected(tx, 'DELETE FROM policies WHERE id = ?', [id]);
  if (policy) await moveEntries(tx, database, bookEntriesOf(policy, premiums.map(instalmentOf)), []);
}
