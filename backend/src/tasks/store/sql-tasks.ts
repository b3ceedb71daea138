import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { TaskRepository } from '../application/ports.js';
import type { Task, TaskLead } from '../domain/task.js';
import { Tasks } from './task.tables.js';

@Injectable()
export class SqlTasks extends TaskRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override findById(id: string): Promise<Task | null> {
    return this.database.reader.findOneBy(Tasks, { id });
  }

  override lock(unit: Unit, id: string): Promise<Task | null> {
    return transactionOf(unit).findOne(Tasks, { where: { id }, ...this.database.rowLock });
  }

  override async add(unit: Unit, task: Task): Promise<void> {
    await transactionOf(unit).insert(Tasks, task);
  }

  override async update(unit: Unit, { id, title, dueDate, assigneeId, doneAt, doneBy }: Task): Promise<void> {
    await transactionOf(unit).update(Tasks, id, { title, dueDate, assigneeId, doneAt, doneBy });
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(Tasks, id);
  }

  override async earliestDue(unit: Unit, { leadType, leadId }: TaskLead): Promise<string | null> {
    const [open] = await transactionOf(unit).query<{ next: string | null }[]>(
      'SELECT MIN(dueDate) AS next FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL',
      [leadId, leadType],
    );
    return open?.next ?? null;
  }
}
