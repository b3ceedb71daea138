import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/domain-error.js';
import { SqlTasks } from '../store/sql-tasks.js';
import { TaskAnnouncements } from './task-announcements.js';

/** Deletes a task for good. Rejects an unknown one, and one about a person under a legal hold. */
@Injectable()
export class DeleteTask {
  constructor(
    private readonly tasks: SqlTasks,
    private readonly announcements: TaskAnnouncements,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    { id: userId, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    const stored = await this.tasks.remove(id, { id: userId, name, at: this.clock.timestamp() });
    if (!stored) throw new NotFound('task.unknown');
    this.announcements.publish(stored);
  }
}
