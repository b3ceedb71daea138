import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import { affected, type Transaction } from '../platform/database/database.js';
import { Conflict, type Said } from '../platform/domain-error.js';
import { placeholders } from '../platform/database/placeholders.js';
import { NEVER_DUE } from './domain/client-fields.js';
import { IS_SHOWN } from './store/client.tables.js';

/** What another area has of clients; changed in the unit of work of the clients. */
export interface ClientTie {
  /** The word for it in the answer when a merge is taken back. */
  readonly kind: string;
  /** The error when a client with such rows is to be deleted; null when the rows do not prevent it. */
  readonly refusal: Said | null;
  /** The ids of what the client has. */
  of(tx: Transaction, clientId: string): Promise<string[]>;
  /** Those of the clients that have something. */
  among(tx: Transaction, clientIds: readonly string[]): Promise<string[]>;
  /** Gives these to another client. */
  move(tx: Transaction, ids: readonly string[], clientId: string): Promise<void>;
}

/** The rows of a table whose column has the id of a client. */
export function rowsTie(
  { kind, refusal = null }: Pick<ClientTie, 'kind'> & Partial<Pick<ClientTie, 'refusal'>>,
  table: string,
  column: string,
): ClientTie {
  return {
    kind,
    refusal,
    async of(tx, clientId) {
      const sql = `SELECT id FROM ${table} WHERE ${column} = ? ORDER BY id`;
      return (await tx.query<{ id: string }[]>(sql, [clientId])).map(({ id }) => id);
    },
    async among(tx, clientIds) {
      if (clientIds.length === 0) return [];
      const sql = `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} IN (${placeholders(clientIds)})`;
      return (await tx.query<{ id: string }[]>(sql, [...clientIds])).map(({ id }) => id);
    },
    async move(tx, ids, clientId) {
      for (const id of ids)
        await affected(tx, `UPDATE ${table} SET ${column} = ? WHERE id = ?`, [clientId, id]);
    },
  };
}

/** What other areas have of clients. They say it here: clients know none of these areas. */
@Injectable()
export class ClientTies {
  readonly all: ClientTie[] = [];

  add(tie: ClientTie): void {
    this.all.push(tie);
  }

  /** Rejects, in the unit of work that would delete the client, when another area needs it. */
  async assertNone(tx: Transaction, clientId: string): Promise<void> {
    for (const tie of this.all)
      if (tie.refusal && (await tie.of(tx, clientId)).length > 0) throw new Conflict(tie.refusal);
  }
}

/**
 * Those of the ids that are clients; none of them is deleted or merged into another until the unit of work ends. Reads after
 * it see what was stored.
 */
export async function lockClients(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM clients WHERE id IN (${placeholders(ids)}) AND ${IS_SHOWN} ORDER BY id${lock}`,
    [...ids],
  );
  return rows.map(({ id }) => id);
}

export { NEVER_DUE };

/** Stores what the row of a client says about the policies, in the unit of work that changes them. */
export async function setPolicies(
  tx: Transaction,
  clientId: string,
  policiesInForce: number,
  nextPremiumDue: CalendarDate | null,
): Promise<void> {
  await affected(tx, 'UPDATE clients SET policiesInForce = ?, nextPremiumDue = ? WHERE id = ?', [
    policiesInForce,
    nextPremiumDue ?? NEVER_DUE,
    clientId,
  ]);
}
