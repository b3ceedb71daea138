import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '../../platform/live-updates.js';
import type { LeadMessage } from '../../leads/lead-message.js';
import { leadOf, type TaskMessage } from '../domain/task.js';
import type { StoredTask } from '../store/sql-tasks.js';

/** The live messages that follow the commit of a change of a task. */
@Injectable()
export class TaskAnnouncements {
  constructor(private readonly live: LiveUpdates<TaskMessage | LeadMessage>) {}

  publish({ task, isChanged, leadChanged }: StoredTask): void {
    if (isChanged) this.live.publish({ type: 'task_updated', data: { id: task.id } });
    const lead = leadOf(task);
    if (lead && leadChanged)
      this.live.publish({ type: `${lead.leadType}_updated`, data: { id: lead.leadId } });
  }
}
