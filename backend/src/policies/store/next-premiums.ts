import { type ClientTie, lockClients, NEVER_DUE, rowsTie, setPolicies } from '../../clients/client-ties.js';
import { affected, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { isPaying, type Policy } from '../domain/policy.js';

type NotedPolicy = Pick<Policy, 'id' | 'clientId' | 'application' | 'force'>;

/**
 * Stores which premium of a changed policy is to be paid next, for the day and for lists that are sorted by it, and what
 * the row of its client says about the policies; with `earlierClient` also that of who owned it. In the unit of work of the
 * caller, which has locked the policy.
 */
export async function noteNextPremium(
  tx: Transaction,
  policy: NotedPolicy,
  earlierClient = policy.clientId,
): Promise<void> {
  const { id, clientId } = policy;
  const ofNext = (column: string) =>
    isPaying(policy)
      ? `(SELECT ${column} FROM premiums WHERE policyId = policies.id AND paidAmount < amount ORDER BY dueDate LIMIT 1)`
      : 'NULL';
  await affected(
    tx,
    `UPDATE policies SET nextPremiumDue = COALESCE(${ofNext('dueDate')}, ?), nextUnpaidUntil = ${ofNext('unpaidUntil')}
     WHERE id = ?`,
    [NEVER_DUE, id],
  );
  for (const client of await lockClients(tx, [...new Set([clientId, earlierClient])].sort()))
    await noteClient(tx, client);
}

/** Stores what the row of a client says about the policies, after some were deleted or moved. */
export async function noteClient(tx: Transaction, clientId: string): Promise<void> {
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' LOCK IN SHARE MODE';
  const [row] = await tx.query<{ inForce: number | string; nextDue: string | null }[]>(
    `SELECT COUNT(CASE WHEN forceState = 'in force' THEN 1 END) AS inForce, MIN(nextPremiumDue) AS nextDue
     FROM policies WHERE clientId = ?${lock}`,
    [clientId],
  );
  const nextDue = row?.nextDue ?? NEVER_DUE;
  await setPolicies(tx, clientId, Number(row?.inForce ?? 0), nextDue === NEVER_DUE ? null : nextDue);
}

const OWNED = rowsTie({ kind: 'policy', refusal: 'client.has-policies' }, 'policies', 'clientId');

/** What clients have of policies: those that they own, and those in which they are insured. */
export const POLICY_TIES: readonly ClientTie[] = [
  {
    ...OWNED,
    async move(tx, ids, clientId) {
      if (ids.length === 0) return;
      const owners = await tx.query<{ clientId: string }[]>(
        `SELECT DISTINCT clientId FROM policies WHERE id IN (${placeholders(ids)})`,
        [...ids],
      );
      await OWNED.move(tx, ids, clientId);
      for (const client of [clientId, ...owners.map((owner) => owner.clientId)]) await noteClient(tx, client);
    },
  },
  rowsTie({ kind: 'insured', refusal: 'client.has-policies' }, 'policies', 'insured'),
];
