import type { Actor } from '../../leads/lead-clients.js';
import { newId } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { ClientActivity, ClientEvent } from '../client-activity.js';
import { ClientActivities, type ClientActivityRow } from './client.tables.js';

/** Adds an event to the timeline of a client. */
export async function recordClientActivity(
  tx: Transaction,
  clientId: string,
  { actionType, actionDetails }: ClientEvent,
  { actor, at }: { readonly actor: Actor; readonly at: string },
  policyId: string | null = null,
): Promise<void> {
  await tx.insert(ClientActivities, {
    id: newId(),
    clientId,
    policyId,
    actionType,
    actionDetails,
    performedBy: actor.id,
    performedByName: actor.name,
    createdAt: at,
  });
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
