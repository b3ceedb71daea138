import { Injectable } from '@nestjs/common';
import { placeholders } from '../../platform/database/placeholders.js';
import { newId } from '../../platform/clock.js';
import { affected, Database, runAll, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { activityEntry } from '../domain/activity.js';
import { assertNotErased } from '../domain/erasure.js';
import { NO_TASK_DUE } from '../domain/lead-fields.js';
import { type LeadCare, LEAD_TYPES, type LeadRef } from '../domain/lead.js';
import { leadKey, type LeadTaskEvent, LeadTasks } from '../lead-tasks.js';
import { assertLeadsNotHeld } from './held-leads.js';
import { insertion } from './lead-rows.js';
import { ActivityLogs, LEAD_TABLES } from './lead.tables.js';
import { nameOf } from '../../platform/values/name.js';

interface NamedRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
}

@Injectable()
export class SqlLeadTasks extends LeadTasks {
  constructor(private readonly database: Database) {
    super();
  }

  override async lock(unit: Unit, { leadType, leadId }: LeadRef): Promise<boolean> {
    const lock = this.database.dialect === 'mysql' ? ' FOR UPDATE' : '';
    const [lead] = await transactionOf(unit).query<Pick<LeadCare, 'erasedAt'>[]>(
      `SELECT erasedAt FROM ${LEAD_TABLES[leadType].name} WHERE id = ?${lock}`,
      [leadId],
    );
    if (lead) assertNotErased(lead);
    return lead !== undefined;
  }

  override assertNotHeld(unit: Unit, ref: LeadRef): Promise<void> {
    return assertLeadsNotHeld(transactionOf(unit), [ref]);
  }

  override async setNextDue(
    unit: Unit,
    { leadType, leadId }: LeadRef,
    dueDate: string | null,
  ): Promise<boolean> {
    const stored = dueDate ?? NO_TASK_DUE;
    const changed = await affected(
      transactionOf(unit),
      `UPDATE ${LEAD_TABLES[leadType].name} SET nextTaskDue = ? WHERE id = ? AND nextTaskDue <> ?`,
      [stored, leadId, stored],
    );
    return changed > 0;
  }

  override async addActivity(unit: Unit, ref: LeadRef, event: LeadTaskEvent): Promise<void> {
    const activity = activityEntry(ref, event, event.actor, newId(), event.at);
    await runAll(transactionOf(unit), [insertion(ActivityLogs, activity)]);
  }

  override async names(refs: readonly LeadRef[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const leadType of LEAD_TYPES) {
      const ids = [...new Set(refs.filter((ref) => ref.leadType === leadType).map(({ leadId }) => leadId))];
      if (ids.length === 0) continue;
      const rows = await this.database.reader.query<NamedRow[]>(
        `SELECT id, firstName, lastName FROM ${LEAD_TABLES[leadType].name}
         WHERE id IN (${placeholders(ids)})`,
        ids,
      );
      for (const { id, firstName, lastName } of rows)
        names.set(leadKey({ leadType, leadId: id }), nameOf({ firstName, lastName }));
    }
    return names;
  }
}
