import { columnsOf, personalColumns } from '../../platform/database/field-columns.js';
import { Table } from '../../platform/database/table.js';
import type { Task } from '../domain/task.js';
import { TASK_FIELDS } from '../domain/task-fields.js';

export const Tasks = new Table<Task>({
  name: 'tasks',
  holds: { person: personalColumns(TASK_FIELDS) },
  exported: { leftOut: { 'said by the id': ['leadType'] } },
  columns: columnsOf(TASK_FIELDS),
});
