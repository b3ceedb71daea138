import type { Database, Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { PolicyRow } from './policy.tables.js';

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
