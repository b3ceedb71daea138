import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { PolicyPlace } from '../application/ports.js';

/** Those of the policies that there are, in the order in which clients are locked everywhere. */
export async function placesOf(tx: Transaction, ids: readonly string[]): Promise<PolicyPlace[]> {
  if (ids.length === 0) return [];
  return tx.query<PolicyPlace[]>(
    `SELECT id, clientId FROM policies WHERE id IN (${placeholders(ids)}) ORDER BY clientId, id`,
    [...ids],
  );
}

/** The clients who own them, each once. */
export function ownersOf(places: readonly PolicyPlace[]): string[] {
  return [...new Set(places.map(({ clientId }) => clientId))];
}
