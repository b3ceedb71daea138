import { forgetPolicyActivity } from '../../clients/client-activity.js';
import { affected, type Database, type Transaction } from '../../platform/database/database.js';
import { counted } from './book-counters.js';

/** Deletes a policy with all that belongs to it. The caller has locked it, and notes what its client has then. */
export function deletePolicy(tx: Transaction, database: Database, id: string): Promise<void> {
  return counted(tx, database, id, async () => {
    for (const table of ['premium_payments', 'premium_corrections'])
      await affected(
        tx,
        `DELETE FROM ${table} WHERE premiumId IN (SELECT id FROM premiums WHERE policyId = ?)`,
        [id],
      );
    for (const table of ['premiums', 'service_cases', 'policy_versions'])
      await affected(tx, `DELETE FROM ${table} WHERE policyId = ?`, [id]);
    await forgetPolicyActivity(tx, id);
    await affected(tx, 'DELETE FROM policies WHERE id = ?', [id]);
  });
}
