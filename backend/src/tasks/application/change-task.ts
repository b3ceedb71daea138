import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { ActiveUsers } from '../../users/active-users.js';
import { changeTask, type Task, type TaskChange } from '../domain/task.js';
import { assertActive } from './assignee.js';
import { SqlTasks } from '../store/sql-tasks.js';
import { TaskAnnouncements } from './task-announcements.js';

/**
 * Changes a task, or marks it done or open again. Rejects an unknown task, an impossible due date, and a new assignee who
 * is not active; an assignee who was active at the time may stay.
 */
@Injectable()
export class ChangeTask {
  constructor(
    private readonly tasks: SqlTasks,
    private readonly users: ActiveUsers,
    private readonly announcements: TaskAnnouncements,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    change: TaskChange,
    user: { readonly id: string; readonly name: string },
  ): Promise<Task> {
    const at = this.clock.timestamp();
    await this.assertAssignable(id, change);
    const stored = await this.tasks.change(id, (task) => changeTask(task, change, user.id, at), {
      id: user.id,
      name: user.name,
      at,
    });
    if (!stored) throw new NotFound('task.unknown');
    this.announcements.publish(stored);
    return stored.task;
  }

  private async assertAssignable(id: string, { assigneeId }: TaskChange): Promise<void> {
    if (assigneeId === undefined) return;
    const task = await this.tasks.find(id);
    if (task && task.assigneeId !== assigneeId) await assertActive(this.users, assigneeId);
  }
}
