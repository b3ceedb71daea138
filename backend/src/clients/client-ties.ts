import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/database.js';
import { placeholders } from '../platform/database/placeholders.js';

/** Rejects, in the unit of work that would delete the client, when the area needs it. */
type Tie = (tx: Transaction, clientId: string) => Promise<void>;

/** What keeps clients from being deleted. The areas that need them say it here: clients know none of these areas. */
@Injectable()
export class ClientTies {
  private readonly ties: Tie[] = [];

  add(tie: Tie): void {
    this.ties.push(tie);
  }

  async assertNone(tx: Transaction, clientId: string): Promise<void> {
    for (const tie of this.ties) await tie(tx, clientId);
  }
}

/** Those of the ids that are clients; none of them is deleted until the unit of work ends. Reads after it see what was stored. */
export async function lockClients(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM clients WHERE id IN (${placeholders(ids)})${lock}`,
    [...ids],
  );
  return rows.map(({ id }) => id);
}
