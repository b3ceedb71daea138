import { Injectable } from '@nestjs/common';
import { Clock, newId } from '../../platform/clock.js';
import { ActiveUsers } from '../../users/active-users.js';
import { createTask, type NewTask, type Task } from '../domain/task.js';
import { assertActive } from './assignee.js';
import { TaskChanges } from './task-changes.js';

/**
 * Adds a task. Without an assignee it is the task of the user who adds it; null leaves it to nobody. Rejects an impossible
 * due date, an assignee who is not active, and a lead or client that does not exist.
 */
@Injectable()
export class AddTask {
  constructor(
    private readonly changes: TaskChanges,
    private readonly users: ActiveUsers,
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
    return this.changes.add(task, { id: user.id, name: user.name, at });
  }
}
