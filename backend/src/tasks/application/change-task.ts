import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { ActiveUsers } from '../../users/active-users.js';
import { changeTask, type Task, type TaskChange } from '../domain/task.js';
import { assertActive } from './assignee.js';
import { TaskRepository } from './ports.js';
import { TaskChanges } from './task-changes.js';

/**
 * Changes a task, or marks it done or open again. Rejects an unknown task, an impossible due date, and a new assignee who
 * is not active; an assignee who was active at the time may stay.
 */
@Injectable()
export class ChangeTask {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly changes: TaskChanges,
    private readonly users: ActiveUsers,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    change: TaskChange,
    user: { readonly id: string; readonly name: string },
  ): Promise<Task> {
    const at = this.clock.timestamp();
    await this.assertAssignable(id, change);
    return this.changes.change(id, (task) => changeTask(task, change, user.id, at), {
      id: user.id,
      name: user.name,
      at,
    });
  }

  private async assertAssignable(id: string, { assigneeId }: TaskChange): Promise<void> {
    if (assigneeId === undefined) return;
    const task = await this.tasks.findById(id);
    if (task && task.assigneeId !== assigneeId) await assertActive(this.users, assigneeId);
  }
}
