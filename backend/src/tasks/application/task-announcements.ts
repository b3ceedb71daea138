import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '../../leads/live-updates.js';
import { leadOf } from '../domain/task.js';
import { TaskUpdates } from '../task-updates.js';
import type { StoredTask } from '../infrastructure/sql-tasks.js';

/** The live messages that follow the commit of a change of a task. */
@Injectable()
export class TaskAnnouncements {
  constructor(
    private readonly updates: TaskUpdates,
    private readonly live: LiveUpdates,
  ) {}

  publish({ task, isChanged, leadChanged }: StoredTask): void {
    if (isChanged) this.updates.changed(task.id);
    const lead = leadOf(task);
    if (lead && leadChanged)
      this.live.publish({ type: `${lead.leadType}_updated`, data: { id: lead.leadId } });
  }
}
