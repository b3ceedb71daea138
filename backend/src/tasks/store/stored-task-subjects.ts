import { Injectable } from '@nestjs/common';
import { ClientRecords } from '../../clients/client-records.js';
import { type LeadTaskEvent, LeadTasks } from '../../leads/lead-tasks.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { TaskSubjects } from '../application/ports.js';
import { leadOf, type Task, type TaskLead } from '../domain/task.js';

/** The leads and clients of the other areas. */
@Injectable()
export class StoredTaskSubjects extends TaskSubjects {
  constructor(
    private readonly leads: LeadTasks,
    private readonly clients: ClientRecords,
  ) {
    super();
  }

  override lockLead(unit: Unit, lead: TaskLead): Promise<boolean> {
    return this.leads.lock(unit, lead);
  }

  override async lockClient(unit: Unit, clientId: string): Promise<boolean> {
    return (await this.clients.lock(unit, [clientId])).length > 0;
  }

  override async assertNotHeld(unit: Unit, task: Task): Promise<void> {
    const lead = leadOf(task);
    if (lead) await this.leads.assertNotHeld(unit, lead);
    if (task.clientId !== null) await this.clients.assertNotHeld(unit, task.clientId);
  }

  override setNextDue(unit: Unit, lead: TaskLead, dueDate: string | null): Promise<boolean> {
    return this.leads.setNextDue(unit, lead, dueDate);
  }

  override addActivity(unit: Unit, lead: TaskLead, event: LeadTaskEvent): Promise<void> {
    return this.leads.addActivity(unit, lead, event);
  }
}
