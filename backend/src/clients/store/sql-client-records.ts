import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { assertNotHeld } from '../../holds/held-people.js';
import { type Actor, LeadClients } from '../../leads/lead-clients.js';
import { newId } from '../../platform/clock.js';
import { affected, type Statement, transactionOf } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import type { ClientEvent } from '../client-activity.js';
import { ClientRecords } from '../client-records.js';
import { NEVER_DUE } from '../domain/client-fields.js';
import { recordClientActivity } from './client-timelines.js';
import { IS_SHOWN } from './client.tables.js';
import { heldClients } from './described-clients.js';
import { addressesOf } from './same-person.js';

@Injectable()
export class SqlClientRecords extends ClientRecords {
  constructor(private readonly leads: LeadClients) {
    super();
  }

  override async lock(unit: Unit, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const tx = transactionOf(unit);
    const lock = tx.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE';
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM clients WHERE id IN (${placeholders(ids)}) AND ${IS_SHOWN} ORDER BY id${lock}`,
      [...ids],
    );
    return rows.map(({ id }) => id);
  }

  override async assertNotHeld(unit: Unit, id: string): Promise<void> {
    const tx = transactionOf(unit);
    await assertNotHeld(tx, await addressesOf(tx, id));
    await this.leads.assertNotHeld(unit, id);
  }

  override held(reading: Reading, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return heldClients(transactionOf(reading), ids);
  }

  override async setPolicies(
    unit: Unit,
    id: string,
    policiesInForce: number,
    nextPremiumDue: CalendarDate | null,
  ): Promise<void> {
    const sql = 'UPDATE clients SET policiesInForce = ?, nextPremiumDue = ? WHERE id = ?';
    await affected(transactionOf(unit), sql, [policiesInForce, nextPremiumDue ?? NEVER_DUE, id]);
  }

  override addActivity(
    unit: Unit,
    id: string,
    event: ClientEvent,
    by: { readonly actor: Actor; readonly at: string },
    policyId: string | null = null,
  ): Promise<void> {
    return recordClientActivity(transactionOf(unit), id, event, by, policyId);
  }

  override automaticActivity(
    id: string,
    { actionType, actionDetails }: ClientEvent,
    at: string,
    policyId: string,
  ): Statement {
    return {
      sql: `INSERT INTO client_activity
              (id, clientId, policyId, actionType, actionDetails, performedBy, performedByName, createdAt)
            SELECT ?, id, ?, ?, ?, NULL, ?, ? FROM clients WHERE id = ?`,
      parameters: [newId(), policyId, actionType, actionDetails, 'Automatic', at, id],
    };
  }

  override async forgetPolicy(unit: Unit, policyId: string): Promise<void> {
    await affected(transactionOf(unit), 'DELETE FROM client_activity WHERE policyId = ?', [policyId]);
  }
}
