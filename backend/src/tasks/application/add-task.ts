import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { Invalid } from '../../platform/domain-error.js';
import { ActiveUsers } from '../../users/active-users.js';
import { createTask, type NewTask, type Task } from '../domain/task.js';
import { assertActive } from './assignee.js';
import { SqlTasks } from '../store/sql-tasks.js';
import { TaskAnnouncements } from './task-announcements.js';

/**
 * Adds a task. Without an assignee it is the task of the user who adds it; null leaves it to nobody. Rejects an impossible
 * due date, an assignee who is not active, and a lead or client that does not exist.
 */
@Injectable()
export class AddTask {
  constructor(
    private readonly tasks: SqlTasks,
    private readonly users: ActiveUsers,
    private readonly announcements: TaskAnnouncements,
    private readonly clock: Clock,
  ) {}

  async execute(
    { assigneeId, ...request }: Omit<NewTask, 'assigneeId'> & { readonly assigneeId?: string | null },
    user: { readonly id: string; readonly name: string },
  ): Promise<Task> {
    const at = this.clock.timestamp();
    const forUser = assigneeId === undefined ? user.id : assigneeId;
    const task = createTask({ ...request, assigneeId: forUser }, newId(), user.id, at);
    await assertActive(this.users, task.assigneeId);
    const stored = await this.tasks.add(task, { id: user.id, name: user.name, at });
    if (!stored)
      throw new Invalid(task.clientId === null ? { leadId: 'lead.unknown' } : { clientId: 'client.unknown' });
    this.announcements.publish(stored);
    return stored.task;
  }
}
