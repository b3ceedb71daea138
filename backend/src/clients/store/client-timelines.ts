import type { Actor } from '../../leads/lead-clients.js';
import { newId } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import type { ClientActivity, ClientEvent } from '../client-activity.js';
import type { ClientEventRow } from '../client-queries.js';
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

/** What happened to a client and to those that were merged into it, newest first. */
export async function activityOf(reader: Transaction, clientId: string): Promise<ClientActivity[]> {
  const rows = await reader.query<ClientActivityRow[]>(
    `SELECT * FROM client_activity WHERE ${OF_CLIENT} ORDER BY id DESC`,
    [clientId, clientId],
  );
  return rows.map(({ clientId: _, policyId: __, ...entry }) => entry);
}

/** The newest of it about the client alone, or about the policies. */
export async function eventsOf(
  reader: Transaction,
  clientId: string,
  about: 'client' | 'policies',
  limit: number,
): Promise<ClientEventRow[]> {
  const rows = await reader.query<ClientActivityRow[]>(
    `SELECT * FROM client_activity
     WHERE ${OF_CLIENT} AND policyId IS ${about === 'client' ? '' : 'NOT'} NULL ORDER BY id DESC LIMIT ?`,
    [clientId, clientId, limit],
  );
  return rows.map(({ clientId: _, ...event }) => event);
}

const OF_CLIENT = '(clientId = ? OR clientId IN (SELECT id FROM clients WHERE mergedInto = ?))';
