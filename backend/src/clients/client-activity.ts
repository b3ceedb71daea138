import type { Actor } from '../leads/lead-clients.js';
import { newId } from '../platform/clock.js';
import { affected, type Statement, type Transaction } from '../platform/database/database.js';
import { ClientActivities, type ClientActivityRow } from './store/client.tables.js';

/** Something that happened to a client, in words without amounts. */
export interface ClientEvent {
  readonly actionType: string;
  readonly actionDetails: string;
}

/** An entry in the timeline of a client; stored with the change it describes, never edited, deleted with what it is about. */
export interface ClientActivity extends ClientEvent {
  readonly id: string;
  readonly performedBy: string | null;
  readonly performedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * Adds the event to the timeline of a client, in the unit of work that stores the change. Events about a policy name it with
 * `policyId`.
 */
export async function recordClientActivity(
  tx: Transaction,
  clientId: string,
  { actionType, actionDetails }: ClientEvent,
  { actor, at }: { readonly actor: Actor; readonly at: string },
  policyId: string | null = null,
): Promise<void> {
  await tx.insert(ClientActivities, {
    ...{ id: newId(), clientId, policyId, actionType, actionDetails },
    ...{ performedBy: actor.id, performedByName: actor.name, createdAt: at },
  });
}

/** The same of what no member of staff did, for a unit of work that ends elsewhere; nothing for an unknown client. */
export function clientActivityStatement(
  clientId: string,
  { actionType, actionDetails }: ClientEvent,
  at: string,
  policyId: string,
): Statement {
  return {
    sql: `INSERT INTO client_activity
            (id, clientId, policyId, actionType, actionDetails, performedBy, performedByName, createdAt)
          SELECT ?, id, ?, ?, ?, NULL, ?, ? FROM clients WHERE id = ?`,
    parameters: [newId(), policyId, actionType, actionDetails, 'Automatic', at, clientId],
  };
}

/** Deletes what the timelines say about a policy, in the unit of work that deletes it. */
export async function forgetPolicyActivity(tx: Transaction, policyId: string): Promise<void> {
  await affected(tx, 'DELETE FROM client_activity WHERE policyId = ?', [policyId]);
}

/** The timeline of a client and of those that were merged into it, newest first. */
export async function activityOf(reader: Transaction, clientId: string): Promise<ClientActivity[]> {
  const rows = await reader.query<ClientActivityRow[]>(
    `SELECT * FROM client_activity
     WHERE clientId = ? OR clientId IN (SELECT id FROM clients WHERE mergedInto = ?) ORDER BY id DESC`,
    [clientId, clientId],
  );
  return rows.map(({ clientId: _, policyId: __, ...entry }) => entry);
}
