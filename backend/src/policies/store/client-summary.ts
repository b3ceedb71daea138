import { NEVER_DUE } from '../../clients/client-queries.js';
import type { ClientRecords } from '../../clients/client-records.js';
import type { ClientReference } from '../../clients/client-references.js';
import { type Transaction, transactionOf, unitOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { POLICY_PARTIES } from '../domain/policy-party-fields.js';
import { referringRows } from '../../platform/database/referring-rows.js';

/** Stores what the rows of the clients say about their policies. */
export async function updateClientSummaries(
  tx: Transaction,
  clients: ClientRecords,
  clientIds: readonly string[],
): Promise<void> {
  for (const client of await clients.lock(unitOf(tx), [...new Set(clientIds)].sort()))
    await updateClientSummary(tx, clients, client);
}

/** The same of one client, who is locked or about to be gone. */
export async function updateClientSummary(
  tx: Transaction,
  clients: ClientRecords,
  clientId: string,
): Promise<void> {
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' LOCK IN SHARE MODE';
  const [row] = await tx.query<{ inForce: number | string; nextDue: string | null }[]>(
    `SELECT COUNT(CASE WHEN forceState = 'in force' THEN 1 END) AS inForce, MIN(nextPremiumDue) AS nextDue
     FROM policies WHERE clientId = ?${lock}`,
    [clientId],
  );
  const nextDue = row?.nextDue ?? NEVER_DUE;
  const next = nextDue === NEVER_DUE ? null : nextDue;
  await clients.setPolicies(unitOf(tx), clientId, Number(row?.inForce ?? 0), next);
}

/** What clients have of policies: those that they own, and those in which they are another party. */
export function policyReferences(clients: ClientRecords): ClientReference[] {
  const refusal = 'client.has-policies' as const;
  const owned = referringRows('policies', 'clientId');
  return [
    {
      kind: 'policy',
      refusal,
      ...owned,
      async move(unit, ids, clientId) {
        if (ids.length === 0) return;
        const tx = transactionOf(unit);
        const owners = await tx.query<{ clientId: string }[]>(
          `SELECT DISTINCT clientId FROM policies WHERE id IN (${placeholders(ids)})`,
          [...ids],
        );
        await owned.move(unit, ids, clientId);
        for (const client of [clientId, ...owners.map((owner) => owner.clientId)])
          await updateClientSummary(tx, clients, client);
      },
    },
    ...POLICY_PARTIES.map((kind) => ({ kind, refusal, ...referringRows('policies', kind) })),
  ];
}
