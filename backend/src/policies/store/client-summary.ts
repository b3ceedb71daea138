import { type ClientTie, lockClients, NEVER_DUE, rowsTie, setPolicies } from '../../clients/client-ties.js';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';

/** Stores what the rows of the clients say about their policies. */
export async function updateClientSummaries(tx: Transaction, clientIds: readonly string[]): Promise<void> {
  for (const client of await lockClients(tx, [...new Set(clientIds)].sort()))
    await updateClientSummary(tx, client);
}

/** The same of one client, who is locked or about to be gone. */
export async function updateClientSummary(tx: Transaction, clientId: string): Promise<void> {
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
      for (const client of [clientId, ...owners.map((owner) => owner.clientId)])
        await updateClientSummary(tx, client);
    },
  },
  rowsTie({ kind: 'insured', refusal: 'client.has-policies' }, 'policies', 'insured'),
];
