import { lockClients, NEVER_DUE, setPolicies } from '../../clients/client-ties.js';
import { affected, type Transaction } from '../../platform/database/database.js';
import { isPaying, type Policy } from '../domain/policy.js';

type NotedPolicy = Pick<Policy, 'id' | 'clientId' | 'application' | 'force'>;

/**
 * Stores which premium of a changed policy is to be paid next, for lists that are sorted by it, and what the row of its
 * client says about the policies; with `earlierClient` also that of who owned it. In the unit of work of the caller, which
 * has locked the policy.
 */
export async function noteNextPremium(
  tx: Transaction,
  policy: NotedPolicy,
  earlierClient = policy.clientId,
): Promise<void> {
  const { id, clientId } = policy;
  const unpaid = isPaying(policy)
    ? '(SELECT MIN(dueDate) FROM premiums WHERE policyId = policies.id AND paidAmount < amount)'
    : 'NULL';
  await affected(tx, `UPDATE policies SET nextPremiumDue = COALESCE(${unpaid}, ?) WHERE id = ?`, [
    NEVER_DUE,
    id,
  ]);
  for (const client of await lockClients(tx, [...new Set([clientId, earlierClient])].sort()))
    await noteClient(tx, client);
}

async function noteClient(tx: Transaction, clientId: string): Promise<void> {
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' LOCK IN SHARE MODE';
  const [row] = await tx.query<{ inForce: number | string; nextDue: string | null }[]>(
    `SELECT COUNT(CASE WHEN forceState = 'in force' THEN 1 END) AS inForce, MIN(nextPremiumDue) AS nextDue
     FROM policies WHERE clientId = ?${lock}`,
    [clientId],
  );
  const nextDue = row?.nextDue ?? NEVER_DUE;
  await setPolicies(tx, clientId, Number(row?.inForce ?? 0), nextDue === NEVER_DUE ? null : nextDue);
}
