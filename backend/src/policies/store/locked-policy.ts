import { lockClients } from '../../clients/client-ties.js';
import type { Database, Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Policy } from '../domain/policy.js';
import { Insurers, Policies, type PolicyRow, Products } from './policy.tables.js';

/**
 * Runs a unit of work with a lock on the policy, and with it on its premiums and payments. Null for an unknown id. Its client
 * is locked first, as where policies are added: what the row of the client says is counted from all of them.
 */
export async function withPolicy<T>(
  database: Database,
  id: string,
  work: (tx: Transaction, policy: PolicyRow) => Promise<T>,
): Promise<T | null> {
  // before the unit of work, whose first read has to come after the locks
  const known = await database.reader.findOne(Policies, { where: { id }, select: { clientId: true } });
  if (!known) return null;
  return database.write(async (tx) => {
    await lockClients(tx, [known.clientId]);
    const policy = await tx.findOne(Policies, { where: { id }, ...database.rowLock });
    if (!policy) return null;
    // it may have another owner since
    if (policy.clientId !== known.clientId) await lockClients(tx, [policy.clientId]);
    return work(tx, policy);
  });
}

/** The names that a policy's row has the ids of. */
export async function namesOf(
  tx: Transaction,
  { insurerId, productId }: PolicyRow,
): Promise<Pick<Policy, 'insurer' | 'product'>> {
  const insurer = await tx.findOneByOrFail(Insurers, { id: insurerId });
  const product = await tx.findOneByOrFail(Products, { id: productId });
  return { insurer: insurer.name, product: product.name };
}

/** In the order in which clients are locked everywhere. */
export async function ownersOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ clientId: string }[]>(
    `SELECT DISTINCT clientId FROM policies WHERE id IN (${placeholders(ids)}) ORDER BY clientId`,
    [...ids],
  );
  return rows.map(({ clientId }) => clientId);
}

export async function lockedPolicy(
  tx: Transaction,
  id: string,
  { dialect }: Database,
): Promise<PolicyRow | null> {
  const lock = dialect === 'mysql' ? ' FOR UPDATE' : '';
  const [row] = await tx.query<PolicyRow[]>(`SELECT * FROM policies WHERE id = ?${lock}`, [id]);
  return row ?? null;
}
