import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { affected, Database, runAll, transactionOf } from '../../platform/database/database.js';
import type { Reading, Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type Actor, activityEntry } from '../domain/activity.js';
import { assertNotErased } from '../domain/erasure.js';
import { changeClient, type Lead, LEAD_TYPES, type LeadRef, type LeadType } from '../domain/lead.js';
import { LeadClients, type LeadPerson } from '../lead-clients.js';
import { assertLeadsNotHeld } from './held-leads.js';
import { insertion } from './lead-rows.js';
import { lockLeads, updateLead } from './lead-updates.js';
import { ActivityLogs, LEAD_TABLES } from './lead.tables.js';

@Injectable()
export class SqlLeadClients extends LeadClients {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, ref: LeadRef): Promise<LeadPerson | null> {
    const [locked] = await lockLeads(transactionOf(unit), this.database.rowLock, [ref]);
    if (!locked) return null;
    assertNotErased(locked.lead);
    return personOf(locked.lead);
  }

  override async link(
    unit: Unit,
    ref: LeadRef,
    clientId: string | null,
    { actor, at }: { actor: Actor; at: string },
  ): Promise<boolean> {
    const [locked] = await lockLeads(transactionOf(unit), this.database.rowLock, [ref]);
    const change = locked && changeClient(locked.lead, clientId);
    if (!change?.activity) return false;
    // no contact with the person, so it answers no lead
    await updateLead(transactionOf(unit), locked!, change.lead);
    await runAll(transactionOf(unit), [
      insertion(ActivityLogs, activityEntry(ref, change.activity, actor, newId(), at)),
    ]);
    return true;
  }

  override async of(reading: Reading, leadType: LeadType, clientId: string): Promise<string[]> {
    const sql = `SELECT id FROM ${LEAD_TABLES[leadType].name} WHERE clientId = ? ORDER BY id`;
    return (await transactionOf(reading).query<{ id: string }[]>(sql, [clientId])).map(({ id }) => id);
  }

  override async among(reading: Reading, clientIds: readonly string[]): Promise<string[]> {
    if (clientIds.length === 0) return [];
    const places = placeholders(clientIds);
    const sql = LEAD_TYPES.map(
      (type) => `SELECT clientId AS id FROM ${LEAD_TABLES[type].name} WHERE clientId IN (${places})`,
    ).join(' UNION ');
    const values = LEAD_TYPES.flatMap(() => clientIds);
    return (await transactionOf(reading).query<{ id: string }[]>(sql, values)).map(({ id }) => id);
  }

  override async unlinkAll(unit: Unit, clientId: string): Promise<void> {
    for (const leadType of LEAD_TYPES)
      await affected(
        transactionOf(unit),
        `UPDATE ${LEAD_TABLES[leadType].name} SET clientId = NULL WHERE clientId = ?`,
        [clientId],
      );
  }

  override async assertNotHeld(reading: Reading, clientId: string): Promise<void> {
    for (const leadType of LEAD_TYPES) {
      const ids = await this.of(reading, leadType, clientId);
      await assertLeadsNotHeld(
        transactionOf(reading),
        ids.map((leadId) => ({ leadType, leadId })),
      );
    }
  }
}

function personOf(lead: Lead): LeadPerson {
  const { firstName, lastName, email, ownerId, clientId } = lead;
  const { phone, dateOfBirth } = lead.leadType === 'appointment' ? lead : { phone: null, dateOfBirth: null };
  return { firstName, lastName, email, phone, dateOfBirth, ownerId, clientId };
}
