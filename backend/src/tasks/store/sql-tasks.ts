import { Injectable } from '@nestjs/common';
import { Database, transactionOf } from '../../platform/database/database.js';
import { SqlRecords } from '../../platform/database/sql-records.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { TaskRepository } from '../application/ports.js';
import type { Task, TaskLead } from '../domain/task.js';
import { Tasks } from './task.tables.js';

@Injectable()
export class SqlTasks extends SqlRecords<Task> implements TaskRepository {
  constructor(database: Database) {
    super(database, Tasks);
  }

  async earliestDue(unit: Unit, { leadType, leadId }: TaskLead): Promise<string | null> {
    const [open] = await transactionOf(unit).query<{ next: string | null }[]>(
      'SELECT MIN(dueDate) AS next FROM tasks WHERE leadId = ? AND leadType = ? AND doneAt IS NULL',
      [leadId, leadType],
    );
    return open?.next ?? null;
  }
}
